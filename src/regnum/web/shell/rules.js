/** The rules in a drawer beside the table: every paragraph, found by its name or by words. */

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { around, preferences, state } from "../store.js";
import { raised, t } from "../words.js";

/** @typedef {import("../types.js").Paragraph} Paragraph */

const WRITTEN_IN = "en"; // the rules in our words are not translated yet
const REST = 250; // milliseconds after the last letter
const NARROW = "(max-width: 1100px)"; // here the drawer covers the table, so it keeps the focus too

/** @type {HTMLDialogElement|null} */
let drawer = null;
/** @type {ReturnType<typeof setTimeout>|undefined} */
let waiting;
let asked = 0;
const shown = {
  paragraph: "",
  search: "",
  /** @type {Paragraph[]|null} */
  list: null,
  /** @type {Paragraph[]} */
  found: [],
  missing: false,
  language: "",
};

const title = () => state.game?.view?.title ?? state.titles[0]?.id ?? "";

/** Open the rules at a paragraph; without one, at the list of all. @param {string} paragraph */
export function open(paragraph) {
  if (!drawer) {
    drawer = document.createElement("dialog");
    drawer.className = "drawer";
    drawer.setAttribute("aria-labelledby", "drawer-heading");
    drawer.addEventListener("close", () => document.body.classList.remove("with-drawer"));
    drawer.addEventListener("keydown", (event) => event.key === "Escape" && drawer?.close());
    document.body.append(drawer);
  }
  if (!drawer.open) {
    if (matchMedia(NARROW).matches) drawer.showModal();
    else drawer.show();
    document.body.classList.add("with-drawer");
  }
  if (paragraph) read(paragraph);
  else if (!shown.list) search("");
  draw();
  document.getElementById("drawer-heading")?.focus();
}

/** @param {string} paragraph */
async function read(paragraph) {
  Object.assign(shown, { paragraph, missing: false, language: preferences.language });
  const ask = (asked += 1);
  try {
    const found = await api.rule(title(), paragraph, preferences.language);
    if (ask === asked) shown.found = found.paragraphs ?? [found];
  } catch {
    if (ask === asked) Object.assign(shown, { found: [], missing: true });
  }
  draw();
}

/** @param {string} words */
async function search(words) {
  Object.assign(shown, { search: words, paragraph: "", missing: false, language: preferences.language });
  const ask = (asked += 1);
  const list = await api.rules(title(), words, preferences.language).catch(() => null);
  if (ask !== asked) return;
  // A server that cannot search may still know the paragraph by its name.
  if (!list && words) return read(words);
  shown.list = list ?? [];
  draw();
}

/** @param {Event} event */
function typed(event) {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  clearTimeout(waiting);
  waiting = setTimeout(() => search(value.trim()), REST);
}

/** Back to what was searched for. */
function back() {
  search(shown.search);
  document.getElementById("drawer-heading")?.focus();
}

function draw() {
  if (!drawer?.open) return;
  render(html`<div class="row spread"><h2 id="drawer-heading" tabindex="-1">${t("web-rules")}</h2>
      <button class="quiet" @click=${() => drawer?.close()}>${t("web-close")}</button></div>
    <form role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label class="field">${t("web-rules-search")}
        <input type="search" autocomplete="off" .value=${shown.search} @input=${typed} /></label>
      ${preferences.language === WRITTEN_IN ? nothing : html`<p class="dim">${t("web-rules-english")}</p>`}
    </form>
    <div class="drawer-body">${shown.paragraph ? paragraphs() : results()}</div>`, drawer);
}

const paragraphs = () => html`<button class="link" @click=${back}>← ${t("web-rules-all")}</button>
  <div role="status">${shown.missing ? html`<p>${t("web-rules-missing")}</p>` : nothing}</div>
  ${shown.found.map((each) => html`<article class="rule" lang=${WRITTEN_IN}><h3>${each.id}${each.title ? ` – ${raised(each.title)}` : ""}</h3>
    ${(each.text ?? "").split("\n").filter(Boolean).map((line) => html`<p>${raised(line)}</p>`)}</article>`)}`;

/** The paragraphs found, under their chapters. */
function results() {
  /** @type {Map<string, Paragraph[]>} */
  const chapters = new Map();
  for (const each of shown.list ?? []) chapters.set(each.chapter ?? "", [...(chapters.get(each.chapter ?? "") ?? []), each]);
  return html`<p class="dim" role="status">${shown.list ? t("web-rules-count", { count: shown.list.length }) : t("web-loading")}</p>
    ${[...chapters].map(([chapter, members]) => html`<section><h3>${raised(chapter)}</h3>
      <ul class="paragraphs" lang=${WRITTEN_IN}>${members.map((each) => html`<li><button class="paragraph" @click=${() => open(each.id)}>
        <b>${each.id}</b> <span>${raised(each.title ?? "")}</span></button></li>`)}</ul></section>`)}`;
}

// In another language the same is asked anew.
around.after.add(() => {
  if (!drawer?.open || shown.language === preferences.language) return;
  if (shown.paragraph) read(shown.paragraph);
  else search(shown.search);
});
addEventListener("hashchange", () => drawer?.close());
