/**
 * What the last change did, to the eye: things that moved slide to their new places, what the log names is marked for a moment.
 *
 * A board gives everything that can move a `data-key` and everything that can be named a `data-thing`. Whoever wants less
 * motion gets the marks only.
 */

import { around, here, set, state } from "../store.js";

const SLIDE = 480; // milliseconds
const MARKED = 2600;
const LOOK_BACK = 900; // how long the position before is shown again
const NEAR = 3; // pixels that are no movement

let due = false;
/** @type {Map<string, DOMRect|null>} */
let places = new Map();
/** @type {ReturnType<typeof setTimeout>|undefined} */
let fading;

/** With the next drawing things have moved. */
export function moved() {
  due = true;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const keyed = () => /** @type {(HTMLElement|SVGElement)[]} */ ([...document.querySelectorAll(".board-side [data-key]")]);

/** Where everything is; a key that two things share tells nothing. */
function look() {
  if (!due) return;
  places = new Map();
  for (const each of keyed()) {
    const name = each.dataset.key ?? "";
    places.set(name, places.has(name) ? null : each.getBoundingClientRect());
  }
}

/** Let everything slide from where it was. */
function slide() {
  if (due && !still() && places.size && !document.hidden) {
    const found = keyed().map((each) => ({ each, now: each.getBoundingClientRect() }));
    for (const { each, now } of found) move(each, places.get(each.dataset.key ?? ""), now);
  }
  due = false;
  showMarks();
}

/** @param {HTMLElement|SVGElement} each @param {DOMRect|null|undefined} then @param {DOMRect} now */
function move(each, then, now) {
  if (then === null || !now.width || (unseen(now) && (!then?.width || unseen(then)))) return;
  if (!then?.width) {
    each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE, easing: "ease-out" });
    return;
  }
  const [across, down] = [then.left - now.left, then.top - now.top];
  if (Math.abs(across) < NEAR && Math.abs(down) < NEAR) return;
  const scale = scaleOf(each, now);
  each.animate([{ transform: `translate(${across / scale}px, ${down / scale}px)` }, { transform: "translate(0, 0)" }],
    { duration: SLIDE, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", composite: "add" });
}

/** Whether a place is outside the window. @param {DOMRect} place */
const unseen = (place) => place.bottom < 0 || place.top > innerHeight;

/** How many pixels of the screen one of the thing's own is: drawings and zoomed maps have a measure of their own. @param {HTMLElement|SVGElement} each @param {DOMRect} now */
function scaleOf(each, now) {
  if (each instanceof SVGElement) return each.ownerSVGElement?.getScreenCTM()?.a || 1;
  return now.width / each.offsetWidth || 1;
}

/** Mark things for a moment. @param {import("../types.js").Game} game @param {Set<string>} things */
export function mark(game, things) {
  game.marked = things;
  clearTimeout(fading);
  fading = setTimeout(() => {
    game.marked = new Set();
    set();
  }, MARKED);
}

/** The attribute is the shell's own, so no drawing of a board takes it away. */
function showMarks() {
  const marked = state.game?.marked ?? new Set();
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-mark]"))) {
    if (!marked.has(each.dataset.thing ?? "")) delete each.dataset.mark;
  }
  if (!marked.size) return;
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-thing]"))) {
    if (marked.has(each.dataset.thing ?? "")) each.dataset.mark = "";
  }
}

/** Show the last change again: first the position before, then what became of it. @param {Set<string>} named what it named */
export async function replay(named) {
  const game = here();
  if (!game.before || game.replaying) return;
  game.replaying = true;
  set();
  await new Promise((done) => setTimeout(done, LOOK_BACK));
  if (state.game !== game || !game.replaying) return;
  game.replaying = false;
  moved();
  mark(game, named);
  set();
}

around.before.add(look);
around.after.add(slide);
