/** Talk at the table: everybody there may read, those with a seat may speak. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import * as api from "../api.js";
import { announce, here, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { written } from "./fields.js";
import { seatColour, seatName } from "./seats.js";

/** @typedef {import("../types.js").Saying} Saying */

const MOST = 500; // letters in one saying, as the server takes them

/** @returns {import("../types.js").Talk} */
export const newTalk = () => ({ entries: [], last: 0, unread: 0, there: false, draft: "" });

/** Read what was said before; a server without talk has none. @param {import("../types.js").Game} game */
export async function openTalk(game) {
  try {
    const entries = await api.talk(game.id, 0);
    game.talk.there = true;
    add(game, entries);
  } catch {
    game.talk.there = false;
  }
  set();
}

/** Take in new sayings, each once. @param {import("../types.js").Game} game @param {Saying[]} entries */
function add(game, entries) {
  const { talk } = game;
  const fresh = entries.filter((each) => each.id > talk.last);
  if (!fresh.length) return fresh;
  talk.entries.push(...fresh);
  talk.last = Math.max(talk.last, ...fresh.map((each) => each.id));
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const list = document.querySelector(".sayings");
    if (list) list.scrollTop = list.scrollHeight;
  }));
  return fresh;
}

/** Hear news; while the talk is folded away they are counted and said aloud. @param {import("../types.js").Game} game @param {Saying[]} entries */
export function hear(game, entries) {
  if (state.game !== game) return;
  game.talk.there = true;
  const fresh = add(game, entries).filter((each) => each.seat !== game.seat);
  if (fresh.length && game.panel !== "talk") {
    game.talk.unread += fresh.length;
    announce(fresh.map((each) => `${speaker(each)}: ${each.text}`).join(" "));
  }
  set();
}

/** @param {Saying} saying */
const speaker = (saying) => {
  const seat = here().view.seats.find((each) => each.seat === saying.seat);
  return seat ? seatName(seat) : saying.name;
};

/** @param {number|string} at seconds, or a date as text */
function hour(at) {
  const date = new Date(typeof at === "number" ? at * 1000 : at);
  return Number.isNaN(date.valueOf()) ? "" : new Intl.DateTimeFormat(preferences.language, { timeStyle: "short" }).format(date);
}

/** The panel. */
export function talk() {
  const { talk: said, view } = here();
  return html`<div class="sayings" role="log" aria-live="polite" aria-label=${t("web-talk")} tabindex="0">
      ${said.entries.length ? nothing : html`<p class="dim">${t("web-talk-empty")}</p>`}
      <ul>${repeat(said.entries, (/** @type {Saying} */ each) => each.id, (/** @type {Saying} */ each) => html`<li class=${each.seat === view.you ? "mine" : ""}>
        <span class="seat-mark ${seatColour(each.seat)}" aria-hidden="true">${each.seat}</span>
        <p><b>${speaker(each)}</b> <time class="dim">${hour(each.at)}</time><br />${each.text}</p></li>`)}</ul>
    </div>
    ${view.you >= 0 ? html`<form class="row say" @submit=${speak}>
      <label class="unseen" for="say">${t("web-talk-label")}</label>
      <input id="say" maxlength=${MOST} required autocomplete="off" placeholder=${t("web-talk-label")} .value=${said.draft}
        @input=${(/** @type {Event} */ event) => { said.draft = written(event); }} />
      <button class="button second small">${t("web-talk-send")}</button>
    </form>` : nothing}`;
}

/** @param {SubmitEvent} event */
async function speak(event) {
  event.preventDefault();
  const game = here();
  const text = game.talk.draft.trim();
  if (!text) return;
  try {
    await api.say(game.id, game.seat, text);
    game.talk.draft = "";
    const box = /** @type {HTMLInputElement|null} */ (document.getElementById("say"));
    if (box) box.value = "";
    hear(game, await api.talk(game.id, game.talk.last));
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError ? problem.message : t("web-problem-server") } });
  }
}
