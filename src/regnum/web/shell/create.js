/** Setting a game up: how many play, who sits where, and the readings of the rules. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { remember, set, state } from "../store.js";
import { find, plain, raised, t } from "../words.js";

/** Begin the form anew. */
export function openCreate() {
  const title = state.titles[0];
  if (title) state.form = formFor(title, Math.min(3, title.max_players));
}

/** @param {any} title @param {number} players */
function formFor(title, players) {
  const agent = title.agents.includes("greedy") ? "greedy" : title.agents[0];
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "me" : agent));
  return { title: title.id, players, seats, scenario: title.scenarios[0], options: {}, seed: "" };
}

/** Change the form. @param {Record<string, unknown>} changes */
const change = (changes) => set({ form: { ...state.form, ...changes } });

/** Begin a game, keep its seats and go to its table. @param {any} wanted */
export async function startGame(wanted) {
  set({ busy: true, problem: null });
  try {
    const made = await api.create(wanted);
    const open = made.seats.filter((/** @type {any} */ seat) => seat.kind === "open");
    const invitations = open.map((/** @type {any} */ { seat, link }) => ({ seat, link }));
    remember({ id: made.id, title: wanted.title, at: Date.now(), invitations, wanted });
    location.hash = `#/game/${encodeURIComponent(made.id)}`;
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError ? problem.message : t("web-problem-server") } });
  } finally {
    set({ busy: false });
  }
}

export function create() {
  const title = state.titles.find((/** @type {any} */ each) => each.id === state.form?.title);
  if (!title) return html`<p>${t("web-loading")}</p>`;
  const form = state.form;
  return html`<form class="sheet create" @submit=${submit}>
    <h1>${t("web-create-heading")}</h1>
    <div class="fields">
      <label class="field">${t("web-create-title")}
        <select @change=${(/** @type {any} */ event) => pickTitle(event.target.value)}>
          ${state.titles.map((/** @type {any} */ each) => html`<option value=${each.id} ?selected=${each.id === title.id}>${each.name}</option>`)}
        </select></label>
      <label class="field">${t("web-create-players")}
        <select @change=${(/** @type {any} */ event) => resize(title, Number(event.target.value))}>
          ${counts(title).map((count) => html`<option value=${count} ?selected=${count === form.players}>${count}</option>`)}
        </select></label>
      ${title.scenarios.length > 1 ? html`<label class="field">${t("web-create-scenario")}
        <select @change=${(/** @type {any} */ event) => change({ scenario: event.target.value })}>
          ${title.scenarios.map((/** @type {string} */ name) => html`<option value=${name} ?selected=${name === form.scenario}>${plain(name)}</option>`)}
        </select></label>` : nothing}
      <label class="field">${t("web-create-seed")}
        <input inputmode="numeric" pattern="[0-9]*" .value=${form.seed}
          @input=${(/** @type {any} */ event) => change({ seed: event.target.value })} /></label>
    </div>
    <fieldset class="seats-form">
      <legend>${t("web-create-seats")}</legend>
      ${form.seats.map((/** @type {string} */ kind, /** @type {number} */ seat) => html`<label class="field">
        ${t("web-create-seat", { seat })}
        <select @change=${(/** @type {any} */ event) => sit(seat, event.target.value)}>
          ${["me", "screen", "open", ...title.agents].map((each) => html`<option value=${each} ?selected=${each === kind}>${kindName(each)}</option>`)}
        </select></label>`)}
    </fieldset>
    ${optionFields(title)}
    <div class="row"><button class="button" ?disabled=${state.busy}>${t("web-create-start")}</button>
      <a class="quiet button-like" href="#/">${t("web-cancel")}</a></div>
  </form>`;
}

/** @param {any} title */
const counts = (title) => Array.from({ length: title.max_players - title.min_players + 1 }, (_, place) => title.min_players + place);

/** @param {string} id */
function pickTitle(id) {
  const title = state.titles.find((/** @type {any} */ each) => each.id === id);
  set({ form: formFor(title, Math.min(3, title.max_players)) });
}

/** @param {any} title @param {number} players */
function resize(title, players) {
  change({ players, seats: formFor(title, players).seats.map((kind, seat) => state.form.seats[seat] ?? kind) });
}

/** @param {number} seat @param {string} kind */
function sit(seat, kind) {
  change({ seats: state.form.seats.map((/** @type {string} */ old, /** @type {number} */ place) => (place === seat ? kind : old)) });
}

/** What a kind of seat is called. @param {string} kind */
export function kindName(kind) {
  if (kind === "me") return t("web-kind-me");
  if (kind === "screen") return t("web-kind-screen");
  if (kind === "open") return t("web-kind-open");
  return t("web-kind-program", { agent: find(`web-agent-${kind}`) ?? plain(kind) });
}

/** Variants and readings, folded away: whoever wants the usual game need not see them. @param {any} title */
function optionFields(title) {
  if (!title.options.length) return nothing;
  const presets = Object.keys(title.presets ?? {});
  return html`<details class="options-form">
    <summary>${t("web-create-options", { count: title.options.length })}</summary>
    ${presets.length ? html`<div class="row" role="group" aria-label=${t("web-create-presets")}>
      <span>${t("web-create-presets")}</span>
      ${presets.map((name) => html`<button type="button" class="button second small"
        @click=${() => change({ options: { ...title.presets[name] } })}>${plain(name)}</button>`)}</div>` : nothing}
    <div class="fields">
      ${title.options.map((/** @type {any} */ option) => html`<label class="field">
        <span>${raised(plain(option.id))} <span class="dim">${option.paragraph}</span></span>
        <select @change=${(/** @type {any} */ event) => change({ options: { ...state.form.options, [option.id]: event.target.value } })}>
          ${option.values.map((/** @type {string} */ value) => html`<option value=${value}
            ?selected=${value === (state.form.options[option.id] ?? option.default)}>${plain(value)}</option>`)}
        </select></label>`)}
    </div>
  </details>`;
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  const { seed, ...wanted } = state.form;
  return startGame(seed ? { ...wanted, seed: Number(seed) } : wanted);
}
