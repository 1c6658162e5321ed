/** The page: which part of it is shown at which address, and the language in which it speaks. Parts are loaded when they are first wanted. */

import { render, html } from "./vendor/lit-html/lit-html.js";
import * as api from "./api.js";
import { drawnBy, known, prefer, preferences, remember, set, state } from "./store.js";
import { raised, speak, t } from "./words.js";
import { header, problemBar } from "./shell/header.js";

/**
 * @typedef {{page: () => unknown, open?: (id: string) => unknown, close?: () => void, reread?: () => unknown, rules?: () => unknown}} Part
 * @type {Record<string, () => Promise<Part>>}
 */
const PARTS = {
  home: () => import("./shell/home.js"),
  create: () => import("./shell/create.js"),
  table: () => import("./shell/table.js"),
};

/** @type {Part|null} */
let part = null;
let visits = 0;

/** Draw everything. */
function draw() {
  document.documentElement.dataset.theme = preferences.theme;
  document.title = titled();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  render(html`<a class="skip" href="#main" @click=${skip}>${t("web-skip")}</a>${header(changeLanguage)}${problemBar()}
    <main id="main" tabindex="-1" class="page-${state.page}">${part ? part.page() : html`<p class="loading">${state.problem ? "" : t("web-loading")}</p>`}</main>`, root);
}

/** What stands on the tab; a mark tells that the reader is waited for. */
function titled() {
  const name = state.page === "table" ? t("web-page-table") : state.page === "create" ? t("web-create-heading") : "";
  if (state.called) return `● ${t("web-your-turn")} – Regnum`;
  return name ? `${raised(name)} – Regnum` : "Regnum";
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
  await speak(language);
  prefer({ language });
  await part?.reread?.();
}

/** A part of the address as it was before it was written into it; one that nobody has written so is taken as it stands. @param {string} part */
function unwritten(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Show what the address names. What went wrong elsewhere is left behind there. */
async function route() {
  const [, name, id] = location.hash.split("/").map(unwritten);
  const visit = (visits += 1);
  const page = /^games?$/.test(name ?? "") && id ? "table" : name === "new" ? "create" : "home";
  part?.close?.();
  part = null;
  set({ page, called: false, ...(visit > 1 ? { problem: null } : {}) });
  try {
    const loaded = await PARTS[page]();
    if (visit !== visits) return; // the reader has gone on meanwhile
    part = loaded;
  } catch {
    return set({ problem: { id: "web-problem-server" } });
  }
  await part.open?.(id ?? "");
  if (page === "home") await recall();
  set();
}

/** Put the games that the server knows of this browser on the list, also those joined by a link. */
async function recall() {
  const found = await api.games().catch(() => []);
  for (const { id, title, created } of found) {
    const at = typeof created === "number" ? created * 1000 : Date.parse(created);
    if (!known(id)) remember({ id, title, at: at || Date.now() });
  }
  set({ listed: new Map(found.map((game) => [game.id, game])) });
}

/** Whoever comes back to the first page wants to know where it is his turn now. */
function returned() {
  if (state.page === "home" && !document.hidden) recall();
}

/** Begin. */
async function start() {
  drawnBy(draw);
  try {
    state.titles = await api.titles(preferences.language);
  } catch {
    state.problem = { id: "web-problem-server" };
  }
  await speak(preferences.language);
  addEventListener("hashchange", route);
  document.addEventListener("visibilitychange", returned);
  await route();
}

start();
