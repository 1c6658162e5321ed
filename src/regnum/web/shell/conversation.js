/** The panel of talk: at the table everybody may read and those with a seat may speak; in a room only those who are in it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import * as api from "../api.js";
import { focusNext, here, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { ticked, written } from "./fields.js";
import { roomName, rooms, seenKey } from "./rooms.js";
import { seatColour, seatName } from "./seats.js";
import { tell } from "./session.js";
import { hear, speaker } from "./talk.js";

/** @typedef {import("../types.js").Saying} Saying */

const MOST = 500; // letters in one saying, as the server takes them

/** @param {number|string} at seconds, or a date as text */
function hour(at) {
  const date = new Date(typeof at === "number" ? at * 1000 : at);
  return Number.isNaN(date.valueOf()) ? "" : new Intl.DateTimeFormat(preferences.language, { timeStyle: "short" }).format(date);
}

/** The panel. */
export function talk() {
  const { talk: said, view } = here();
  const all = rooms(view, said);
  if (said.room && !all.some((room) => room.room === said.room)) said.room = ""; // another hand, with other rooms
  const room = all.find((each) => each.room === said.room);
  if (room) said.seen.set(seenKey(view, room.room), room.last);
  const lines = room ? room.lines : said.entries;
  const canSpeak = view.you >= 0 && (!room || room.audience.every((seat) => seat === view.you || view.whispers?.includes(seat)));
  const label = room ? t("web-talk-whisper", { names: roomName(view, room.audience) }) : t("web-talk-label");
  return html`${all.length || view.whispers?.length ? tabs(all) : nothing}
    ${said.choosing ? chooser(said.choosing) : nothing}
    <div class="sayings" role="log" aria-live="polite" aria-label=${room ? roomName(view, room.audience) : t("web-talk")} tabindex="0">
      ${lines.length ? nothing : html`<p class="dim">${t("web-talk-empty")}</p>`}
      <ul>${repeat(lines, (/** @type {Saying} */ each) => `${said.room}/${each.id}`, line)}</ul>
    </div>
    ${canSpeak ? html`<form class="row say" @submit=${speak}>
      <label class="unseen" for="say">${label}</label>
      <input id="say" maxlength=${MOST} required autocomplete="off" placeholder=${label} .value=${said.draft}
        @input=${(/** @type {Event} */ event) => { said.draft = written(event); }} />
      <button class="button second small">${t("web-talk-send")}</button>
    </form>` : room && view.you >= 0 ? html`<p class="dim">${t("web-talk-closed")}</p>` : nothing}`;
}

/** One line; what was done about a deal has a mark instead of a speaker. @param {Saying} each */
function line(each) {
  const { view } = here();
  if (each.kind && each.kind !== "whisper") {
    return html`<li class="done"><p>◆ ${each.text} <time class="dim">${hour(each.at)}</time>
      ${each.changed?.length ? html`<br /><span class="dim">${each.changed.join(" ")}</span>` : nothing}</p></li>`;
  }
  return html`<li class=${each.seat === view.you ? "mine" : ""}>
    <span class="seat-mark ${seatColour(each.seat)}" aria-hidden="true">${each.seat}</span>
    <p><b>${speaker(each)}</b> <time class="dim">${hour(each.at)}</time><br />${each.text}</p></li>`;
}

/** The table, the rooms of the reader, and a way to open another. @param {import("../types.js").Room[]} all */
function tabs(all) {
  const { talk: said, view } = here();
  const tab = (/** @type {string} */ room, /** @type {string} */ name, fresh = 0) => html`<button class="room-tab" data-room=${room || "table"} aria-pressed=${said.room === room ? "true" : "false"}
    @click=${() => { said.room = room; said.choosing = null; set(); }}>${room ? "◒ " : ""}${name}${fresh ? html` <span class="unread">${fresh}</span>` : nothing}</button>`;
  const fresh = (/** @type {import("../types.js").Room} */ room) => room.lines.filter((each) => each.id > (said.seen.get(seenKey(view, room.room)) ?? 0) && each.seat !== view.you).length;
  return html`<div class="rooms" role="group" aria-label=${t("web-talk-rooms")}>${tab("", t("web-talk-table"))}
    ${all.map((room) => tab(room.room, roomName(view, room.audience), fresh(room)))}
    ${view.whispers?.length ? html`<button class="room-tab open-room" aria-expanded=${said.choosing ? "true" : "false"} @click=${() => { said.choosing = said.choosing ? null : []; set(); }}>+ ${t("web-talk-private")}</button>` : nothing}</div>`;
}

/** Choose with whom to talk in private. @param {number[]} chosen */
function chooser(chosen) {
  const { talk: said, view } = here();
  const others = view.seats.filter((seat) => view.whispers?.includes(seat.seat));
  const open = () => {
    const audience = [view.you, ...chosen].sort((one, other) => one - other);
    said.opened.push(audience);
    said.room = audience.join(".");
    said.choosing = null;
    set();
    focusNext("#say");
  };
  return html`<fieldset class="deal-partners"><legend>${t("web-talk-with")}</legend>
    ${others.map((seat) => html`<label class="deal-item"><input type="checkbox" data-whisper=${seat.seat} .checked=${chosen.includes(seat.seat)}
      @change=${(/** @type {Event} */ event) => { said.choosing = chosen.filter((each) => each !== seat.seat).concat(ticked(event) ? [seat.seat] : []); set(); }} /><span>${seatName(seat)}</span></label>`)}
    <button class="button second small enter-room" ?disabled=${!chosen.length} @click=${open}>${t("web-talk-open")}</button></fieldset>`;
}

/** @param {SubmitEvent} event */
async function speak(event) {
  event.preventDefault();
  const game = here();
  const { talk: said } = game;
  const text = said.draft.trim();
  if (!text) return;
  try {
    if (said.room) await tell("talk", { text, to: said.room.split(".").map(Number).filter((seat) => seat !== game.view.you) });
    else await api.say(game.id, game.seat, text);
    if (said.room && state.problem) return;
    said.draft = "";
    const box = /** @type {HTMLInputElement|null} */ (document.getElementById("say"));
    if (box) box.value = "";
    if (said.room) set();
    else hear(game, await api.talk(game.id, said.last));
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError ? problem.message : t("web-problem-server") } });
  }
}
