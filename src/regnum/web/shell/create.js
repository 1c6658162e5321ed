/** Setting a game up: how many play, who sits where, how fast, and the readings of the rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { set, state } from "../store.js";
import { need, raised, settingsWords, t } from "../words.js";
import { startGame, usualAgent } from "./begin.js";
import { kindName, optionName, paceName, presetName, scenarioName, valueName } from "./names.js";

const PACES = ["none", "live:15+10", "live:30+15", "live:60+30", "live:120+60", "days:1", "days:3", "days:7", "days:14"];

/** Begin the form anew. */
export async function open() {
  await need(state.titles.flatMap(settingsWords));
  const title = state.titles[0];
  if (title) set({ form: formFor(title, usualCount(title)) });
}

/** How many players are offered first. @param {import("../types.js").Title} title */
const usualCount = (title) => Math.max(title.min_players, Math.min(3, title.max_players));

/** @param {import("../types.js").Title} title @param {number} players @returns {import("../types.js").Form} */
function formFor(title, players) {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : usualAgent(title)));
  return { title: title.id, players, seats, scenario: title.scenarios[0], options: {}, pace: "none", seed: "" };
}

const form = () => /** @type {import("../types.js").Form} */ (state.form);

/** Change the form. @param {Partial<import("../types.js").Form>} changes */
const change = (changes) => set({ form: { ...form(), ...changes } });

/** What a field says when it changes. @param {(value: string) => void} take */
const picked = (take) => (/** @type {Event} */ event) => take(/** @type {HTMLInputElement} */ (event.target).value);

/** A field with a list to choose from. @param {unknown} label @param {[string, string][]} choices value and name @param {string} chosen @param {(value: string) => void} take */
const choice = (label, choices, chosen, take) => html`<label class="field">${label}
  <select @change=${picked(take)}>${choices.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}</select></label>`;

export function page() {
  const title = state.titles.find((each) => each.id === state.form?.title);
  if (!title) return html`<p class="loading">${state.problem ? "" : t("web-loading")}</p>`;
  const { players, scenario, pace, seats, seed } = form();
  return html`<form class="sheet create" @submit=${submit}>
    <h1>${t("web-create-heading")}</h1>
    <div class="fields">
      ${choice(t("web-create-title"), state.titles.map((each) => [each.id, raised(each.name)]), title.id, pickTitle)}
      ${choice(t("web-create-players"), counts(title).map((count) => [String(count), String(count)]), String(players), (value) => resize(title, Number(value)))}
      ${title.scenarios.length > 1 ? choice(t("web-create-scenario"), title.scenarios.map((name) => [name, scenarioName(title, name)]), scenario,
        (value) => change({ scenario: value })) : nothing}
      ${choice(t("web-create-pace"), PACES.map((each) => [each, paceName(each)]), pace, (value) => change({ pace: value }))}
    </div>
    ${title.finished === false ? html`<p><strong>${t("web-unfinished")}.</strong> ${t("web-unfinished-text")}</p>` : nothing}
    <fieldset class="seats-form">
      <legend>${t("web-create-seats")}</legend>
      ${seats.map((kind, seat) => choice(title.seat_names?.[players]?.[seat] ?? t("web-create-seat", { seat: seat + 1 }), ["me", "screen", "open", ...title.agents].map((each) => [each, kindName(each)]),
        kind, (value) => change({ seats: form().seats.with(seat, value) })))}
    </fieldset>
    ${optionFields(title)}
    <details class="options-form">
      <summary>${t("web-create-more")}</summary>
      <div class="fields"><label class="field">${t("web-create-seed")}
        <input inputmode="numeric" pattern="[0-9]*" .value=${seed} @input=${picked((value) => change({ seed: value }))} /></label></div>
    </details>
    <div class="row"><button class="button" ?disabled=${state.busy}>${t("web-create-start")}</button>
      <a class="quiet button-like" href="#/">${t("web-cancel")}</a></div>
  </form>`;
}

/** @param {import("../types.js").Title} title */
const counts = (title) => Array.from({ length: title.max_players - title.min_players + 1 }, (_, place) => title.min_players + place);

/** @param {string} id */
function pickTitle(id) {
  const title = state.titles.find((each) => each.id === id);
  if (title) set({ form: { ...formFor(title, usualCount(title)), pace: form().pace } });
}

/** @param {import("../types.js").Title} title @param {number} players */
function resize(title, players) {
  change({ players, seats: formFor(title, players).seats.map((kind, seat) => form().seats[seat] ?? kind) });
}

/** Variants and readings, folded away: whoever wants the usual game need not see them. @param {import("../types.js").Title} title */
function optionFields(title) {
  if (!title.options.length) return nothing;
  const presets = Object.entries(title.presets ?? {});
  return html`<details class="options-form">
    <summary>${t("web-create-options", { count: title.options.length })}</summary>
    ${presets.length ? html`<div class="row" role="group" aria-label=${t("web-create-presets")}>
      <span>${t("web-create-presets")}</span>
      ${presets.map(([name, values]) => html`<button type="button" class="button second small"
        @click=${() => change({ options: { ...values } })}>${presetName(title, name)}</button>`)}</div>` : nothing}
    <div class="fields">
      ${title.options.map((option) => choice(html`<span>${optionName(title, option.id)} <span class="dim">${option.paragraph}</span></span>`,
        option.values.map((value) => [value, valueName(title, option.id, value)]), form().options[option.id] ?? option.default,
        (value) => change({ options: { ...form().options, [option.id]: value } })))}
    </div>
  </details>`;
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  const { seed, ...wanted } = form();
  return startGame(seed ? { ...wanted, seed: Number(seed) } : wanted);
}
