/** Any title's table, drawn from the sections of words that the server sends. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { key } from "./lights.js";

/**
 * @typedef {{text: string, style?: string, target?: [string, number]|null}} Span
 * @typedef {{lit: Map<string, number[]>, pointed: Set<string>|null, press: (thing: string) => void}} Context
 */

/** @param {any[]} sections @param {Context} context */
export const sections = (sections, context) => html`<div class="sections">${sections.map((section) => {
  const rows = section.rows ?? [section.panels ?? []];
  return html`<section class="words">
    <h3>${section.heading}</h3>
    ${rows.map((/** @type {any[]} */ row) => html`<div class="panels">${row.map((panel) => html`<div class="panel">
      <h4>${line(panel.heading, context)}</h4>
      ${(panel.lines ?? []).map((/** @type {Span[]} */ each) => html`<p>${line(each, context)}</p>`)}</div>`)}</div>`)}
  </section>`;
})}</div>`;

/** @param {Span[]|string} spans @param {Context} context */
const line = (spans, context) => typeof spans === "string" ? spans : (spans ?? []).map((span) => word(span, context));

/** A word; one that a legal move points at can be pressed. @param {Span} span @param {Context} context */
function word(span, context) {
  const style = span.style ? `style-${span.style}` : nothing;
  const thing = span.target ? key(span.target) : "";
  const count = context.lit.get(thing)?.length;
  const pointed = context.pointed?.has(thing) ? "pointed" : "";
  if (count) return html`<button class="word lit ${pointed}" @click=${() => context.press(thing)}>${span.text}</button>`;
  return html`<span class=${style}>${span.text}</span>`;
}
