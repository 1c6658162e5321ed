/** Pieces: the drawing says the kind, the outline and the colour the religion, the number the owner of a pawn. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";

/** @param {number} piece @param {import("./names.js").Names} names @param {string} [more] classes @param {string} [key] what it is known by when it moves */
export function token(piece, names, more = "", key) {
  const { kind, religion, seat, name } = names.piece(piece);
  const owner = seat >= 0 ? `owner-${seat}` : religion;
  return html`<span class="token ${kind} ${owner} ${more}" data-key=${key ?? nothing} data-seat=${seat >= 0 ? seat : nothing} role="img" aria-label=${name} title=${name}>${icon(kind)}</span>`;
}

/** An agent printed on a card: "catholic knight", or "pawn" of whoever plays it. @param {string} agent @param {string} name */
export function printed(agent, name) {
  const [religion, kind] = agent.includes(" ") ? agent.split(" ") : ["plain", agent];
  return html`<span class="token small ${kind} ${religion}" role="img" aria-label=${name} title=${name}>${icon(kind)}</span>`;
}

/** The mark of a seat with a sum beside it. @param {number} seat @param {string} said @param {string} name */
export const share = (seat, said, name) => html`<span class="share seat-${seat}" title=${name}><span class="seat-mark" aria-hidden="true">${seat}</span><span class="unseen">${name}</span>${said}</span>`;
