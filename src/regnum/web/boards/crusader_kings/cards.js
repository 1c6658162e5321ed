/** Action cards and developments: the hand, the plan, the card being played, the open row, what everybody holds. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";
import { NONE } from "./names.js";

/** @typedef {import("./types.js").Board} Board */

/** The face of an action card. @param {import("./types.js").Card} card @param {boolean} [large] */
export const face = (card, large = false) => html`<span class="crown-face deck-${card.deck} ${large ? "large" : ""}">
  <span class="crown-face-head">${mark(card.deck)} ${t(`ck-deck-${card.deck}`)}</span><b>${card.title}</b>
  ${large ? html`<span class="crown-face-flavour">${card.flavour}</span>` : nothing}
  ${large && card.condition ? html`<span class="dim">${t("ck-web-condition", { text: card.condition })}</span>` : nothing}
  <span class="crown-face-text">${card.text}</span></span>`;

/** The card being played, with its whole text: whatever its event asks can be read there. @param {Board} board */
export function inPlay({ names, position }) {
  if (position.card === NONE) return nothing;
  const card = names.card(position.card);
  return html`<section class="in-play" aria-label=${t("ck-board-played", { seat: names.seat(position.active, position), card: card.title })} data-key=${`card:${position.card}`}>
    <p class="dim"><span class="swatch ${names.colour(position.active, position)}"></span>${t("ck-board-played", { seat: names.seat(position.active, position), card: "" })}</p>${face(card, true)}</section>`;
}

/** The own hand and plan. @param {Board} board */
export function hand(board) {
  const { names, position, you } = board;
  const own = you >= 0 && !position.out[you] && position.strategy[you] === NONE;
  return html`<section class="hand-part" aria-labelledby="hand-heading"><h3 id="hand-heading">${mark("scroll")} ${t(own ? "ck-web-hand" : "ck-web-cards")}</h3>
    ${own ? html`<div class="crown-cards">
      ${position.plan[you].map((each, place) => html`<div class="planned"><span class="badge plain">${t("ck-web-planned", { number: place + 1 })}</span>${card(each, board)}</div>`)}
      ${position.hand[you].map((each) => card(each, board))}
      ${position.hand[you].length + position.plan[you].length ? nothing : html`<p class="dim">${t("ck-web-no-cards")}</p>`}</div>` : nothing}
    ${holdings(board)}</section>`;
}

/** @param {number} number @param {Board} board */
const card = (number, board) => spot(`card:${number}`, board, { kind: "crown-card", key: `card:${number}`, inside: face(board.names.card(number)) });

/** How many cards of each deck everybody holds. @param {Board} board */
function holdings({ names, position, catalogue: { decks } }) {
  const seats = Array.from({ length: names.seats(position) }, (_, seat) => seat).filter((seat) => !position.out[seat]);
  return html`<div class="holdings-scroll" tabindex="0" role="group" aria-label=${t("ck-web-holdings")}><table class="holdings"><caption>${t("ck-web-holdings")}</caption>
    <thead><tr><td></td>${decks.map((deck) => html`<th scope="col">${mark(deck)}<span class="unseen">${t(`ck-deck-${deck}`)}</span></th>`)}</tr></thead>
    <tbody>${seats.map((seat) => html`<tr><th scope="row"><span class="swatch ${names.colour(seat, position)}"></span>${names.seat(seat, position)}</th>
      ${decks.map((_, deck) => html`<td>${position.holding[seat * decks.length + deck] || "–"}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** The open developments, and everybody's. @param {Board} board */
export function developments(board) {
  const { names, position } = board;
  const seats = Array.from({ length: names.seats(position) }, (_, seat) => seat).filter((seat) => !position.out[seat]);
  return html`<section class="developments" aria-labelledby="developments-heading"><h3 id="developments-heading">${t("ck-board-developments")}</h3>
    <div class="crown-cards">${position.row.filter((each) => each !== NONE).map((each) => development(each, board))}</div>
    <ul class="held">${seats.map((seat) => html`<li><span class="swatch ${names.colour(seat, position)}"></span><b>${names.seat(seat, position)}</b>:
      ${position.held[seat].length ? position.held[seat].map((each) => html`<span class="held-card" title=${names.developmentText(each, position)}>${names.development(each)}</span>`) : "–"}</li>`)}</ul></section>`;
}

/** @param {number} number @param {Board} board */
function development(number, board) {
  const { names, position } = board;
  const type = names.catalogue.packs[position.pack].developments[number].type;
  return spot(`development:${number}`, board, { kind: "crown-card", inside: html`<span class="crown-face type-${type}">
    <span class="crown-face-head">${t(`ck-development-type-${type}`)}</span><b>${names.development(number)}</b><span class="crown-face-text">${names.developmentText(number, position)}</span></span>` });
}
