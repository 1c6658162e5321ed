/** What happened: every line lights up what it names and leads to its rule; from here a way back can be proposed. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { here, set } from "../store.js";
import { t } from "../words.js";
import { hasEarlier, showEarlier } from "./logbook.js";
import { point } from "./options.js";
import { ruleLink } from "./rulelink.js";
import { canGoBack, proposeBack } from "./wayback.js";

/** @typedef {import("../types.js").LogEntry} LogEntry @typedef {{key: string, entry: LogEntry, last: boolean}} Line */

/** The lines that are shown, oldest first, each with a key that stays; the last of an entry is where one can go back to. @returns {Line[]} */
function shownLines() {
  const { lines, shown } = here().log;
  let place = 0;
  const keyed = lines.map((entry, at) => {
    place = lines[at - 1]?.seq === entry.seq ? place + 1 : 0;
    return { key: `${entry.seq}.${place}`, entry, last: false };
  });
  const found = keyed.slice(Math.max(0, keyed.length - shown));
  let later = -1;
  for (const line of found.toReversed().filter(({ entry }) => entry.kind !== "note")) {
    line.last = line.entry.seq !== later;
    later = line.entry.seq;
  }
  return found;
}

/** The same line told several times by one entry is one line with a count. @param {Line[]} lines @returns {(Line & {times: number})[]} */
function gathered(lines) {
  /** @type {(Line & {times: number})[]} */
  const found = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before && before.entry.seq === line.entry.seq && before.entry.text === line.entry.text) Object.assign(before, { times: before.times + 1, last: before.last || line.last });
    else found.push({ ...line, times: 1 });
  }
  return found;
}

/** The latest first, so that nobody has to scroll for it. */
export function log() {
  const { log: book } = here();
  const lines = gathered(shownLines()).reverse();
  if (!lines.length && !hasEarlier(book)) return html`<p class="dim">${t("web-log-empty")}</p>`;
  const returning = book.returning && canGoBack();
  return html`${canGoBack() ? html`<div class="log-tools"><button class="button second small" aria-pressed=${returning ? "true" : "false"}
      @click=${() => { book.returning = !returning; set(); }}>${returning ? t("web-cancel") : t("web-back-choose")}</button>
      ${returning ? html`<p class="dim" role="status">${t("web-back-which")}</p>` : nothing}</div>` : nothing}
    <div class="log-scroll" tabindex="0" role="region" aria-label=${t("web-log")}>
    <ol class="log-lines">${repeat(lines, (/** @type {Line} */ { key }) => key, (/** @type {Line & {times: number}} */ { entry, last, times }) => html`<li class="log-${entry.kind} ${entry.targets?.length ? "names" : ""}"
      @mouseenter=${() => point(entry)} @mouseleave=${() => point(null)} @focusin=${() => point(entry)} @focusout=${() => point(null)}>
      ${entry.text}${times > 1 ? html` <b class="times">× ${times}</b>` : nothing} ${ruleLink(entry.rule, true)}
      ${returning && last && entry.seq < here().view.seq ? html`<button class="button second small back-here" aria-label=${t("web-back-here-label", { line: entry.text })}
        @click=${() => proposeBack(entry.seq, entry.text)}>${t("web-back-here")}</button>` : nothing}</li>`)}</ol>
    ${returning && !hasEarlier(book) && here().view.seq > 0 && (book.lines[0]?.seq ?? 1) > 0 ? html`<button class="button second small back-here" @click=${() => proposeBack(0, t("web-back-beginning"))}>${t("web-back-start")}</button>` : nothing}
    ${hasEarlier(book) ? html`<button class="button second small earlier" aria-disabled=${book.loading ? "true" : "false"} @click=${showEarlier}>${t("web-log-earlier")}</button>` : nothing}
    </div>`;
}
