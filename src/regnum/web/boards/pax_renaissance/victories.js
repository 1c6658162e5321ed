/** The victories: which are active, how far each player is, and who could win in his next turn. The server works it out. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { NONE } from "./names.js";
import { share } from "./piece.js";
import { spot } from "../../shell/thing.js";
import { supremeWords } from "./tracker.js";

const HOLY = 3;
const PATRON = 4;
const ICONS = ["law", "discovery", "king", "bishop", "patron"];
const IDS = ["renaissance", "globalization", "imperial", "holy", "patron"];

/** @param {number} victory */
export const victoryName = (victory) => raised(t(`pax-victory-${IDS[victory] ?? (victory === 5 ? "last-banker" : "dry-market")}`));

/** What it takes. @param {number} victory @param {any} position */
export const needs = (victory, position) => t(`pax-web-needs-${IDS[victory]}`, { kings: position.florins.length === 2 ? 3 : 2 });

/** @param {number} victory @param {any} position */
export const status = (victory, position) => t(victory === PATRON ? "pax-table-at-the-end" : position.victory[victory] ? "pax-table-open" : "pax-table-closed");

/** @param {any} board */
export const victories = (board) => html`<section class="victories" aria-labelledby="victories-heading">
  <h3 id="victories-heading">${raised(t("pax-table-victories"))}</h3>
  ${warnings(board)}
  <ul class="victory-list">${IDS.map((_, victory) => panel(victory, board))}</ul></section>`;

/** Who could win in his next turn, and the moves that do it. @param {any} board */
function warnings(board) {
  const { insights, names, position } = board;
  if (!insights || position.ending !== NONE) return nothing;
  if (!insights.threats) return html`<p class="dim">${t("pax-web-threats-later")}</p>`;
  const { found, unsure } = insights.threats;
  if (!found.length && !unsure.length) return html`<p class="dim">${t("pax-web-threats-none")}</p>`;
  return html`<ul class="threats">${found.map((/** @type {any} */ threat) => html`<li class="seat-${threat.seat}"><details>
      <summary><span class="threat">${icon("threat")}${t("pax-web-threat")}</span> ${share(threat.seat, names.seat(threat.seat, position), names.seat(threat.seat, position))}
        <span>${victoryName(threat.victory)}${threat.now ? html` – <b>${t("pax-web-threat-now")}</b>` : nothing}</span></summary>
      <ol>${threat.moves.map((/** @type {any} */ move) => html`<li>${move.seat === threat.seat ? nothing : html`<span class="dim">${names.seat(move.seat, position)}: </span>`}${names.move(move, position)}</li>`)}</ol></details></li>`)}
    ${unsure.length ? html`<li class="dim">${t("pax-web-threats-unsure", { names: unsure.map((/** @type {number} */ seat) => names.seat(seat, position)).join(", ") })}</li>` : nothing}</ul>`;
}

/** @param {number} victory @param {any} board */
function panel(victory, board) {
  const { position } = board;
  const active = position.victory[victory] === 1;
  const known = board.insights?.victories?.[victory];
  const name = victoryName(victory);
  return html`<li class="victory ${active ? "open" : ""}">
    ${spot(`victory:${victory}`, board, { kind: "victory-name", label: `${name}, ${status(victory, position)}`, inside: html`${icon(ICONS[victory])}<b>${name}</b>` })}
    <p class="status">${active ? "● " : "○ "}${status(victory, position)}${known?.actions > 1 ? html`, ${t("pax-web-costs", { count: known.actions })}` : nothing}</p>
    <p class="dim">${needs(victory, position)}</p>
    ${victory === HOLY && board.insights ? html`<p>${supremeWords(board.insights.religion)}</p>` : nothing}
    ${known ? html`<ul class="distances">${known.seats.map((/** @type {any} */ seat) => distance(seat, victory, known, board))}</ul>` : nothing}</li>`;
}

/** @param {any} entry @param {number} victory @param {any} known @param {any} board */
function distance(entry, victory, known, board) {
  const least = Math.min(...known.seats.map((/** @type {any} */ seat) => seat.missing));
  const leads = entry.missing === least && known.seats.some((/** @type {any} */ seat) => seat.missing > least);
  const threat = board.insights.threats?.found.some((/** @type {any} */ each) => each.seat === entry.seat && each.victory === victory);
  const name = board.names.seat(entry.seat, board.position);
  return html`<li class="seat-${entry.seat} ${leads ? "leads" : ""}"><span class="seat-mark" aria-hidden="true">${entry.seat}</span><span class="unseen">${name}</span>
    <span>${entry.parts.map((/** @type {any} */ part, /** @type {number} */ place) => html`${place ? ", " : ""}${t(`pax-score-${part.what}`)} <b>${part.have}</b>${part.missing ? html` <span class="lack" title=${t("pax-web-lacks", { count: part.missing })}>(−${part.missing})</span>` : nothing}`)}
    ${entry.met ? html`<span class="met">✓ ${t("pax-table-ready")}</span>` : leads ? html`<span title=${t("pax-web-leads")}>▲<span class="unseen">${t("pax-web-leads")}</span></span>` : nothing}
    ${threat ? html`<span class="threat">${icon("threat")}${t("pax-web-threat")}</span>` : nothing}</span></li>`;
}
