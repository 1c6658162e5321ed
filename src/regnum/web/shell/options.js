/** The prompt and the complete list of answers, by pointer and by keys. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, preferences, set, state } from "../store.js";
import { find, raised, t } from "../words.js";
import { askHint, hintText, suggested } from "./hint.js";
import { isFree } from "./keys.js";
import { key, targetsOf } from "./lights.js";
import { linesAfter } from "./logbook.js";
import { replay } from "./motion.js";
import { refusal } from "./orders.js";
import { isSamePlayer } from "./owners.js";
import { ownSeatButtons, passOnButtons } from "./ownseats.js";
import { ruleLink } from "./rulelink.js";
import { isPerson, seatNames } from "./seats.js";
import { choose, leaveClaim, play, tell } from "./session.js";

/** @typedef {import("../types.js").Option} Option */

const TYPING = 900; // milliseconds within which digits belong to one number
const DAY = 24 * 60 * 60 * 1000; // milliseconds
let typed = "";
let typedAt = 0;

/** What is to be done, by whom, and the buttons that always stand beside it. */
export function prompt() {
  const game = here();
  const { view } = game;
  const mine = view.waiting.includes(view.you);
  const over = Boolean(view.outcome);
  return html`<section class="prompt ${mine ? "mine" : ""} ${game.hint ? "hinting" : ""}" aria-labelledby="prompt">
    ${ownSeatButtons()}${passOnButtons()}
    ${over ? nothing : html`<p class="who"><span>${whose(view)}</span>
      ${game.hint ? html`<span class="hint-short" aria-hidden="true">✦ ${raised(game.hint.text)}</span>` : nothing}
      <span class="busy" role="status">${state.busy || game.thinking ? t("web-busy") : ""}</span>
      ${hurryButton(view)}
      ${ruleLink(view.decision?.rule)}</p>`}
    <h2 id="prompt" tabindex="-1">${view.outcome ? winners(view.outcome) : view.decision?.prompt ?? ""}</h2>
    ${view.talks_until && !over ? html`<p class="window-note">${t("web-talks-until", { time: clockTime(view.talks_until) })}</p>` : nothing}
    ${view.window && !over ? html`<p class="window-note">${windowNote(view)}</p>` : nothing}
    <div class="tools">
      ${refusal()}
      ${game.claimed === null ? nothing : html`<button class="button second small leave" @click=${leaveClaim}>${t("web-anybody-back")}</button>`}
      ${view.you < 0 || over ? nothing : html`
        <button class="button second small" ?disabled=${!view.can_undo || state.busy} @click=${() => tell("undo")}>${t("web-undo")}</button>
        <button class="button second small" ?disabled=${!view.can_redo || state.busy} @click=${() => tell("redo")}>${t("web-redo")}</button>
        <button class="button second small" ?disabled=${!mine || game.thinking} @click=${askHint}>${t("web-hint")}</button>`}
      <button class="button second small" ?disabled=${!game.before || game.replaying} @click=${lookAgain}
        aria-label=${t("web-last-move-again")} title=${t("web-last-move-again")}>${t("web-last-move")}</button>
    </div>
    ${odds(view.odds ?? [])}
    ${over && !game.replaying ? nothing : html`<p class="aside ${game.hint ? "hint-said" : ""}">${aside(game, mine)}</p>`}
  </section>`;
}

/** Whose move it is; in an open window all who are asked are waited for, whoever has answered. @param {import("../types.js").View} view */
function whose(view) {
  if (!view.waiting.includes(view.you)) return t(here().long ? "web-thinks" : "web-waiting-for", { names: seatNames(view.waiting) });
  return view.window?.answered[view.you] === undefined ? t("web-your-turn") : t("web-window-answered");
}

/** A way not to wait for a program, for whoever plays alone: others would have a say in it. @param {import("../types.js").View} view */
function hurryButton(view) {
  const alone = view.you >= 0 && view.seats.every((seat) => !isPerson(seat) || isSamePlayer(view, seat.seat, view.you));
  if (!here().long || !alone) return nothing;
  return html`<button class="button second small" title=${t("web-hurry-text")} @click=${() => tell("hurry")}>${t("web-hurry")}</button>`;
}

/** Who is asked in the open window, and until when. @param {import("../types.js").View} view */
function windowNote(view) {
  const asked = t("web-window-asked", { names: seatNames(view.waiting) });
  const until = view.window?.until;
  if (!until) return asked;
  return `${asked} ${t("web-window-until", { time: clockTime(until) })}`;
}

