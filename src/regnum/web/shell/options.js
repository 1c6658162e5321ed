/** The prompt and the complete list of answers, by pointer and by keys. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openRule, preferences, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { key } from "./lights.js";
import { choose, play, undo } from "./session.js";

const TYPING = 900; // milliseconds within which digits belong to one number
let typed = "";
let typedAt = 0;

/** What is to be done, by whom, and the buttons that always stand beside it. */
export function prompt() {
  const { view } = state.game;
  const mine = view.waiting.includes(view.you);
  const names = view.seats.filter((/** @type {any} */ seat) => view.waiting.includes(seat.seat)).map((/** @type {any} */ seat) => seatName(seat));
  return html`<section class="prompt ${mine ? "mine" : ""}" aria-labelledby="prompt">
    <p class="who">${view.outcome ? nothing : mine ? t("web-your-turn") : t("web-waiting-for", { names: names.join(", ") })}
      ${state.busy ? html`<span class="busy">${t("web-busy")}</span>` : nothing}</p>
    <h2 id="prompt" tabindex="-1">${view.outcome ? view.outcome.text : view.decision?.prompt ?? ""}</h2>
    <div class="row">
      <button class="button second small" ?disabled=${!view.can_undo || state.busy} @click=${undo}>${t("web-undo")}</button>
      ${view.decision?.rule ? html`<button class="button second small" @click=${() => openRule(view.decision.rule)}>
        ${t("web-rule", { rule: view.decision.rule })}</button>` : nothing}
    </div>
  </section>`;
}

/** What a seat is called here. @param {any} seat */
export function seatName(seat) {
  return raised(state.game.board?.seatName?.(seat.seat, state.game.view) ?? seat.name ?? t("web-create-seat", { seat: seat.seat }));
}

/** The answers in groups, one a verb, in the order of the server; their numbers stay those of the whole list. */
function groups() {
  const { view, aimed, board } = state.game;
  /** @type {Map<string, {place: number, option: any}[]>} */
  const found = new Map();
  view.options.forEach((/** @type {any} */ option, /** @type {number} */ place) => {
    if (aimed && !option.targets?.some((/** @type {[string, number]} */ target) => key(target) === aimed)) return;
    const group = board?.group?.(option.move.split(" ")[0]) ?? option.move.split(" ")[0];
    found.set(group, [...(found.get(group) ?? []), { place, option }]);
  });
  return [...found];
}

/** The list. */
export function options() {
  const game = state.game;
  const { view } = game;
  if (view.outcome || !view.options.length) return nothing;
  return html`<section class="options" aria-labelledby="options-heading" @keydown=${onKey}>
    <h3 id="options-heading">${t("web-options", { count: view.options.length })}</h3>
    ${game.aimed ? html`<p class="aimed">${t("web-aimed")} <button class="link" @click=${() => aim(null)}>${t("web-show-all")}</button></p>` : nothing}
    <div class="option-list">
      ${groups().map(([group, members]) => html`<div class="option-group" role="group" aria-label=${groupName(group) ?? nothing}>
        ${groupName(group) ? html`<h4>${groupName(group)}</h4>` : nothing}
        <ul>${members.map(({ place, option }) => html`<li>
          <button class="option ${game.chosen === place ? "chosen" : ""}" data-place=${place} ?disabled=${state.busy}
            @click=${() => choose(place)} @mouseenter=${() => point(option)} @mouseleave=${() => point(null)}
            @focus=${() => point(option)} @blur=${() => point(null)}>
            <span class="number" aria-hidden="true">${place + 1}</span><span>${raised(option.text)}</span>
          </button></li>`)}</ul></div>`)}
    </div>
    ${game.chosen === null ? nothing : html`<div class="confirm" role="group" aria-label=${t("web-confirm")}>
      <p>${view.options[game.chosen]?.text}</p>
      <button class="button" @click=${() => play(game.chosen)}>${t("web-confirm")}</button>
      <button class="quiet" @click=${() => { game.chosen = null; set({}); }}>${t("web-cancel")}</button></div>`}
    ${preferences.keys ? html`<p class="hint">${t("web-keys-hint")}</p>` : nothing}
  </section>`;
}

/** The heading of a group, if the title has one. @param {string} group @returns {string|null} */
const groupName = (group) => state.game.board?.groupName?.(group) ?? null;

/** Light up what an option points at. @param {any} option */
function point(option) {
  state.game.pointed = option ? new Set((option.targets ?? []).map(key)) : null;
  set({});
}

/** Show only the options that point at a thing. @param {string|null} thing */
export function aim(thing) {
  state.game.aimed = thing;
  set({});
  if (thing) requestAnimationFrame(() => requestAnimationFrame(() => buttons()[0]?.focus()));
}

const buttons = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(".option")]);

/** Arrows walk through the list, digits go to a number, Enter (of the button itself) plays. @param {KeyboardEvent} event */
export function onKey(event) {
  const list = buttons();
  const here = list.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const steps = /** @type {Record<string, number>} */ ({ ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: list.length - 1 });
  if (event.key in steps) {
    list[Math.max(0, Math.min(list.length - 1, steps[event.key]))]?.focus();
    event.preventDefault();
  } else if (event.key === "Escape" && state.game.aimed) {
    aim(null);
  } else if (preferences.keys && /^\d$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
    typed = event.timeStamp - typedAt < TYPING ? typed + event.key : event.key;
    typedAt = event.timeStamp;
    const wanted = list.find((button) => Number(button.dataset.place) + 1 === Number(typed));
    if (wanted) wanted.focus();
    else typed = event.key;
  }
}

// With nothing in focus the digits and arrows mean the list; the switch for number keys turns the digits off.
addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body || document.activeElement?.id === "prompt" || document.activeElement?.id === "main";
  if (state.game?.view && free && /^(\d|ArrowDown|ArrowUp)$/.test(event.key) && buttons().length) {
    if (/^\d$/.test(event.key) || document.activeElement?.id === "prompt") onKey(event);
  }
});
