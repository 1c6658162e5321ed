/** The chronicle of a house: births, weddings, deaths, wars and crusades, regions won and lost, as they were told, reign by reign. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import * as api from "../../api.js";
import { written } from "../../shell/fields.js";
import { preferences, set } from "../../store.js";
import { t } from "../../words.js";
import { mark } from "./mark.js";
import { NONE } from "./names.js";

/** @typedef {import("./types.js").Board} Board */

/** @typedef {import("../../types.js").Told} Told @typedef {{ruler: number, lines: Told[]}} Reign */

const KINDS = /** @type {Record<string, string>} */ ({
  born: "child", bastard_born: "child", married: "ring", divorced: "ring", died: "skull", ruler_died: "skull", succeeded: "heir", ruler_found: "heir", crisis: "unrest",
  title_granted: "duchy", conquered: "war", annexed: "war", war_began: "war", war_ended: "peace", allied: "peace", region_allied: "peace",
  crusade_led: "crusade", shield_placed: "crusade", castle_built: "castle", achievement_taken: "first", defeated: "skull", come_back: "heir", looted: "war",
  overthrown: "unrest", region_abandoned: "unrest", region_given_up: "peace", region_traded: "gold",
});
const REIGNS = new Set(["succeeded", "ruler_found", "come_back"]);
const JOINS = new Set(["born", "bastard_born", "married", "succeeded", "ruler_found", "come_back"]);

/** What has been read of the log, for whom, and up to where; it is read while the fold is open only. */
const book = { open: false, house: Number.NaN, reader: "", seq: Number.NaN, events: /** @type {Told[]} */ ([]) };

/** @param {Board} board @param {import("../../types.js").View} view */
export function chronicle(board, view) {
  const { names, position, you } = board;
  const reader = [view.id, you, preferences.language].join();
  if (book.open && (book.reader !== reader || book.seq !== view.seq)) read(view, reader);
  const house = book.house >= 0 && book.house < names.seats(position) ? book.house : Math.max(you, 0);
  const seats = Array.from({ length: names.seats(position) }, (_, seat) => seat);
  const heading = t("ck-web-chronicle", { name: names.seat(house, position) });
  return html`<details class="crown-fold chronicle" @toggle=${(/** @type {Event} */ event) => unfold(/** @type {HTMLDetailsElement} */ (event.target).open)}><summary>${mark("scroll")} ${heading}</summary>
    <label class="chronicle-house">${t("ck-web-chronicle-house")}
      <select @change=${(/** @type {Event} */ event) => choose(Number(written(event)))}>${seats.map((seat) => html`<option value=${seat} ?selected=${seat === house}>${names.seat(seat, position)}</option>`)}</select></label>
    ${book.open && book.reader === reader ? story(house, heading, board) : nothing}</details>`;
}

/** @param {boolean} open */
function unfold(open) {
  book.open = open;
  set();
}

/** @param {number} house */
function choose(house) {
  book.house = house;
  set();
}

/** Read everything that was told; what was taken back is no longer there. @param {import("../../types.js").View} view @param {string} reader */
async function read(view, reader) {
  if (book.reader !== reader) book.events = [];
  Object.assign(book, { reader, seq: view.seq });
  const events = await api.events(view.id, preferences.language, view.you).catch(() => null);
  if (!events || book.reader !== reader || book.seq !== view.seq) return; // the log in the panel is still there, and the next change asks again
  book.events = events;
  set();
}

/** @param {number} house @param {string} heading @param {Board} board */
function story(house, heading, { names, position }) {
  const reigns = reignsOf(house, book.events, position.ruler[house]);
  return html`<div class="reigns" tabindex="0" role="group" aria-label=${heading}>${reigns.map(({ ruler, lines }) => html`
    ${ruler === NONE ? nothing : html`<h4>${names.character(ruler)}</h4>`}
    ${lines.length ? html`<ol>${lines.map((line) => html`<li>${mark(KINDS[line.event])} ${line.text}</li>`)}</ol>` : html`<p class="dim">${t("ck-web-chronicle-empty")}</p>`}`)}</div>`;
}

/** The events of a house by who ruled; the first ruler was there before anything was told. @param {number} house @param {Told[]} events @param {number} last who rules now @returns {Reign[]} */
function reignsOf(house, events, last) {
  /** @type {Map<number, number>} */
  const homes = new Map();
  /** @type {Reign[]} */
  const reigns = [{ ruler: NONE, lines: [] }];
  for (const event of events) {
    const people = [event.character, event.other_character].filter((each) => each >= 0);
    if (KINDS[event.event] && (event.seat === house || event.rival === house || people.some((each) => homes.get(each) === house))) {
      if (event.event === "ruler_died" && event.seat === house) reigns[reigns.length - 1].ruler = event.character;
      if (REIGNS.has(event.event) && event.seat === house) reigns.push({ ruler: event.character, lines: [] });
      reigns[reigns.length - 1].lines.push(event);
    }
    for (const each of people) {
      if (JOINS.has(event.event)) homes.set(each, event.seat);
      if (event.event === "died" || event.event === "ruler_died") homes.delete(each);
    }
  }
  if (reigns.length === 1 && reigns[0].ruler === NONE) reigns[0].ruler = last;
  return reigns;
}
