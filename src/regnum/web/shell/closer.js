/** A closer look at anything on the table: what it is, and why something cannot be done with it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { focusNext, here, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { key } from "./lights.js";
import { answer } from "./reasons.js";
import { ruleLink } from "./rulelink.js";
import { ask } from "./session.js";

/** @typedef {import("../types.js").Game} Game @typedef {import("../types.js").Intention} Intention */

const LISTED = 6; // moves with a thing
const LINGER = 250; // milliseconds for which it stays when the pointer has gone on
/** @type {Element|null} */
let opener = null;
/** @type {ReturnType<typeof setTimeout>|undefined} */
let leaving;
let pointerAt = 0;

/** Show a thing closely: while the pointer or the focus is on it, or pinned, with the reasons. @param {string|null} thing @param {boolean} [pinned] @param {string} [name] what stands there */
export function inspect(thing, pinned = false, name = "") {
  const game = state.game;
  clearTimeout(leaving);
  if (!game || (game.inspected?.pinned && !pinned)) return; // the table may be left while the focus is on it
  if (!thing) {
    leaving = setTimeout(putAway, LINGER);
    return;
  }
  if (!pinned && game.inspected?.thing === thing) return;
  if (pinned) game.why = null;
  const before = game.inspected?.thing === thing ? game.inspected : null;
  game.inspected = { thing, pinned, name: name || before?.name || "", side: before?.side ?? awaySide() };
  if (pinned) {
    opener = document.activeElement;
    focusNext(".inspector .close");
  }
  set();
}

function putAway() {
  const game = state.game;
  if (!game?.inspected || game.inspected.pinned) return;
  game.inspected = null;
  set();
}

/** The thing that an event is about. @param {Event} event @returns {HTMLElement|null} */
const thingOf = (event) => (event.target instanceof Element ? event.target.closest("[data-thing]") : null);

/** What somebody reads on a thing. @param {HTMLElement} element */
const nameOf = (element) => element.dataset.name ?? element.getAttribute("aria-label") ?? element.textContent?.trim().replace(/\s+/g, " ").slice(0, 80) ?? "";

/** The pointer or the focus comes to a thing, or leaves all of them. @param {Event} event */
export function approach(event) {
  if (event instanceof PointerEvent) pointerAt = event.clientX;
  const element = thingOf(event);
  inspect(element?.dataset.thing ?? null, false, element ? nameOf(element) : "");
}

/** The pointer or the focus leaves the table. */
export const depart = () => inspect(null);

// Escape puts away what came by itself.
addEventListener("keydown", (event) => event.key === "Escape" && state.game?.inspected && !state.game.inspected.pinned && putAway());

/** The side of the window on which the closer look hides neither the pointer nor what has the focus. */
function awaySide() {
  const held = document.activeElement;
  const place = held?.matches("[data-thing]:focus-visible, [data-thing] :focus-visible") ? held.getBoundingClientRect().left : pointerAt;
  return place < innerWidth / 2 ? "right" : "left";
}

/**
 * What is said of a thing: by the title's board, else what is known of it from the moves. Who asks hears more than who passes by.
 * @param {Game} game @param {string} thing @param {string} name @param {boolean} asked @returns {import("../types.js").Explained|null}
 */
function explained(game, thing, name, asked) {
  const own = game.board?.explain?.(thing, game.view);
  if (own) return own;
  const title = raised(name || game.spelled.get(thing) || thing.replace(":", " "));
  const moves = game.view.options.filter((option) => option.targets?.some((target) => key(target) === thing));
  const { decision } = game.view;
  if (moves.length) {
    const shown = moves.slice(0, LISTED).map((option) => `– ${raised(option.text)}`);
    return { title, lines: [t("web-closer-moves", { count: moves.length }), ...shown, ...(moves.length > LISTED ? ["…"] : [])] };
  }
  return asked ? { title, lines: decision ? [t("web-closer-now", { prompt: decision.prompt })] : [], rule: decision?.rule } : null;
}

/**
 * What somebody may want to do with a thing: what the board offers, else every verb of the options with the thing in place
 * of another of its kind.
 * @param {Game} game @param {string} thing @returns {Intention[]}
 */
function intentionsFor(game, thing) {
  if (!game.view.waiting.includes(game.view.you)) return [];
  if (game.board?.intentions) return game.board.intentions(thing, game.view);
  const written = game.spelled.get(thing);
  if (!written) return [];
  /** @type {Map<string, Intention>} */
  const found = new Map();
  for (const { move, targets } of game.view.options) {
    const [verb, ...rest] = move.split(" ");
    if (rest.length !== 1 || targets?.length !== 1 || targets[0][0] !== thing.split(":")[0]) continue;
    found.set(verb, { move: `${verb} ${written}`, text: raised(`${verb} ${written}`.replaceAll("-", " ")) });
  }
  return [...found.values()];
}

/** The panel. */
export function inspector() {
  const game = here();
  const { inspected, board, view } = game;
  if (!inspected) return nothing;
  const large = board?.enlarge?.(inspected.thing, view);
  const said = explained(game, inspected.thing, inspected.name, inspected.pinned);
  if (!large && !said) return nothing;
  const body = html`${large ?? html`<h3>${said?.title}</h3>`}
    ${said?.lines.length ? html`<div class="closer-lines">${said.lines.map((line) => html`<p>${line}</p>`)}</div>` : nothing}`;
  if (!inspected.pinned) return html`<div class="inspector ${inspected.side}" data-board=${view.title} aria-hidden="true">${body}</div>`;
  const intentions = intentionsFor(game, inspected.thing);
  return html`<div class="inspector pinned ${inspected.side}" data-board=${view.title} role="dialog" aria-label=${said?.title || t("web-closer-look")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && unpin()} @focusout=${goOn}>
    ${body}${ruleLink(said?.rule)}
    ${intentions.length ? html`<div class="intentions"><h3>${t("web-why")}</h3>
      ${intentions.map((each) => html`<button class="button second small" @click=${() => ask(each.move)}>${each.text}</button>`)}
      ${answer()}</div>` : nothing}
    <button class="quiet close" @click=${unpin}>${t("web-close")}</button>
  </div>`;
}

/** Whoever goes on to something else must not find it covered; the rules may be read beside it. @param {FocusEvent} event */
function goOn(event) {
  const next = event.relatedTarget;
  const panel = /** @type {HTMLElement} */ (event.currentTarget);
  if (!(next instanceof Element) || panel.contains(next) || next.closest(".drawer") || !state.game) return;
  Object.assign(state.game, { inspected: null, why: null });
  set();
}

/** Put the closer look away; the focus goes back to where it was. */
function unpin() {
  here().inspected = null;
  here().why = null;
  if (opener instanceof HTMLElement) opener.focus();
  clearTimeout(leaving);
  here().inspected = null; // the focus has asked for it again
  set();
}
