/** The table: prompt and options beside a board; the same for every title. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { focusNext, known, openRule, set, state } from "../store.js";
import { t } from "../words.js";
import { kindName } from "./create.js";
import { sections } from "./generic.js";
import { lightsOf } from "./lights.js";
import { aim, options, prompt, seatName } from "./options.js";
import { answer, curtain, drawer, ending, log, save, why } from "./panels.js";
import { ask, choose } from "./session.js";

/** @type {Element|null} */
let opener = null;
let pointerAt = 0;
// "over" comes before the "enter" that asks for the side; "move" would come after it.
addEventListener("pointerover", (event) => { pointerAt = event.clientX; }, { passive: true });

export function table() {
  const game = state.game;
  if (!game?.view) return html`<p class="loading">${state.problem ? "" : t("web-loading")}</p>`;
  if (game.curtain !== null) return curtain();
  const context = contextOf(game);
  const drawn = game.board && game.tab === "board" ? game.board.draw(game.view, context) : sections(game.view.table ?? [], context);
  return html`<h1 class="unseen">${t("web-page-table")}</h1>
    <div class="table" data-seq=${game.view.seq}>
      <div class="side">
        ${prompt()}${options()}
        <div class="side-rest">${why()}${log()}${more()}</div>
      </div>
      <div class="board-side">
        ${ending()}${seats()}
        ${game.board ? html`<div class="tabs" role="group" aria-label=${t("web-table-form")}>
          ${["board", "words"].map((tab) => html`<button aria-pressed=${game.tab === tab} @click=${() => { game.tab = tab; set({}); }}>
            ${tab === "board" ? t("web-tab-board") : t("web-tab-words")}</button>`)}</div>` : nothing}
        ${drawn}
      </div>
    </div>
    ${inspector()}${drawer()}`;
}

/** What a board needs to know besides the position: what is lit, and what pressing a thing does. @param {any} game */
function contextOf(game) {
  const lit = lightsOf(game.view.options);
  /** @param {string} thing */
  const press = (thing) => {
    const places = lit.get(thing) ?? [];
    if (places.length === 1) choose(places[0]);
    else if (places.length) aim(thing);
    else inspect(thing, true);
  };
  return { lit, pointed: game.pointed, press, inspect, seats: game.view.seats };
}

/** Show a thing enlarged: while the pointer or the focus is on it, or pinned, with the reasons. @param {string|null} thing @param {boolean} [pinned] */
function inspect(thing, pinned = false) {
  const game = state.game;
  if (game.inspected?.pinned && !pinned) return;
  if (pinned) game.why = null;
  game.inspected = thing ? { thing, pinned, side: (pinned && game.inspected?.side) || awaySide() } : null;
  if (pinned) {
    opener = document.activeElement;
    focusNext(".inspector .close");
  }
  set({});
}

/** The side of the window on which the enlarged thing hides neither the pointer nor what has the focus. */
function awaySide() {
  const held = document.activeElement;
  const place = held?.matches(".card:focus-visible, .throne:focus-visible") ? held.getBoundingClientRect().left : pointerAt;
  return place < innerWidth / 2 ? "right" : "left";
}

/** The enlarged thing. */
function inspector() {
  const { inspected, board, view } = state.game;
  const large = inspected?.thing && board?.enlarge?.(inspected.thing, view);
  if (!large) return nothing;
  if (!inspected.pinned) return html`<div class="inspector ${inspected.side}" aria-hidden="true">${large}</div>`;
  const intentions = view.waiting.includes(view.you) ? board.intentions?.(inspected.thing, view) ?? [] : [];
  return html`<div class="inspector pinned ${inspected.side}" role="dialog" aria-label=${t("web-closer-look")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && unpin()}>
    ${large}
    ${intentions.length ? html`<div class="intentions"><h3>${t("web-why")}</h3>
      ${intentions.map((/** @type {{move: string, text: string}} */ each) => html`<button class="button second small" @click=${() => ask(each.move)}>${each.text}</button>`)}
      ${answer()}</div>` : nothing}
    <button class="quiet close" @click=${unpin}>${t("web-close")}</button>
  </div>`;
}

/** Put the enlarged thing away; the focus goes back to where it was. */
function unpin() {
  state.game.inspected = { pinned: false };
  if (opener instanceof HTMLElement) opener.focus();
  state.game.inspected = null;
  set({});
}

/** Who sits where, and whom the game waits for. */
const seats = () => html`<ul class="seats" aria-label=${t("web-seats")}>
  ${state.game.view.seats.map((/** @type {any} */ seat) => {
    const { view, board } = state.game;
    const waited = view.waiting.includes(seat.seat);
    return html`<li class="seat seat-${seat.seat} ${waited ? "waited" : ""}">
      <span class="seat-name"><span class="seat-mark" aria-hidden="true">${seat.seat}</span>${seatName(seat)}</span>
      <span class="dim">${seat.seat === view.you ? t("web-you") : seat.kind === "program" ? kindName(seat.agent ?? "program") : t("web-kind-person")}</span>
      ${board?.seatFacts?.(seat.seat, view) ?? nothing}
      ${waited ? html`<span class="badge">${t("web-to-move")}</span>` : nothing}
    </li>`;
  })}
</ul>`;

/** Links for the others, the rules and the file of the game. */
function more() {
  const open = known(state.game.id)?.invitations ?? [];
  return html`<section class="more" aria-label=${t("web-more")}>
    ${open.map((seat) => html`<label class="field">${t("web-invite", { seat: seat.seat })}
      <input readonly .value=${new URL(seat.link, location.href).href}
        @focus=${(/** @type {any} */ event) => event.target.select()} /></label>`)}
    <div class="row">
      <button class="button second small" @click=${() => openRule(state.game.view.decision?.rule ?? "")}>${t("web-rules")}</button>
      <button class="button second small" @click=${save}>${t("web-export")}</button>
    </div>
  </section>`;
}
