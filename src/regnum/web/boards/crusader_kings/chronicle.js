/** The chronicle of a house: births, weddings, deaths, wars and crusades as they were told, reign by reign. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { mark } from "./mark.js";

const KINDS = /** @type {Record<string, string>} */ ({
  born: "child", bastard_born: "child", married: "ring", divorced: "ring", died: "skull", ruler_died: "skull", succeeded: "heir", ruler_found: "heir", crisis: "unrest",
  title_granted: "duchy", conquered: "war", annexed: "war", region_freed: "unrest", war_began: "war", war_ended: "peace", allied: "peace", region_allied: "peace",
  crusade_led: "crusade", shield_placed: "crusade", castle_built: "castle", achievement_taken: "first", defeated: "skull", come_back: "heir", looted: "war",
});
const REIGNS = new Set(["succeeded", "ruler_found", "come_back", "realm_taken"]);

/** @param {any} board @param {any} view */
export function chronicle(board, view) {
  const { names, position, you } = board;
  const seat = you >= 0 ? you : 0;
  const told = view.log.filter((/** @type {any} */ entry) => KINDS[entry.kind] && concerns(entry, seat, board));
  return html`<details class="folds chronicle"><summary>${mark("scroll")} ${t("ck-web-chronicle", { name: names.seat(seat, position) })}</summary>
    ${told.length ? html`<ol tabindex="0" aria-label=${t("ck-web-chronicle", { name: names.seat(seat, position) })}>${told.map((/** @type {any} */ entry) => html`<li class=${REIGNS.has(entry.kind) ? "reign" : ""}>${mark(KINDS[entry.kind])} ${entry.text}</li>`)}</ol>`
      : html`<p class="dim">${t("ck-web-chronicle-empty")}</p>`}</details>`;
}

/** Whether a line tells of a house: it names the seat, or somebody of the family. @param {any} entry @param {number} seat @param {any} board */
function concerns(entry, seat, { position }) {
  return (entry.targets ?? []).some((/** @type {[string, number]} */ [kind, number]) => (kind === "seat" && number === seat) || (kind === "character" && position.house[number] === seat));
}
