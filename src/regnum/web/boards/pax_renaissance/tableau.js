/** Hands and tableaux: the bank in the middle, each half outward from it in its order, rulers with their queens and vassals. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { t } from "../../words.js";
import { card } from "./card.js";
import { EAST, WEST } from "./numbers.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board */

/** The reader's own seat first, then the others in their order. @param {Board} board */
export function tableaux(board) {
  const seats = board.position.florins.map((_, seat) => seat);
  const first = Math.max(board.you, 0);
  return html`<section class="tableaux" aria-labelledby="tableaux-heading">
    <h3 id="tableaux-heading">${t("pax-web-tableaux")}</h3>
    <div class="players">${[...seats.slice(first), ...seats.slice(0, first)].map((seat) => player(seat, board))}</div></section>`;
}

/** @param {number} seat @param {Board} board */
function player(seat, board) {
  const { position, names } = board;
  const maids = names.oldMaids(seat, position);
  const mine = seat === board.you;
  return html`<article class="player seat-${seat} ${mine ? "mine" : ""} ${position.out[seat] ? "out" : ""}" aria-label=${names.seat(seat, position)}>
    <div class="halves">${tableau(seat, WEST, board)}${bank(seat, board)}${tableau(seat, EAST, board)}</div>
    <div class="below">${hand(seat, board)}
    ${maids.length ? html`<div class="hand"><h4 class="minor">${t("pax-web-old-maids")}</h4><div class="cards">${maids.map((number) => card(number, board, { small: true }))}</div></div>` : nothing}</div>
  </article>`;
}

/** The board of a bank: who it is, the purse, the hand, and what counts for the victories. @param {number} seat @param {Board} board */
function bank(seat, board) {
  const { position, names } = board;
  const florins = position.florins[seat];
  const cards = names.handSize(seat, board.you, position);
  const name = names.seat(seat, position);
  const threat = board.insights?.threats?.found.some((each) => each.seat === seat);
  const said = [t("pax-florins", { count: florins }), t("pax-web-hand", { count: cards })].join(", ");
  return html`<div class="bank"><h4>${spot(`seat:${seat}`, board, { kind: "bank-name", inside: html`<span class="seat-mark">${seat}</span><span>${name}${seat === board.you ? html` <span class="dim">(${t("web-you")})</span>` : nothing}</span><span class="unseen">, ${said}</span>` })}</h4>
    <p class="purse" aria-hidden="true"><span data-key="florins:seat:${seat}" title=${t("pax-florins", { count: florins })}>${icon("florin")}<b>${florins}</b></span>
      <span title=${t("pax-web-hand", { count: cards })}>${icon("hand")}<b>${cards}</b></span></p>
    ${position.out[seat] ? html`<p class="badge plain">${t("pax-board-ruined")}</p>` : nothing}
    ${threat ? html`<p class="threat">${icon("threat")}${t("pax-web-threat")}</p>` : nothing}</div>`;
}

/** A hand: one's own cards; of others those that everybody saw them take, and how many more. @param {number} seat @param {Board} board */
function hand(seat, board) {
  const { position, names } = board;
  const mine = seat === board.you;
  const count = names.handSize(seat, board.you, position);
  const shown = names.seenHand(seat, board.you, position);
  if (!count) return nothing;
  return html`<div class="hand"><h4 class="minor">${t("pax-web-hand", { count })}</h4><div class="cards">
    ${shown.map((number) => card(number, board, { small: !mine }))}
    ${count > shown.length ? html`<span class="face-down">${t("pax-board-hidden", { count: count - shown.length })}</span>` : nothing}</div></div>`;
}

/** @param {number} seat @param {number} half @param {Board} board */
function tableau(seat, half, board) {
  const { position, names } = board;
  const place = names.rowOf(seat, half);
  const row = position.rows[place];
  return html`<div class="half half-${half === WEST ? "west" : "east"} ${row.length ? "" : "bare"}">
    <h4 class="minor">${spot(`tableau:${place}`, board, { kind: "half-name", inside: names.half(half), label: `${names.half(half)}, ${t("pax-web-cards", { count: row.length })}` })}</h4>
    <div class="cards">${row.length ? row.map((number) => stack(number, board)) : html`<span class="nothing" aria-hidden="true">–</span>`}</div></div>`;
}

/** A card with whatever lies on it. @param {number} number @param {Board} board @returns {unknown} */
function stack(number, board) {
  const { position, names } = board;
  const empire = names.ruled(number);
  if (empire < 0) return card(number, board);
  const queens = names.queensOf(empire, position);
  const vassals = names.vassalsOf(empire, position);
  if (!queens.length && !vassals.length) return card(number, board);
  return html`<span class="stack" role="group" aria-label=${names.card(number, position).name}>${card(number, board)}
    ${queens.map((queen) => card(queen, board, { small: true }))}
    ${vassals.map((vassal) => stack(names.rulerOf(vassal), board))}</span>`;
}
