/** Promises: they bind nobody; while the game runs those who heard one see it, and at the end all see whether it was kept. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { ticked, written } from "./fields.js";
import { seatName } from "./seats.js";
import { tell } from "./session.js";

/** @typedef {import("../types.js").Vow} Vow */

const MARKS = { kept: "✓", broken: "✗", open: "–" };

/** What the reader is about to promise; another hand at this screen begins anew. */
let wish = newWish(-1);

/** @param {number} seat @returns {{seat: number, kind: string, number: number, to: number[]}} */
function newWish(seat) {
  return { seat, kind: "", number: 0, to: [] };
}

/** Whether anything is or can be promised. @param {import("../types.js").View} view */
export const hasPromises = (view) => Boolean(view.promises?.kinds.length || view.promises?.made.length);

/** What was promised, and a form to promise something. */
export function promises() {
  const { view } = here();
  if (!view.promises || !hasPromises(view)) return nothing;
  if (wish.seat !== view.you) wish = newWish(view.you);
  const { made, kinds } = view.promises;
  return html`<section class="promises" aria-label=${t("web-promises")}><h3>${t("web-promises")}</h3>
    ${made.length ? html`<ul>${made.map(vow)}</ul>` : nothing}
    ${kinds.length && view.you >= 0 ? form() : nothing}</section>`;
}

/** @param {Vow} each */
const vow = (each) => html`<li class="vow ${each.verdict ?? ""}">${each.text}
  ${each.verdict ? html`<b>${MARKS[each.verdict]} ${each.verdict_text}</b>` : html`<span class="dim">${t(each.public ? "web-deals-public" : "web-deals-private")}</span>`}</li>`;

/** Choose what to promise, and to whom. */
function form() {
  const { view } = here();
  const kinds = view.promises?.kinds ?? [];
  const kind = kinds.find((each) => each.kind === wish.kind);
  const others = view.seats.filter((seat) => seat.seat !== view.you);
  const ready = kind && wish.to.length;
  return html`<div class="draft"><label class="field">${t("web-promises-what")}
      <select class="promise-kind" .value=${wish.kind} @change=${(/** @type {Event} */ event) => { wish.kind = written(event); wish.number = 0; set(); }}>
        <option value="">–</option>${kinds.map((each) => html`<option value=${each.kind} ?selected=${each.kind === wish.kind}>${raised(each.text)}</option>`)}</select></label>
    ${kind?.numbers.length ? html`<label class="field">${t("web-promises-about")}
      <select class="promise-number" .value=${String(wish.number)} @change=${(/** @type {Event} */ event) => { wish.number = Number(written(event)); set(); }}>
        ${kind.numbers.map((each) => html`<option value=${each.number} ?selected=${each.number === wish.number}>${raised(each.text)}</option>`)}</select></label>` : nothing}
    ${kind ? html`<fieldset class="deal-partners"><legend>${t("web-promises-to")}</legend>
      ${others.map((seat) => html`<label class="deal-item"><input type="checkbox" data-promise-to=${seat.seat} .checked=${wish.to.includes(seat.seat)}
        @change=${(/** @type {Event} */ event) => { wish.to = wish.to.filter((each) => each !== seat.seat).concat(ticked(event) ? [seat.seat] : []); set(); }} /><span>${seatName(seat)}</span></label>`)}</fieldset>
      <p class="dim">${t(isPrivate() ? "web-promises-private" : "web-deals-public")}</p>
      <button class="button small promise" ?disabled=${!ready || state.busy} @click=${make}>${t("web-promises-make")}</button>` : nothing}</div>`;
}

/** Whether only those who are promised something would hear it. */
const isPrivate = () => wish.to.every((seat) => here().view.whispers?.includes(seat));

async function make() {
  const { kind, number, to } = wish;
  await tell("promises", { kind, number, to, private: isPrivate() });
  if (!state.problem) wish = newWish(here().view.you);
  set();
}
