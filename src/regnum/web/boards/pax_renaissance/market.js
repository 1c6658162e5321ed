/** Both rows of the market: what each space costs, its card and its florins. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { card } from "./card.js";
import { COLUMNS, EAST, NONE, WEST } from "./names.js";

/** @param {any} board */
export const market = (board) => html`<section class="market" aria-labelledby="market-heading">
  <h3 id="market-heading">${raised(t("pax-term-market"))}</h3>
  ${[WEST, EAST].map((row) => marketRow(row, board))}
</section>`;

/** @param {number} row @param {any} board */
function marketRow(row, board) {
  const { position, names } = board;
  const left = position.top_left[row] + position.low_left[row] + position.comets[row].length + (position.next_card[row] === NONE ? 0 : 1);
  const route = board.catalogue.routes[position.open_route[row]];
  return html`<div class="market-row">
    <div class="market-side half-${row === WEST ? "west" : "east"}"><h4>${names.half(row)}</h4>
      <p>${t("pax-web-deck", { count: left })}</p>
      <p class="dim">${t("pax-web-route", { city: route ? names.city(route.id) : "–" })}</p>
      ${position.next_card[row] === NONE ? nothing : html`<p>${t("pax-board-next", { card: names.card(position.next_card[row], position).name })}</p>`}</div>
    <ol class="spaces" tabindex="0" aria-label=${t("pax-web-row", { row: names.half(row) })}>
      ${Array.from({ length: COLUMNS }, (_, column) => space(row * COLUMNS + column, column, board))}
    </ol></div>`;
}

/** @param {number} number @param {number} column @param {any} board */
function space(number, column, board) {
  const shown = board.position.market[number];
  const florins = board.position.market_florins[number];
  const thing = `space:${number}`;
  const places = board.lit.get(thing);
  const price = column === 0 ? raised(t("pax-board-fair")) : t("pax-florins", { count: column });
  const head = html`<span class="price" title=${price}>${column === 0 ? price : html`${icon("florin")}<b aria-hidden="true">${column}</b><span class="unseen">${price}</span>`}</span>
    ${florins ? html`<span class="pile" title=${t("pax-florins", { count: florins })}>+${florins}<span class="unseen">${t("pax-florins", { count: florins })}</span>${icon("florin")}</span>` : nothing}`;
  return html`<li class="space ${column === 0 ? "fair" : ""}">
    ${places ? html`<button class="space-head lit ${board.pointed?.has(thing) ? "pointed" : ""}" @click=${() => board.press(thing)}>${head}</button>`
      : html`<div class="space-head">${head}</div>`}
    ${shown === NONE ? html`<div class="empty" role="img" aria-label=${t("pax-web-empty")}></div>` : card(shown, board)}
  </li>`;
}
