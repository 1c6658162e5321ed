/** The board of Pax Renaissance: what the shell asks of a board, put together. No rule of the game is decided here. */

import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../shell/icon.js";
import { t } from "../words.js";
import { face } from "./pax_renaissance/card.js";
import { explain } from "./pax_renaissance/explain.js";
import { intentions } from "./pax_renaissance/intentions.js";
import { PieceKeys } from "./pax_renaissance/keys.js";
import { market } from "./pax_renaissance/market.js";
import { map } from "./pax_renaissance/map.js";
import { Names } from "./pax_renaissance/names.js";
import { tableaux } from "./pax_renaissance/tableau.js";
import { roam } from "../shell/thing.js";
import { tracker } from "./pax_renaissance/tracker.js";
import { victories } from "./pax_renaissance/victories.js";

/** @typedef {import("../types.js").View} View @typedef {import("./pax_renaissance/types.js").Known} Known */

/** The position as this title sends it. @param {View} view @returns {import("./pax_renaissance/types.js").Position} */
const positionOf = (view) => /** @type {any} */ (view.view); // the shell knows no title's position

/** @param {import("./pax_renaissance/types.js").Catalogue} catalogue @returns {Promise<import("../types.js").Board>} */
export async function load(catalogue) {
  const names = new Names(catalogue);
  const keys = new PieceKeys();
  /** What the parts of the board need; without insights they show what the position alone tells. @param {View} view @returns {Known} */
  const about = (view) => {
    const insights = /** @type {Known["insights"]} */ (view.insights ?? null);
    names.seated = positionOf(view).bank;
    return { names, keys, catalogue, position: positionOf(view), you: view.you, insights, silenced: new Set(insights?.silenced ?? []) };
  };
  return {
    draw: (view, context) => {
      const board = { ...context, ...about(view) };
      keys.follow(board.position);
      return html`<div class="pax" @keydown=${roam}>${market(board)}${map(board)}${tableaux(board)}
        <div class="outlook">${victories(board)}${tracker(board)}</div></div>`;
    },

    seatFacts: (seat, view) => {
      const { position, insights } = about(view);
      const { florins, active, actions, out } = position;
      const cards = names.handSize(seat, view.you, position);
      const threat = insights?.threats?.found.some((each) => each.seat === seat);
      return html`<span class="facts">
        <span title=${t("pax-florins", { count: florins[seat] })}>${icon("florin")}<span class="unseen">${t("pax-florins", { count: florins[seat] })}</span><b aria-hidden="true">${florins[seat]}</b></span>
        <span title=${t("pax-web-hand", { count: cards })}>${icon("hand")}<span class="unseen">${t("pax-web-hand", { count: cards })}</span><b aria-hidden="true">${cards}</b></span>
        ${seat === active ? html`<span class="badge plain">${t("pax-web-actions", { count: actions })}</span>` : ""}
        ${threat ? html`<span class="threat">${icon("threat")}${t("pax-web-threat")}</span>` : ""}
        ${out[seat] ? html`<span class="badge plain">${t("pax-board-ruined")}</span>` : ""}</span>`;
    },

    group: names.group,

    groupName: (group) => t(`pax-web-group-${group}`),

    /** A card in large, for whoever points at it. */
    enlarge: (thing, view) => {
      const [kind, number] = thing.split(":");
      return kind === "card" ? face(names.card(Number(number), positionOf(view)), names, true) : null;
    },

    /** What a thing is, does and counts now, with its rule. */
    explain: (thing, view) => explain(thing, about(view)),

    /** What somebody may want to do with a thing, to be asked why it cannot be done. */
    intentions: (thing, view) => intentions(thing, positionOf(view), view.you, names),
  };
}
