/** What each fair would bring now, along its route; a switch shows it on the map. The server has worked it out. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { t } from "../../words.js";
import { EAST, NONE, WEST } from "./numbers.js";
import { share } from "./piece.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board @typedef {import("./types.js").Known} Known */

/** @param {number} row */
export const rowName = (row) => (row === WEST ? "west" : "east");

/** What is known of the fair of a row, or undefined. @param {number} row @param {Known} board */
export const fairOf = (row, board) => board.insights?.fairs?.find((fair) => fair.row === row);

/** What the money of a fair does at a border: undefined if it does not come so far. @param {number} row @param {number} border @param {Board} board */
export const paymentAt = (row, border, board) => fairOf(row, board)?.steps.find((step) => step.border === border);

/** Both fairs in a line each: a switch for the map, the route, and everybody's share. @param {Board} board */
export const fairs = (board) => html`<ul class="fairs" aria-label=${t("pax-web-fairs")}>${[WEST, EAST].map((row) => {
  const route = board.catalogue.routes[board.position.open_route[row]];
  const fair = fairOf(row, board);
  const name = t("pax-web-fair", { row: board.names.half(row), city: board.names.city(route.id) });
  return html`<li class="fair-line ${rowName(row)}">
    <label class="choice" title=${t("pax-web-fair-show")}><input type="checkbox" class="show-${rowName(row)}" />${icon("map")}<span class="unseen">${name}: ${t("pax-web-fair-show")}</span></label>
    ${spot(`fair:${row}`, board, { kind: "fair-name", also: [`space:${board.names.fairSpace(row)}`], label: name, inside: html`<span class="route ${route.colour}" aria-hidden="true">${icon("fair")}</span>${name}` })}
    <span class="shares">${fair && board.position.ending === NONE ? shares(fair, board) : nothing}</span></li>`;
})}</ul>`;

/** @param {import("./types.js").Fair} fair @param {Board} board */
function shares(fair, board) {
  if (!fair.profits) return html`<span class="dim">${t("pax-web-fair-none")}</span>`;
  const earned = fair.earnings.flatMap((florins, seat) => (florins ? [share(seat, `+${florins}`, board.names.seat(seat, board.position))] : []));
  return html`${earned}
    ${fair.lost ? html`<span class="share" title=${t("pax-web-fair-lost", { count: fair.lost })}>${icon("pirate")}<span class="unseen">${t("pax-piece-pirate")}</span>−${fair.lost}</span>` : nothing}
    <span class="dim">${t("pax-web-fair-profits", { count: fair.profits })}</span>`;
}

/** The mark on a border that a fair's money crosses; seen only while the route is switched on. @param {number} row @param {number} border @param {Board} board */
export function payment(row, border, board) {
  const step = paymentAt(row, border, board);
  if (!step) return nothing;
  const { names, position } = board;
  const said = step.florins ? t(step.seat === null ? "pax-web-pay-pirate" : "pax-web-pay", { name: step.seat === null ? "" : names.seat(step.seat, position), count: step.florins }) : t("pax-web-pay-nobody");
  return html`<span class="payment on-${rowName(row)}" role="img" aria-label=${said} title=${said}>${step.florins ? (step.seat === null ? "−" : "+") + step.florins : "·"}</span>`;
}
