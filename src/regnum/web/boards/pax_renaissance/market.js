/** The market: two rows, each space with what it costs, its card and its florins. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { card } from "./card.js";
import { COLUMNS, EAST, FAIR, NONE, WEST } from "./numbers.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board @typedef {import("./types.js").Position} Position */

/** @param {Board} board */
export const market = (board) => html`<section class="market" aria-labelledby="market-heading">
  <h3 id="market-heading">${raised(t("pax-term-market"))}</h3>
  ${[WEST, EAST].map((row) => marketRow(row, board))}
</section>`;

/** Cards that are left to be drawn for a row. @param {number} row @param {Position} position */
export const deckSize = (row, position) => position.top_left[row] + position.low_left[row] + position.comets[row].length + (position.next_card[row] === NONE ? 0 : 1);

/** @param {number} row @param {Board} board */
function marketRow(row, board) {
  const { position, names } = board;
  const left = deckSize(row, position);
  return html`<div class="market-row half-${row === WEST ? "west" : "east"}">
    <div class="market-side"><h4>${names.half(row)}</h4>
      ${spot(`deck:${row}`, board, { kind: "deck", label: `${names.half(row)}: ${t("pax-web-deck", { count: left })}`, inside: html`<b>${left}</b>` })}
      <p class="dim">${t("pax-web-deck", { count: left })}</p>
      ${position.next_card[row] === NONE ? nothing : html`<p class="next">${t("pax-board-next", { card: names.card(position.next_card[row], position).name })}</p>`}</div>
    <ol class="spaces" tabindex="0" aria-label=${t("pax-web-row", { row: names.half(row) })}>
      ${Array.from({ length: COLUMNS }, (_, column) => space(row * COLUMNS + column, column, board))}
    </ol></div>`;
}

/** @param {number} number @param {number} column @param {Board} board */
function space(number, column, board) {
  const shown = board.position.market[number];
  const florins = board.position.market_florins[number];
  const price = column === FAIR ? raised(t("pax-board-fair")) : t("pax-florins", { count: column });
  const pile = florins ? t("pax-web-pile", { count: florins }) : "";
  const head = html`<span class="price" title=${price}>${column === FAIR ? html`${icon("fair")}${price}` : html`${icon("florin")}<span class="unseen">${t("pax-web-price")}</span><b>${column}</b>`}</span>
    ${florins ? html`<span class="pile" data-key="florins:space:${number}" title=${pile}>+${florins}${icon("florin")}<span class="unseen">(${pile})</span></span>` : nothing}`;
  return html`<li class="space ${column === FAIR ? "fair" : ""}">
    ${spot(`space:${number}`, board, { kind: "space-head", inside: head })}
    ${shown === NONE ? html`<div class="empty" role="img" aria-label=${t("pax-web-empty")}></div>` : card(shown, board)}
  </li>`;
}
