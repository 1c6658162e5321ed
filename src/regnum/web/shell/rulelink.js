/** Links to paragraphs of the rules; the rules themselves are loaded when the first one is followed. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { set } from "../store.js";
import { t } from "../words.js";

/** Open the rules at a paragraph, or at their list. @param {string} [paragraph] */
export async function openRule(paragraph = "") {
  try {
    (await import("./rules.js")).open(paragraph);
  } catch {
    set({ problem: { id: "web-problem-server" } });
  }
}

/** What of the id of a paragraph stands in a rulebook: the names of steps, notes and cards behind it are our own. @param {string} rule */
export const printedRule = (rule) => /^(?:[A-Z]\d*[a-z]?|\d+)(?:\.\d+[a-z]?)*(?=[.:]|\d*$)/.exec(rule)?.[0] ?? "";

/** What a link to a paragraph is called. @param {string} rule */
const called = (rule) => (printedRule(rule) ? t("web-rule", { rule: printedRule(rule) }) : t("web-rule-this"));

/** A link to a paragraph, if there is one; what is the engine's own has none. @param {string|null|undefined} rule @param {boolean} [short] only its name to the eye */
export const ruleLink = (rule, short = false) => rule && rule !== "engine"
  ? html`<button type="button" class="link" title=${called(rule)} aria-label=${called(rule)} @click=${() => openRule(rule)}>${short ? `§ ${printedRule(rule)}`.trim() : called(rule)}</button>` : nothing;
