/** Which religion is supreme: bishops, believers and prestige of each, and by how much it leads or lags. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { share } from "./piece.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board */

/** Which religion is supreme, in words. @param {import("./types.js").Faiths} found @param {import("./names.js").Names} names */
export const supremeWords = (found, names) => (found.supreme === null ? t("pax-table-no-supreme") : t("pax-table-supreme", { religion: names.religion(found.supreme) }));

/** @param {Board} board */
export function tracker(board) {
  const found = board.insights?.religion;
  if (!found) return nothing;
  return html`<section class="tracker" aria-labelledby="tracker-heading">
    <h3 id="tracker-heading">${t("pax-web-tracker")} <span class="dim">${supremeWords(found, board.names)}</span></h3>
    <div class="tracker-scroll" tabindex="0" role="group" aria-labelledby="tracker-heading"><table><thead><tr><th scope="col">${t("pax-web-religion")}</th><th scope="col">${t("pax-web-bishops")}</th><th scope="col">${t("pax-web-believers")}</th><th scope="col">${raised(t("pax-web-prestige"))}</th></tr></thead>
      <tbody>${found.religions.map((entry) => row(entry, found.supreme === entry.religion, board))}</tbody></table></div></section>`;
}

/** @param {import("./types.js").Faith} entry @param {boolean} supreme @param {Board} board */
function row(entry, supreme, board) {
  const id = board.catalogue.religions[entry.religion];
  const name = raised(board.names.religion(entry.religion));
  return html`<tr class="faith ${id} ${supreme ? "supreme" : ""}">
    <th scope="row">${spot(`religion:${entry.religion}`, board, { kind: "faith-name", label: name, inside: html`<span class="mark prestige-${id}">${icon(id)}</span>${name}${supreme ? html`<span class="crown">${icon("trophy")}</span>` : nothing}` })}</th>
    <td>${count(entry.bishops, entry.bishops_lead)}</td><td>${count(entry.believers, entry.believers_lead)}</td>
    <td><span class="shares">${entry.prestige.flatMap((held, seat) => (held ? [share(seat, String(held), board.names.seat(seat, board.position))] : []))}</span></td></tr>`;
}

/** A number with what it has more than the others together, or lacks. @param {number} number @param {number} lead */
const count = (number, lead) => html`<b>${number}</b> <span class=${lead > 0 ? "ahead" : "dim"}>${lead > 0 ? `▲ ${t("pax-web-ahead", { count: lead })}` : t("pax-web-behind", { count: 1 - lead })}</span>`;
