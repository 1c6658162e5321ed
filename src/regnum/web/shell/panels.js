/** What stands beside the table: the log, the reasons, the rules, the curtain and the end of the game. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { closeRule, known, openRule, preferences, set, state } from "../store.js";
import { plain, raised, t } from "../words.js";
import { startGame } from "./create.js";
import { icon } from "./icon.js";
import { seatName } from "./options.js";
import { ask, raiseCurtain } from "./session.js";

const SHOWN = 60; // lines of the log

/** What happened, the latest first, so that nobody has to scroll for it. */
export const log = () => html`<section class="log" aria-labelledby="log-heading">
  <h3 id="log-heading">${t("web-log")}</h3>
  <ol reversed tabindex="0" aria-labelledby="log-heading">${state.game.view.log.slice(-SHOWN).reverse().map((/** @type {any} */ entry) => html`<li class="log-${entry.kind}">${entry.text}</li>`)}</ol>
</section>`;

/** "Why can't I?": any move in its written form, or one of those that the board suggests for a thing. */
export function why() {
  const { why, view, inspected } = state.game;
  const found = why && !inspected?.pinned; // a pinned card shows the answer itself
  return html`<details class="why" ?open=${Boolean(found)}>
    <summary>${t("web-why")}</summary>
    <form @submit=${askTyped} class="row">
      <label class="unseen" for="why-move">${t("web-why-label")}</label>
      <input id="why-move" name="move" list="why-moves" required autocomplete="off" placeholder=${view.legal[0] ?? ""} />
      <datalist id="why-moves">${view.legal.map((/** @type {string} */ move) => html`<option value=${move}></option>`)}</datalist>
      <button class="button second small">${t("web-why-ask")}</button>
    </form>
    <p class="dim">${t("web-why-hint")}</p>
    ${found ? answer() : nothing}
  </details>`;
}

/** The answer to the last question. */
export function answer() {
  const found = state.game.why;
  if (!found) return nothing;
  if (found.waiting) return html`<p class="busy">${t("web-busy")}</p>`;
  const lines = found.lines ?? found.text ?? found.message;
  const said = Array.isArray(lines) ? lines : lines ? [lines] : [];
  return html`<div class="answer" role="status">
    <p><code>${found.move}</code></p>
    ${found.allowed && !said.length ? html`<p><strong>${t("web-why-allowed")}</strong></p>` : nothing}
    ${!found.allowed && !said.length && found.after?.length ? html`<p>${t("web-why-later", { after: found.after.join("; ") })}</p>` : nothing}
    ${said.map((each) => html`<p>${each}</p>`)}
    ${!said.length && found.reason ? html`<p>${raised(plain(found.reason))}</p>` : nothing}
    ${found.rule && found.rule !== "engine" ? html`<button class="link" @click=${() => openRule(found.rule)}>${t("web-rule", { rule: found.rule })}</button>` : nothing}
  </div>`;
}

/** @param {SubmitEvent} event */
function askTyped(event) {
  event.preventDefault();
  return ask(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move")));
}

/** The rules in a drawer. A paragraph is fetched when it is first wanted. */
export function drawer() {
  const wanted = state.drawer;
  if (!wanted) return nothing;
  if (wanted.paragraph && wanted.loaded !== `${wanted.paragraph} ${preferences.language}`) loadRule(wanted);
  const found = wanted.found?.paragraphs ?? (wanted.found ? [wanted.found] : []);
  return html`<div class="drawer" role="dialog" aria-modal="false" aria-labelledby="drawer-heading"
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && closeRule()}>
    <div class="row spread"><h2 id="drawer-heading" tabindex="-1">${t("web-rules")}</h2>
      <button class="quiet" @click=${closeRule}>${t("web-close")}</button></div>
    <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      set({ drawer: { paragraph: String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("paragraph")).trim() } });
    }}>
      <label for="paragraph">${t("web-rules-paragraph")}</label>
      <input id="paragraph" name="paragraph" .value=${wanted.paragraph} required autocomplete="off" />
      <button class="button second small">${t("web-rules-open")}</button>
    </form>
    ${wanted.missing ? html`<p>${t("web-rules-missing")}</p>` : nothing}
    ${found.map((/** @type {any} */ each) => html`<article class="rule"><h3>${each.id}${each.title ? ` – ${raised(each.title)}` : ""}</h3><p>${raised(each.text ?? "")}</p></article>`)}
  </div>`;
}

/** @param {any} wanted */
async function loadRule(wanted) {
  wanted.loaded = `${wanted.paragraph} ${preferences.language}`;
  try {
    wanted.found = await api.rule(state.game?.view?.title ?? state.titles[0]?.id, wanted.paragraph, preferences.language);
    wanted.missing = false;
  } catch {
    wanted.found = null;
    wanted.missing = true;
  }
  set({});
}

/** The curtain between two hands on one screen: nothing of the table is drawn behind it. */
export function curtain() {
  const { curtain: next, view } = state.game;
  const seat = view.seats.find((/** @type {any} */ each) => each.seat === next) ?? { seat: next };
  return html`<section class="curtain" aria-labelledby="curtain-heading">
    ${icon("throne")}
    <h1 id="curtain-heading">${t("web-curtain", { name: seatName(seat) })}</h1>
    <p>${t("web-curtain-text")}</p>
    <button class="button raise" @click=${raiseCurtain}>${t("web-curtain-raise", { name: seatName(seat) })}</button>
  </section>`;
}

/** How the game ended, and what can be done now. */
export function ending() {
  const { view, id } = state.game;
  if (!view.outcome) return nothing;
  const wanted = known(id)?.wanted;
  const won = view.outcome.winners.includes(view.you);
  return html`<section class="ending" aria-labelledby="ending-heading">
    ${icon("trophy")}
    <div>
      <h2 id="ending-heading">${won ? t("web-won") : t("web-over")}</h2>
      <p>${view.outcome.text}</p>
      <div class="row">
        ${wanted ? html`<button class="button" @click=${() => startGame({ ...wanted, seed: undefined })}>${t("web-again")}</button>` : nothing}
        <button class="button second" @click=${save}>${t("web-export")}</button>
        <a class="button second" href="#/">${t("web-home")}</a>
      </div>
    </div>
  </section>`;
}

/** Keep the game as a file. */
export async function save() {
  const { id, seat } = state.game;
  try {
    const text = JSON.stringify(await api.exported(id, seat));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `regnum-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch {
    set({ problem: { id: "web-problem-server" } });
  }
}
