/** The victories: which are active, how far each player is, and who could win in his next turn. The server works it out. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { HOLY, IMPERIAL, NONE, PATRON } from "./numbers.js";
import { share } from "./piece.js";
import { spot } from "../../shell/thing.js";
import { supremeWords } from "./tracker.js";

/** @typedef {import("./types.js").Board} Board @typedef {import("./types.js").Known} Known @typedef {import("./types.js").Position} Position */

/** @type {Record<string, string>} */
const ICONS = { renaissance: "law", globalization: "discovery", imperial: "king", holy: "bishop", patron: "patron" };

/** What it takes; two players need another lead in kings. @param {number} victory @param {Known} board */
export function needs(victory, { catalogue, position }) {
  const { lead, lead_two_players: ofTwo } = catalogue.victories[IMPERIAL];
  const { kings } = position.florins.length === 2 ? { ...lead, ...ofTwo } : lead;
  return t(`pax-web-needs-${catalogue.endings[victory]}`, { kings });
}

/** @param {number} victory @param {Position} position */
export const status = (victory, position) => t(victory === PATRON ? "pax-table-at-the-end" : position.victory[victory] ? "pax-table-open" : "pax-table-closed");

/** @param {Board} board */
export const victories = (board) => html`<section class="victories" aria-labelledby="victories-heading">
  <h3 id="victories-heading">${raised(t("pax-table-victories"))}</h3>
  ${warnings(board)}
  <ul class="victory-list">${Object.keys(ICONS).map((id) => panel(board.catalogue.endings.indexOf(id), board))}</ul></section>`;

/** Who could win in his next turn, and the moves that do it. @param {Board} board */
function warnings(board) {
  const { insights, names, position } = board;
  if (!insights || position.ending !== NONE) return nothing;
  if (!insights.threats) return html`<p class="dim">${t("pax-web-threats-later")}</p>`;
  const { found, unsure } = insights.threats;
  if (!found.length && !unsure.length) return html`<p class="dim">${t("pax-web-threats-none")}</p>`;
  return html`<ul class="threats">${found.map((threat) => html`<li class="seat-${threat.seat}"><details>
      <summary><span class="threat">${icon("threat")}${t("pax-web-threat")}</span> ${share(threat.seat, names.seat(threat.seat, position), names.seat(threat.seat, position))}
        <span>${names.victory(threat.victory)}${threat.now ? html` – <b>${t("pax-web-threat-now")}</b>` : nothing}</span></summary>
      <ol>${threat.moves.map((move) => html`<li>${move.seat === threat.seat ? nothing : html`<span class="dim">${names.seat(move.seat, position)}: </span>`}${names.move(move, position)}</li>`)}</ol></details></li>`)}
    ${unsure.length ? html`<li class="dim">${t("pax-web-threats-unsure", { names: unsure.map((seat) => names.seat(seat, position)).join(", ") })}</li>` : nothing}</ul>`;
}

/** @param {number} victory @param {Board} board */
function panel(victory, board) {
  const { position } = board;
  const active = position.victory[victory] === 1;
  const known = board.insights?.victories?.[victory];
  const name = board.names.victory(victory);
  return html`<li class="victory ${active ? "open" : ""}">
    ${spot(`victory:${victory}`, board, { kind: "victory-name", label: `${name}, ${status(victory, position)}`, inside: html`${icon(ICONS[board.catalogue.endings[victory]])}<b>${name}</b>` })}
    <p class="status">${active ? "● " : "○ "}${status(victory, position)}${known && known.actions > 1 ? html`, ${t("pax-web-costs", { count: known.actions })}` : nothing}</p>
    <p class="dim">${needs(victory, board)}</p>
    ${victory === HOLY && board.insights ? html`<p>${supremeWords(board.insights.religion, board.names)}</p>` : nothing}
    ${known ? html`<ul class="distances">${known.seats.map((seat) => distance(seat, victory, known, board))}</ul>` : nothing}</li>`;
}

/** @param {import("./types.js").Distance} entry @param {number} victory @param {import("./types.js").Race} known @param {Board} board */
function distance(entry, victory, known, board) {
  const least = Math.min(...known.seats.map((seat) => seat.missing));
  const leads = entry.missing === least && known.seats.some((seat) => seat.missing > least);
  const threat = board.insights?.threats?.found.some((each) => each.seat === entry.seat && each.victory === victory);
  const name = board.names.seat(entry.seat, board.position);
  return html`<li class="seat-${entry.seat} ${leads ? "leads" : ""}"><span class="seat-mark" aria-hidden="true">${entry.seat}</span><span class="unseen">${name}</span>
    <span>${entry.parts.map((part, place) => html`${place ? ", " : ""}${t(`pax-score-${part.what}`)} <b>${part.have}</b>${part.missing ? html` <span class="lack" title=${t("pax-web-lacks", { count: part.missing })}>(−${part.missing})</span>` : nothing}`)}
    ${entry.met ? html`<span class="met">✓ ${t("pax-table-ready")}</span>` : leads ? html`<span title=${t("pax-web-leads")}>▲<span class="unseen">${t("pax-web-leads")}</span></span>` : nothing}
    ${threat ? html`<span class="threat">${icon("threat")}${t("pax-web-threat")}</span>` : nothing}</span></li>`;
}
