/** Hands and tableaux: each half in its order, rulers with their queens and vassals. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { raised, t } from "../../words.js";
import { card } from "./card.js";
import { EAST, NONE, WEST } from "./names.js";

const OLD_MAID = 5; // a place of cards, as the position numbers them

/** The reader's own seat first, then the others in their order. @param {any} board */
export function tableaux(board) {
  const seats = board.position.florins.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const first = Math.max(board.you, 0);
  return html`<section class="tableaux" aria-labelledby="tableaux-heading">
    <h3 id="tableaux-heading">${t("pax-web-tableaux")}</h3>
    ${[...seats.slice(first), ...seats.slice(0, first)].map((seat) => player(seat, board))}</section>`;
}

/** @param {number} seat @param {any} board */
function player(seat, board) {
  const { position, names } = board;
  const maids = position.place.flatMap((/** @type {number} */ place, /** @type {number} */ number) => (place === OLD_MAID && position.owner[number] === seat ? [number] : []));
  return html`<article class="player seat-${seat}">
    <h4><span class="seat-mark" aria-hidden="true">${seat}</span>${names.bank(position.bank[seat])}${seat === board.you ? html` <span class="dim">(${t("web-you")})</span>` : nothing}</h4>
    ${hand(seat, board)}
    <div class="halves">${[WEST, EAST].map((half) => tableau(seat, half, board))}</div>
    ${maids.length ? html`<div class="half"><h5>${t("pax-web-old-maids")}</h5><div class="cards">${maids.map((/** @type {number} */ number) => card(number, board))}</div></div>` : nothing}
  </article>`;
}

/** A hand: one's own cards; of others those that everybody saw them take, and how many more. @param {number} seat @param {any} board */
function hand(seat, board) {
  const { position } = board;
  const mine = seat === board.you;
  const count = mine ? position.hand[seat].length : position.hand[seat][0] ?? 0;
  const taken = position.taken[seat];
  const shown = mine ? position.hand[seat] : taken.slice(taken.findLastIndex((/** @type {number} */ entry) => entry < 0) + 1);
  if (!count) return mine ? html`<p class="dim">${t("pax-web-no-hand")}</p>` : nothing;
  return html`<div class="hand"><h5>${t("pax-web-hand", { count })}</h5><div class="cards">
    ${shown.map((/** @type {number} */ number) => card(number, board))}
    ${count > shown.length ? html`<span class="face-down">${t("pax-board-hidden", { count: count - shown.length })}</span>` : nothing}</div></div>`;
}

/** @param {number} seat @param {number} half @param {any} board */
function tableau(seat, half, board) {
  const { position, names } = board;
  const row = position.rows[seat * 2 + half];
  const thing = `tableau:${seat * 2 + half}`;
  const count = board.lit.get(thing)?.length;
  const pointed = board.pointed?.has(thing) ? "pointed" : "";
  const heading = names.half(half);
  return html`<div class="half half-${half === WEST ? "west" : "east"} ${pointed}">
    <h5>${count ? html`<button class="half-name lit" @click=${() => board.press(thing)}>${heading}<span class="unseen">${t("web-lit", { count })}</span></button>` : heading}</h5>
    <div class="cards">${row.length ? row.map((/** @type {number} */ number) => stack(number, board)) : html`<span class="dim">${raised(t("pax-web-empty"))}</span>`}</div></div>`;
}

/** A card with whatever lies on it. @param {number} number @param {any} board @returns {unknown} */
function stack(number, board) {
  const { position, names } = board;
  const empire = number - names.ruler;
  if (empire < 0) return card(number, board);
  const queens = names.queensOf(empire, position);
  const vassals = position.suzerain.flatMap((/** @type {number} */ lord, /** @type {number} */ vassal) => (lord !== NONE && lord === empire ? [vassal] : []));
  if (!queens.length && !vassals.length) return card(number, board);
  return html`<span class="stack" role="group" aria-label=${names.card(number, position).name}>${card(number, board)}
    ${queens.map((/** @type {number} */ queen) => card(queen, board, { small: true }))}
    ${vassals.map((/** @type {number} */ vassal) => stack(names.ruler + vassal, board))}</span>`;
}
