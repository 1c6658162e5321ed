/** The head of every page: the way home, the language, the look, and how moves are made. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { LANGUAGES, openRule, prefer, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { icon } from "./icon.js";

/** @param {(language: string) => void} changeLanguage */
export const header = (changeLanguage) => html`<header class="head">
  <a class="brand" href="#/">${icon("king")}<span>Regnum</span></a>
  <nav class="head-tools" aria-label=${t("web-settings")}>
    ${state.online || state.page !== "table" ? nothing : html`<span class="offline" role="status">${t("web-offline")}</span>`}
    <label class="field-inline">
      <span class="unseen">${t("web-language")}</span>
      <select @change=${(/** @type {any} */ event) => changeLanguage(event.target.value)}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}
          ?selected=${code === preferences.language}>${name}</option>`)}
      </select>
    </label>
    <details class="menu" @keydown=${closeMenu}>
      <summary><span class="gear" aria-hidden="true">⚙</span><span class="menu-word">${t("web-settings")}</span></summary>
      <div class="menu-body">
        <fieldset>
          <legend>${t("web-theme")}</legend>
          ${["auto", "light", "dark"].map((theme) => html`<label class="choice"><input type="radio" name="theme"
            .checked=${preferences.theme === theme} @change=${() => prefer({ theme })} />${themeName(theme)}</label>`)}
        </fieldset>
        <label class="choice"><input type="checkbox" .checked=${preferences.confirm}
          @change=${(/** @type {any} */ event) => prefer({ confirm: event.target.checked })} />${t("web-confirm-moves")}</label>
        <label class="choice"><input type="checkbox" .checked=${preferences.keys}
          @change=${(/** @type {any} */ event) => prefer({ keys: event.target.checked })} />${t("web-number-keys")}</label>
      </div>
    </details>
  </nav>
</header>`;

/** Escape folds the menu. @param {KeyboardEvent} event */
function closeMenu(event) {
  const menu = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** @param {string} theme */
function themeName(theme) {
  if (theme === "light") return t("web-theme-light");
  return theme === "dark" ? t("web-theme-dark") : t("web-theme-auto");
}

/** What went wrong, until it is put away. */
export const problemBar = () => state.problem
  ? html`<div class="problem" role="alert">
      <p>${state.problem.text ?? t(state.problem.id)}
        ${state.problem.rule ? html`<button class="link" @click=${() => openRule(state.problem.rule)}>
          ${t("web-rule", { rule: state.problem.rule })}</button>` : nothing}</p>
      <button class="quiet" @click=${() => set({ problem: null })}>${t("web-close")}</button>
    </div>`
  : nothing;
