/** The crusade track and the achievements. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";
import { ACHIEVEMENTS, NONE, kebab } from "./names.js";
import { traits } from "./bag.js";

/** @typedef {import("./types.js").Board} Board */

/** @param {Board} board */
export function track(board) {
  const { names, position, catalogue } = board;
  const last = catalogue.last_positions[position.scenario];
  return html`<section class="track-part" aria-labelledby="track-heading"><h3 id="track-heading">${mark("crusade")} ${t("ck-board-track")}</h3>
    <ol class="track" tabindex="0" aria-label=${t("ck-board-track")}>${Array.from({ length: last }, (_, number) => step(number, board))}</ol>
    <ul class="achievements" aria-label=${t("ck-board-achievements")}>${ACHIEVEMENTS.map((id, number) => {
      const holder = position.achievement[number];
      return html`<li class=${names.colour(holder, position)}><span class="swatch"></span><b>${t(`ck-achievement-${kebab(id)}`)}</b> <span class="dim">${holder === NONE ? t("ck-board-free") : names.seat(holder, position)}</span></li>`;
    })}</ul></section>`;
}

/** @param {number} number @param {Board} board */
function step(number, board) {
  const { names, position } = board;
  const holder = position.shield[number];
  return html`<li class="step ${holder === NONE ? "" : names.colour(holder, position)}">${spot(`position:${number}`, board, { kind: "step-body", inside: html`
    <span class="step-number">${number + 1}</span><b>${names.position(number)}</b>
    ${holder === NONE ? nothing : html`<span class="step-shield">${mark("shield")}${names.seat(holder, position)}</span>`}
    <span class="step-bonus">${names.bonus(number, position)}</span>${traits(position.track_traits[number].map((token) => names.token(token)))}` })}</li>`;
}
