/** Pieces: the drawing says the kind, the outline and the colour the religion, the number the owner of a pawn. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { RELIGIONS } from "./names.js";

/** @param {number} piece @param {any} names @param {string} [more] classes */
export function token(piece, names, more = "") {
  const { kind, religion, seat, name } = names.piece(piece);
  const owner = seat >= 0 ? `owner-${seat}` : religion;
  return html`<span class="token ${kind} ${owner} ${more}" role="img" aria-label=${name} title=${name}>${icon(kind)}${seat >= 0 ? html`<b aria-hidden="true">${seat}</b>` : ""}</span>`;
}

/** An agent printed on a card: "catholic knight", or "pawn" of whoever plays it. @param {string} agent @param {string} name */
export function printed(agent, name) {
  const parts = agent.split(" ");
  const kind = parts.at(-1) ?? "pawn";
  const religion = RELIGIONS.includes(parts[0]) ? parts[0] : "plain";
  return html`<span class="token small ${kind} ${religion}" role="img" aria-label=${name} title=${name}>${icon(kind)}</span>`;
}
