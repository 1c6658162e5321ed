/** The board of Pax Renaissance: what the shell asks of a board, put together. No rule of the game is decided here. */

import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../shell/icon.js";
import { raised, t } from "../words.js";
import { face } from "./pax_renaissance/card.js";
import { market } from "./pax_renaissance/market.js";
import { map } from "./pax_renaissance/map.js";
import { Names } from "./pax_renaissance/names.js";
import { tableaux } from "./pax_renaissance/tableau.js";
import { victories } from "./pax_renaissance/victories.js";

const GROUPS = /** @type {Record<string, string>} */ ({
  buy: "buy", "buy-and-play": "buy", play: "play", sell: "sell", operations: "operations", "free-operations": "operations",
  "all-operations": "operations", fair: "fair", "free-fair": "fair", declare: "declare", operate: "operations",
});

/** @param {any} catalogue */
export async function load(catalogue) {
  const names = new Names(catalogue);
  return {
    /** @param {any} view @param {any} context */
    draw: (view, context) => {
      const position = view.view;
      const board = { ...context, names, catalogue, position, you: view.you, table: view.table ?? [] };
      return html`<div class="pax">${market(board)}${map(board)}${tableaux(board)}${victories(board)}</div>`;
    },

    /** A player is known by the bank. @param {number} seat @param {any} view */
    seatName: (seat, view) => names.bank(view.view.bank[seat]),

    /** @param {number} seat @param {any} view */
    seatFacts: (seat, view) => {
      const { florins, hand, active, actions, out } = view.view;
      const cards = seat === view.you ? hand[seat].length : hand[seat][0];
      return html`<span class="facts">
        <span title=${t("pax-florins", { count: florins[seat] })}>${icon("florin")}<span class="unseen">${t("pax-florins", { count: florins[seat] })}</span><b aria-hidden="true">${florins[seat]}</b></span>
        <span title=${t("pax-web-hand", { count: cards })}>${icon("hand")}<span class="unseen">${t("pax-web-hand", { count: cards })}</span><b aria-hidden="true">${cards}</b></span>
        ${seat === active ? html`<span class="badge plain">${t("pax-web-actions", { count: actions })}</span>` : ""}
        ${out[seat] ? html`<span class="badge plain">${t("pax-board-ruined")}</span>` : ""}</span>`;
    },

    /** @param {string} verb */
    group: (verb) => GROUPS[verb] ?? "other",

    /** @param {string} group */
    groupName: (group) => t(`pax-web-group-${group}`),

    /** A card in large, for whoever points at it. @param {string} thing @param {any} view */
    enlarge: (thing, view) => {
      const [kind, number] = thing.split(":");
      return kind === "card" ? face(names.card(Number(number), view.view), names, true) : null;
    },

    /** What somebody may want to do with a thing, to be asked why it cannot be done. @param {string} thing @param {any} view */
    intentions: (thing, view) => {
      const [kind, number] = thing.split(":");
      if (kind !== "card") return [];
      const { name, spelled } = names.card(Number(number), view.view);
      return ["buy", "play", "sell"].map((verb) => ({ move: `${verb} ${spelled}`, text: raised(t(`pax-move-${verb}`, { card: name })) }));
    },
  };
}
