/** Any title's table, drawn from the sections of words that the server sends, or from the bare position where it sends none. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here } from "../store.js";
import { plain, raised, t } from "../words.js";
import { key } from "./lights.js";
import { seatColour, seatName } from "./seats.js";

/** @typedef {import("../types.js").Context} Context @typedef {import("../types.js").Span} Span @typedef {import("../types.js").View} View */

/** The whole table. @param {View} view @param {Context} context */
export const table = (view, context) => view.table?.length ? sections(view.table, context) : html`<div class="sections">${things(view, context)}${facts(view)}</div>`;

/** What has panels but no heading is the key to the others: whoever reads from the top needs it first. @param {import("../types.js").Section} section */
const isKey = (section) => !section.heading && section.rows.length > 0;

/** @param {import("../types.js").Section[]} sections @param {Pick<Context, "lit"|"pointed"|"press">} context */
export const sections = (sections, context) => html`<div class="sections">${[...sections.filter(isKey), ...sections.filter((each) => !isKey(each))].map((section) => html`<section class="words ${isKey(section) ? "key" : ""}">
    ${section.heading ? html`<h3>${section.heading}</h3>` : nothing}
    ${section.rows.map((row) => html`<div class="panels">${row.map((panel) => html`<div class="panel">
      <h4>${line(panel.heading, context)}</h4>
      ${(panel.lines ?? []).map((each) => html`<p>${line(each, context)}</p>`)}</div>`)}</div>`)}
  </section>`)}</div>`;

/** @param {Span[]|string} spans @param {Pick<Context, "lit"|"pointed"|"press">} context */
const line = (spans, context) => typeof spans === "string" ? spans : (spans ?? []).map((span, place, all) => {
  const sign = signBehind(all, place);
  const rest = place ? { ...span, text: span.text.slice(signBehind(all, place - 1).length) } : span;
  return sign ? html`<span class="kept">${word(rest, context)}${word({ ...all[place + 1], text: sign }, context)}</span>` : word(rest, context);
});

/** The signs behind a word that can be pressed: no line may begin with them. @param {Span[]} spans @param {number} place */
const signBehind = (spans, place) => (spans[place].target && !spans[place + 1]?.target && /^[,:;.)]+/.exec(spans[place + 1]?.text ?? "")?.[0]) || "";

/** A word. One that a legal move points at is lit; any other that moves can name can be asked about. @param {Span} span @param {Pick<Context, "lit"|"pointed"|"press">} context */
function word(span, context) {
  const style = span.style ? `style-${span.style}` : "";
  if (!span.target) return html`<span class=${style || nothing}>${span.text}</span>`;
  const thing = key(span.target);
  const count = context.lit.get(thing)?.length;
  const pointed = context.pointed?.has(thing) ? "pointed" : "";
  return html`<button class="word ${style} ${count ? "lit" : "asks"} ${pointed}" data-thing=${thing} @click=${() => context.press(thing)}>${span.text}${count
    ? html`<span class="unseen">, ${t("web-lit", { count })}</span>` : nothing}</button>`;
}

/** What the moves name, for titles that draw no table: everything seen so far, the possible lit. @param {View} view @param {Context} context */
function things(view, context) {
  const { spelled } = here();
  const all = new Set([...spelled.keys(), ...context.lit.keys()]);
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const thing of [...all].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))) {
    const kind = thing.split(":")[0];
    if (kind !== "seat") kinds.set(kind, [...(kinds.get(kind) ?? []), thing]); // the seats stand above
  }
  if (!kinds.size) return nothing;
  return html`<section class="words"><h3>${t("web-generic-things")}</h3><div class="panels">
    ${[...kinds].map(([kind, members]) => html`<div class="panel"><h4>${raised(plain(kind))}</h4><p class="things">
      ${members.map((thing) => word({ text: raised(plain(spelled.get(thing) ?? thing.replace(":", " "))), target: /** @type {[string, number]} */ ([kind, Number(thing.split(":")[1])]) }, context))}</p></div>`)}
  </div></section>`;
}

/** A value of the position in words. @param {unknown} value @returns {string} */
function said(value) {
  if (Array.isArray(value)) return value.length ? value.map((each) => (Array.isArray(each) ? `(${said(each)})` : said(each))).join(", ") : "–";
  return value === null || value === undefined ? "–" : String(value);
}

/** The bare position: what each player has in one table, everything else beside it. @param {View} view */
function facts(view) {
  const all = Object.entries(view.view).filter(([name]) => name !== "waiting" && name !== "sealed");
  const count = view.seats.length;
  const shared = all.filter(([, value]) => !(Array.isArray(value) && value.length === count));
  const owned = /** @type {[string, unknown[]][]} */ (all.filter(([, value]) => Array.isArray(value) && value.length === count));
  return html`
    ${owned.length ? html`<section class="words"><h3>${t("web-generic-players")}</h3><div class="scroll" tabindex="0" role="group" aria-label=${t("web-generic-players")}><table class="facts-table">
      <thead><tr><td></td>${view.seats.map((seat) => html`<th scope="col" class=${seatColour(seat.seat, view)}>${seatName(seat)}</th>`)}</tr></thead>
      <tbody>${owned.map(([name, values]) => html`<tr><th scope="row">${raised(plain(name))}</th>${values.map((value) => html`<td>${said(value)}</td>`)}</tr>`)}</tbody>
    </table></div></section>` : nothing}
    ${shared.length ? html`<section class="words"><h3>${t("web-generic-table")}</h3><dl class="shared">
      ${shared.map(([name, value]) => html`<div class="panel"><dt>${raised(plain(name))}</dt><dd>${said(value)}</dd></div>`)}</dl></section>` : nothing}`;
}