/** A moment on the clock, with its day if that is not today. @param {number} seconds since 1970 */
function clockTime(seconds) {
  const soon = seconds * 1000 - Date.now() < DAY;
  return new Intl.DateTimeFormat(preferences.language, soon ? { timeStyle: "medium" } : { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** Who has won; how it came about stands above the table. @param {import("../types.js").Outcome} outcome */
const winners = ({ winners }) => (winners.length ? t("web-winners", { count: winners.length, names: seatNames(winners) }) : t("web-no-winner"));

/** What chance can bring next; the list lies over what is below, so that nothing moves. @param {string[]} lines */
const odds = (lines) => lines.length ? html`<details class="odds folds"><summary>${t("web-odds")}</summary>
  <ul tabindex="0" aria-label=${t("web-odds")}>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>` : nothing;

/** One line whose place is always there, so that nothing moves when it speaks. @param {import("../types.js").Game} game @param {boolean} mine */
function aside(game, mine) {
  if (game.replaying) return t("web-last-move-before");
  if (game.hint) return html`✦ ${hintText(game.hint)}`;
  return mine && preferences.keys ? t("web-keys-hint") : "";
}

/** Show the last change again. */
function lookAgain() {
  const { view, before } = here();
  return replay(targetsOf(linesAfter(here(), before?.seq ?? view.seq)));
}

/** The answers in groups, one a verb, in the order of the server; their numbers stay those of the whole list. */
function groups() {
  const { view, aimed } = here();
  /** @type {Map<string, {place: number, option: Option}[]>} */
  const found = new Map();
  view.options.forEach((option, place) => {
    if (aimed && !option.targets?.some((target) => key(target) === aimed)) return;
    const group = groupOf(option.move.split(" ")[0]);
    found.set(group, [...(found.get(group) ?? []), { place, option }]);
  });
  return [...found];
}

/** Under which heading answers with a verb stand: as the board says, else the title's catalogue, else each verb alone. @param {string} verb */
function groupOf(verb) {
  const { board, grammar } = here();
  return board?.group?.(verb) ?? grammar?.groups?.[verb] ?? grammar?.group_of_others ?? verb;
}

/** The list. */
export function options() {
  const game = here();
  const { view } = game;
  if (view.outcome || !view.options.length) return nothing;
  return html`<section class="options" aria-labelledby="options-heading" @keydown=${onKey}>
    <h3 id="options-heading">${t("web-options", { count: view.options.length })}</h3>
    ${game.aimed ? html`<p class="aimed">${t("web-aimed")} <button class="link" @click=${() => aim(null)}>${t("web-show-all")}</button></p>` : nothing}
    <div class="option-list">
      ${groups().map(([group, members]) => html`<div class="option-group" role="group" aria-label=${groupName(group) ?? nothing}>
        ${groupName(group) ? html`<h4>${groupName(group)}</h4>` : nothing}
        <ul>${members.map(({ place, option }) => line(option, place))}</ul></div>`)}
    </div>
    ${game.chosen === null ? nothing : html`<div class="confirm" role="group" aria-label=${t("web-confirm")}>
      <p>${raised(view.options[game.chosen]?.text ?? "")}</p>
      <button class="button" @click=${() => game.chosen !== null && play(game.chosen)}>${t("web-confirm")}</button>
      <button class="quiet" @click=${() => { game.chosen = null; set(); }}>${t("web-cancel")}</button></div>`}
  </section>`;
}

/** One answer. @param {Option} option @param {number} place */
function line(option, place) {
  const { chosen, replaying, view } = here();
  const hinted = suggested(here()) === option.move;
  const given = view.window?.answered[view.you] === option.move;
  return html`<li>
    <button class="option ${chosen === place ? "chosen" : ""} ${hinted ? "hinted" : ""} ${given ? "given" : ""}" aria-current=${given ? "true" : nothing} data-place=${place} ?disabled=${state.busy || replaying}
      @click=${() => choose(place)} @mouseenter=${() => point(option)} @mouseleave=${() => point(null)}
      @focus=${() => point(option)} @blur=${() => point(null)}>
      <span class="number" aria-hidden="true">${given ? "✓" : hinted ? "✦" : place + 1}</span><span>${raised(option.text)}</span>
    </button></li>`;
}

/** The heading of a group, if the title has one. @param {string} group @returns {string|null} */
function groupName(group) {
  const { board, grammar, view } = here();
  const prefix = grammar && state.titles.find((title) => title.id === view.title)?.prefix;
  return board?.groupName?.(group) ?? (prefix ? find(`${prefix}-web-group-${group}`) : null);
}

/** Light up what an option or a line of the log points at. @param {{targets?: import("../types.js").Target[]}|null} entry */
export function point(entry) {
  if (!state.game) return;
  here().pointed = entry ? targetsOf([entry]) : null;
  set();
}

/** Show only the options that point at a thing. @param {string|null} thing */
export function aim(thing) {
  here().aimed = thing;
  set();
  if (thing) requestAnimationFrame(() => requestAnimationFrame(() => buttons()[0]?.focus()));
}

const buttons = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(".option")]);

/** Arrows walk through the list, digits go to a number, Enter (of the button itself) plays. @param {KeyboardEvent} event */
export function onKey(event) {
  const list = buttons();
  const at = list.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const steps = /** @type {Record<string, number>} */ ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 });
  if (event.key in steps) {
    list[Math.max(0, Math.min(list.length - 1, steps[event.key]))]?.focus();
    event.preventDefault();
  } else if (event.key === "Escape" && here().aimed) {
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
  if (state.game?.view && isFree() && /^(\d|ArrowDown|ArrowUp)$/.test(event.key) && buttons().length) {
    if (/^\d$/.test(event.key) || document.activeElement?.id === "prompt") onKey(event);
  }
});
