/** The board of Crusader Kings: what the shell asks of a board, put together. No rule of the game is decided here. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here } from "../store.js";
import { t } from "../words.js";
import { roam } from "../shell/thing.js";
import { bag } from "./crusader_kings/bag.js";
import { developments, face, hand, inPlay } from "./crusader_kings/cards.js";
import { chronicle } from "./crusader_kings/chronicle.js";
import { explain } from "./crusader_kings/explain.js";
import { families } from "./crusader_kings/family.js";
import { intentions } from "./crusader_kings/intentions.js";
import { legend, map } from "./crusader_kings/map.js";
import { mark } from "./crusader_kings/mark.js";
import { NONE, Names, kebab } from "./crusader_kings/names.js";
import { planner } from "./crusader_kings/planner.js";
import { track } from "./crusader_kings/track.js";

/** @typedef {import("../types.js").View} View @typedef {import("./crusader_kings/types.js").Known} Known */

/** @param {import("./crusader_kings/types.js").Catalogue} catalogue @returns {Promise<import("../types.js").Board>} */
export async function load(catalogue) {
  const names = new Names(catalogue);
  /** What the parts of the board need. @param {View} view @returns {Known} */
  const about = (view) => {
    const position = /** @type {any} */ (view.view); // the shell knows no title's position
    const insights = /** @type {Known["insights"]} */ (view.insights ?? null);
    return { names, catalogue, position, you: view.you, insights };
  };
  return {
    draw: (view, context) => {
      const board = { ...context, ...about(view) };
      const own = html`<div class="crown-halves">${hand(board)}${bag(board)}</div>`;
      const planning = [...board.lit.keys()].some((thing) => thing.startsWith("card:")); // then the cards must not be below the map
      return html`<div class="ck" @keydown=${roam}><div class="crown-top">${era(board)}${inPlay(board)}</div>
        ${planning ? own : nothing}${map(board)}${legend()}${planner(board)}${planning ? nothing : own}${families(board)}
        ${track(board)}${developments(board)}${chronicle(board, view)}
        <p class="legend">${t(catalogue.packs[board.position.pack].ours ? "ck-web-ours" : "ck-web-pack", { name: catalogue.packs[board.position.pack].name })}</p></div>`;
    },

    seatFacts: (seat, view) => {
      const { position, insights } = about(view);
      const { gold, strategy, token, out } = position;
      const known = insights?.seats?.[seat];
      return html`<span class="facts">
        ${known ? html`<span title=${t("ck-board-points", { points: known.points })}>${mark("first")}<span class="unseen">${t("ck-board-points", { points: known.points })}</span><b aria-hidden="true">${known.points}</b></span>` : nothing}
        <span title=${t("ck-board-gold", { gold: gold[seat] })}>${mark("gold")}<span class="unseen">${t("ck-board-gold", { gold: gold[seat] })}</span><b aria-hidden="true">${strategy[seat] === NONE ? gold[seat] : "∞"}</b></span>
        ${seat === token ? html`<span class="badge plain">${t("ck-web-first")}</span>` : nothing}
        ${out[seat] ? html`<span class="badge plain">${t("ck-board-out")}</span>` : nothing}</span>`;
    },

    /** The program of the rulebook that plays a seat; it may be another than the one that was asked for. */
    programName: (seat, view) => {
      const { strategy } = about(view).position;
      return strategy[seat] === NONE ? null : t(`ck-strategy-${catalogue.strategies[strategy[seat]]}`);
    },

    /** The colour of the dynasty, as on the map and on the family boards. */
    seatColour: (seat, view) => names.colour(seat, about(view).position),

    /** @param {string} verb */
    group: (verb) => catalogue.groups[verb] ?? catalogue.group_of_others,

    /** Courses are those of the card being played: its text says what they are. @param {string} group */
    groupName: (group) => (group === catalogue.groups.course ? names.card(about(here().view).position.card).text : t(`ck-web-group-${group}`)),

    /** A card in large, for whoever points at it. @param {string} thing */
    enlarge: (thing) => {
      const [kind, number] = thing.split(":");
      return kind === "card" ? face(names.card(Number(number)), true) : null;
    },

    /** What a thing is, does and counts now, with its rule. */
    explain: (thing, view) => explain(thing, about(view)),

    /** What somebody may want to do with a thing, to be asked why it cannot be done. */
    intentions: (thing, view) => intentions(thing, about(view)),
  };
}

/** Where in the game we are. @param {Known} board */
function era({ catalogue, position, names }) {
  const scenario = catalogue.scenarios[position.scenario].id;
  return html`<p class="era-line"><b>${t(`ck-scenario-${kebab(scenario)}`)}</b>
    <span>${t("ck-board-now", { phase: names.phase(position), era: position.era + 1, eras: catalogue.eras[position.scenario], round: position.round + 1, turn: position.turn + 1, first: names.seat(position.first, position) })}</span></p>`;
}
