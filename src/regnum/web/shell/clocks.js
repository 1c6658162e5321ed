/** The clocks of the seats. They run in the page between two messages of the server, without drawing everything anew. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { announce, around, here, state } from "../store.js";
import { t } from "../words.js";

const TICK = 250; // milliseconds
const SHORT = 60; // seconds that are said aloud and shown as short
const DAY = 86400;
let warned = false;

/** What is left of a clock now; in the grace after its end, what is left of the grace. @param {import("../types.js").Clock} clock */
function left(clock) {
  const passed = clock.running ? (performance.now() - here().clockAt) / 1000 : 0;
  const grace = clock.state === "grace" ? here().view.clocks?.grace ?? 0 : 0;
  return Math.max(0, (clock.left ?? 0) + grace - passed);
}

/** "12:05", "2:03:00", or days and hours; as wide as before however it counts. @param {number} seconds */
export function reading(seconds) {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("web-clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60].map((part) => String(part).padStart(2, "0"));
  return hours === "00" ? `${minutes}:${rest}` : `${hours}:${minutes}:${rest}`;
}

/** The clock of a seat; its text is written by `tick`, so nothing stands in it here. @param {number} seat */
export function clockOf(seat) {
  const clock = here().view.clocks?.seats.find((each) => each.seat === seat);
  if (!clock || clock.left === null) return nothing;
  return html`<span class="clock ${clock.running ? "running" : ""} ${clock.state}" data-seat=${seat} role="timer" aria-label=${t("web-clock")}></span>`;
}

/** Write what the clocks show. */
function tick() {
  const clocks = state.game?.view?.clocks;
  if (!clocks || state.game?.curtain) return;
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock[data-seat]"))) {
    const clock = clocks.seats.find((other) => other.seat === Number(each.dataset.seat));
    if (clock) write(each, clock);
  }
  warn(clocks);
}

/** Besides its colour a short time has a sign and a word. @param {HTMLElement} each @param {import("../types.js").Clock} clock */
function write(each, clock) {
  const seconds = left(clock);
  const short = clock.running && seconds <= SHORT;
  const word = clock.state === "grace" ? t("web-clock-grace") : clock.state === "absent" ? t("web-clock-out") : short ? t("web-clock-short") : "";
  const text = `${short || clock.state !== "time" ? "⚠" : clock.running ? "▸" : "‖"} ${reading(seconds)}${word ? ` ${word}` : ""}`;
  if (each.textContent !== text) each.textContent = text;
  each.classList.toggle("short", short || clock.state !== "time");
}

/** Say once that the last minute has begun. @param {import("../types.js").Clocks} clocks */
function warn(clocks) {
  const mine = clocks.seats.find((each) => each.seat === here().seat);
  if (!mine || mine.left === null) return;
  const short = mine.running && left(mine) <= SHORT;
  if (short && !warned) announce(t("web-clock-minute"));
  warned = short;
}

setInterval(tick, TICK);
around.after.add(tick);
