/** The head of every page: the way home, the language, the look, how moves are made, and how the reader is called. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { LANGUAGES, prefer, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { ticked, written } from "./fields.js";
import "./folds.js";
import { icon } from "./icon.js";
import { ruleLink } from "./rulelink.js";

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** @param {(language: string) => void} changeLanguage */
export const header = (changeLanguage) => html`<header class="head">
  <a class="brand" href="#/">${icon("king")}<span>Regnum</span></a>
  <span class="offline" role="status">${state.online || state.page !== "table" ? nothing : t("web-offline")}</span>
  <nav class="head-tools" aria-label=${t("web-settings")}>
    <label class="field-inline">
      <span class="unseen">${t("web-language")}</span>
      <select @change=${(/** @type {Event} */ event) => changeLanguage(written(event))}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}
          ?selected=${code === preferences.language}>${name}</option>`)}
      </select>
    </label>
    <details class="menu folds">
      <summary><span class="gear" aria-hidden="true">⚙</span><span class="menu-word">${t("web-settings")}</span></summary>
      <div class="menu-body">
        <fieldset>
          <legend>${t("web-theme")}</legend>
          ${THEMES.map((theme) => html`<label class="choice"><input type="radio" name="theme"
            .checked=${preferences.theme === theme} @change=${() => prefer({ theme })} />${t(`web-theme-${theme}`)}</label>`)}
        </fieldset>
        ${tick("confirm", t("web-confirm-moves"))}${tick("keys", t("web-number-keys"))}${tick("alone", t("web-only-answer"))}${tick("sound", t("web-sound"))}${notices()}
      </div>
    </details>
  </nav>
</header>`;

/** A preference to be ticked. @param {"confirm"|"keys"|"alone"|"sound"} name @param {string} label */
const tick = (name, label) => html`<label class="choice"><input type="checkbox" .checked=${preferences[name]}
  @change=${(/** @type {Event} */ event) => prefer({ [name]: ticked(event) })} />${label}</label>`;

let permission = globalThis.Notification?.permission; // kept, because to ask the browser takes long

/** Notices of the browser; it asks the reader only when he ticks them here. */
function notices() {
  if (!("Notification" in window)) return nothing;
  const denied = permission === "denied";
  const on = preferences.notify && permission === "granted";
  return html`<label class="choice"><input type="checkbox" .checked=${on} ?disabled=${denied} @change=${askForNotices} />
    <span>${t("web-notify")}${denied ? html`<br /><span class="dim">${t("web-notify-denied")}</span>` : nothing}</span></label>`;
}

/** @param {Event} event */
async function askForNotices(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  permission = await Notification.requestPermission();
  prefer({ notify: box.checked && permission === "granted" });
  box.checked = preferences.notify;
}

/** What went wrong, until it is put away. */
export const problemBar = () => state.problem
  ? html`<div class="problem" role="alert">
      <p>${state.problem.text ?? t(state.problem.id ?? "web-problem-server")} ${ruleLink(state.problem.rule)}</p>
      <button class="quiet" @click=${() => set({ problem: null })}>${t("web-close")}</button>
    </div>`
  : nothing;
