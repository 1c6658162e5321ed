/** The table: prompt and options beside a board; the same for every title. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wear } from "../looks.js";
import { here, known, set, state } from "../store.js";
import { t } from "../words.js";
import { common } from "./common.js";
import { talk } from "./conversation.js";
import { deals, hasDeals, openOffers } from "./deals.js";
import { approach, depart, inspect, inspector } from "./closer.js";
import { table as words } from "./generic.js";
import { callBack, guide } from "./guide.js";
import { hintedTargets } from "./hint.js";
import { leaving, notices } from "./leaving.js";
import { lightsOf } from "./lights.js";
import { log } from "./log.js";
import { paceName } from "./names.js";
import { notebook } from "./notebook.js";
import { aim, options, prompt } from "./options.js";
import { openOrders } from "./orderform.js";
import { orders } from "./orders.js";
import { isCommon, isSamePlayer } from "./owners.js";
import { why } from "./reasons.js";
import { openRule } from "./rulelink.js";
import { seatNames, seats } from "./seats.js";
import { choose, close, enter, openSandbox, reread as readAnew, turnTo } from "./session.js";
import { banner, curtain, ending, save } from "./stage.js";
import { unread } from "./talk.js";

export { close };

/** Sit down at a game. @param {string} id */
export async function open(id) {
  await wear("table");
  await enter(id);
}

/** The language has changed. */
export const reread = () => readAnew(true);

export function page() {
  const game = state.game;
  if (!game?.view) return html`<p class="loading">${state.problem ? "" : t("web-loading")}</p>`;
  if (isCommon(game)) return common();
  if (game.curtain !== null) return curtain();
  const shown = game.replaying && game.before ? game.before : game.view;
  const context = contextOf(shown);
  const drawn = game.board && game.tab === "board" ? game.board.draw(shown, context) : words(shown, context);
  return html`<h1 class="unseen">${t("web-page-table")}</h1>
    ${banner()}
    <div class="table" data-board=${game.view.title} data-seq=${game.view.seq}>
      <div class="side">
        ${prompt()}${guide()}${options()}
        ${panels()}
      </div>
      <div class="board-side ${game.replaying ? "replaying" : ""}" @pointerover=${approach} @pointerleave=${depart} @focusin=${approach} @focusout=${depart}>
        ${ending()}${notices()}${seats(shown, context)}
        ${game.board ? html`<div class="tabs" role="group" aria-label=${t("web-table-form")}>
          ${tabButton("board", t("web-tab-board"))}${tabButton("words", t("web-tab-words"))}</div>` : nothing}
        ${drawn}
      </div>
    </div>
    ${inspector()}`;
}

/** @param {"board"|"words"} tab @param {string} name */
const tabButton = (tab, name) => html`<button aria-pressed=${here().tab === tab ? "true" : "false"}
  @click=${() => turnTo(tab)}>${name}</button>`;

/** What a board needs to know besides the position: what is lit, and what pressing a thing does. @param {import("../types.js").View} view @returns {import("../types.js").Context} */
function contextOf(view) {
  const game = here();
  const lit = lightsOf(game.replaying ? [] : view.options);
  /** @param {string} thing */
  const press = (thing) => {
    const places = lit.get(thing) ?? [];
    if (places.length === 1) choose(places[0]);
    else if (places.length) aim(thing);
    else inspect(thing, true);
  };
  return { lit, pointed: game.pointed ?? hintedTargets(game), press, inspect, seats: view.seats };
}

/** The panels below the options, one at a time. */
function panels() {
  const game = here();
  const { view } = game;
  /** @type {{id: typeof game.panel, name: string, body: () => unknown}[]} */
  const all = [
    { id: "log", name: t("web-log-short"), body: log },
    ...(hasDeals(view) ? [{ id: /** @type {const} */ ("deals"), name: t("web-deals"), body: deals }] : []),
    ...(view.panels?.includes("talk") ? [{ id: /** @type {const} */ ("talk"), name: t("web-talk"), body: talk }] : []),
    ...(view.panels?.includes("notes") ? [{ id: /** @type {const} */ ("notes"), name: t("web-notes"), body: notebook }] : []),
    ...(view.panels?.includes("orders") ? [{ id: /** @type {const} */ ("orders"), name: t("web-orders"), body: orders }] : []),
    ...(view.you >= 0 && !view.outcome ? [{ id: /** @type {const} */ ("why"), name: t("web-why-short"), body: why }] : []),
    { id: "more", name: t("web-more"), body: more },
  ];
  const open = all.find((each) => each.id === game.panel) ?? all[0];
  return html`<section class="panels-side" aria-label=${t("web-panels")}>
    <div class="panel-tabs" role="tablist" aria-label=${t("web-panels")} @keydown=${walk}>
      ${all.map((each) => html`<button role="tab" id="tab-${each.id}" aria-controls="panel-body" aria-selected=${each === open ? "true" : "false"}
        tabindex=${each === open ? 0 : -1} @click=${() => openPanel(each.id)}>${each.name}
        ${each.id === "deals" && openOffers(view) ? html`<span class="unread">${openOffers(view)}<span class="unseen">${t("web-deals-waiting", { count: openOffers(view) })}</span></span>` : nothing}
        ${each.id === "talk" && unread(game) ? html`<span class="unread">${unread(game)}<span class="unseen">${t("web-talk-unread", { count: unread(game) })}</span></span>` : nothing}</button>`)}
    </div>
    <div id="panel-body" class="panel-body panel-${open.id}" role="tabpanel" aria-labelledby="tab-${open.id}">${open.body()}</div>
  </section>`;
}

/** @param {import("../types.js").Game["panel"]} panel */
function openPanel(panel) {
  const game = here();
  game.panel = panel;
  if (panel === "talk") game.talk.unread = 0;
  if (panel === "orders") openOrders(game); // what is filled in beforehand follows what is held
  set();
}

/** Arrows go from tab to tab. @param {KeyboardEvent} event */
function walk(event) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const tabs = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[role=tab]")]);
  const at = tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (!step || at < 0) return;
  event.preventDefault();
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
}

/** The pace, links for the others, the rules, the sandbox, the file of the game, and the ways out. */
function more() {
  const { id, view } = here();
  const invited = known(id)?.invitations?.filter(({ link }) => link) ?? [];
  return html`<p>${t("web-pace")}: <b>${paceName(view.pace)}</b></p>
    ${invited.map((seat) => html`<label class="field">${t("web-invite", { name: seatNames(view.seats.filter(({ seat: each }) => isSamePlayer(view, each, seat.seat)).map((each) => each.seat)) })}
      <input readonly .value=${new URL(seat.link, location.href).href}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>`)}
    <div class="row">
      <button class="button second small" @click=${() => openRule()}>${t("web-rules")}</button>
      ${view.sandbox || view.outcome || view.can_redo === undefined ? nothing : html`<button class="button second small" ?disabled=${state.busy} @click=${openSandbox}>${t("web-sandbox")}</button>`}
      <button class="button second small" @click=${save}>${t("web-export")}</button>
      ${callBack()}${leaving()}
    </div>`;
}
