/** The page: which part of it is shown at which address, and the language in which it speaks. */

import { render, html } from "./vendor/lit-html/lit-html.js";
import * as api from "./api.js";
import { drawnBy, known, prefer, preferences, remember, set, state } from "./store.js";
import { raised, speak, t } from "./words.js";
import { header, problemBar } from "./shell/header.js";
import { home } from "./shell/home.js";
import { create, openCreate } from "./shell/create.js";
import { table } from "./shell/table.js";
import { close, enter, reread } from "./shell/session.js";

/** The files with the words of a title; a title without some of them just says less. @param {string} title */
const wordsOf = (title) => ["names", "board", "moves", "web"].map((name) => `${title}/${name}.ftl`);

let spokenNow = "";

/** Load the words for the language and the titles at hand, once for each. */
async function speakNow() {
  const titles = state.titles.map((/** @type {{id: string}} */ title) => title.id);
  const wanted = [preferences.language, ...titles].join();
  if (wanted === spokenNow) return;
  spokenNow = wanted;
  await speak(preferences.language, titles.flatMap(wordsOf));
}

/** Draw everything. */
function draw() {
  document.documentElement.dataset.theme = preferences.theme;
  const pages = { home, create, table };
  const page = pages[/** @type {keyof typeof pages} */ (state.page)] ?? home;
  const name = state.page === "table" ? t("web-page-table") : state.page === "create" ? t("web-create-heading") : "";
  document.title = name ? `${raised(name)} – Regnum` : "Regnum";
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  render(html`<a class="skip" href="#main" @click=${skip}>${t("web-skip")}</a>${header(changeLanguage)}${problemBar()}
    <main id="main" tabindex="-1" class="page-${state.page}">${page()}</main>`, root);
}

/** Go to the main part without touching the address, which names the page. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Speak another language at once; what the server words is asked anew. @param {string} language */
async function changeLanguage(language) {
  preferences.language = language;
  state.titles = await api.titles(language).catch(() => state.titles);
  await speakNow();
  prefer({ language });
  if (state.page === "table") await reread(true);
}

/** Show what the address names. */
async function route() {
  const [, page, id] = location.hash.split("/").map(decodeURIComponent);
  close();
  if ((page === "game" || page === "games") && id) {
    set({ page: "table" });
    return enter(id);
  }
  if (page === "new") openCreate();
  set({ page: page === "new" ? "create" : "home" });
  return page === "new" ? undefined : recall();
}

/** Put the games that the server knows of this browser on the list, also those joined by a link. */
async function recall() {
  const found = await api.games().catch(() => []);
  for (const { id, title, created } of found) {
    const at = typeof created === "number" ? created * 1000 : Date.parse(created);
    if (!known(id)) remember({ id, title, at: at || Date.now() });
  }
  set({});
}

/** Begin. */
async function start() {
  drawnBy(draw);
  try {
    state.titles = await api.titles(preferences.language);
  } catch (problem) {
    state.problem = { id: "web-problem-server" };
  }
  await speakNow();
  addEventListener("hashchange", route);
  await route();
}

start();
