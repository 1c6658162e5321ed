/** What happened: every line lights up what it names and leads to its rule. */

import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { here } from "../store.js";
import { t } from "../words.js";
import { point } from "./options.js";
import { ruleLink } from "./rulelink.js";

const SHOWN = 60; // lines

/** The latest first, so that nobody has to scroll for it. */
export function log() {
  const { view } = here();
  const first = Math.max(0, view.log.length - SHOWN);
  const lines = view.log.slice(first).map((entry, place) => ({ entry, place: first + place }));
  if (!lines.length) return html`<p class="dim">${t("web-log-empty")}</p>`;
  return html`<ol class="log-lines" tabindex="0" aria-label=${t("web-log")}>
    ${repeat(lines.reverse(), (/** @type {{place: number}} */ { place }) => place, (/** @type {{entry: import("../types.js").LogEntry}} */ { entry }) => html`<li class="log-${entry.kind} ${entry.targets?.length ? "names" : ""}"
      @mouseenter=${() => point(entry)} @mouseleave=${() => point(null)} @focusin=${() => point(entry)} @focusout=${() => point(null)}>
      ${entry.text} ${ruleLink(entry.rule, true)}</li>`)}</ol>`;
}
