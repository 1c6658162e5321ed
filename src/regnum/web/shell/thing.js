/** Things on the board: each can be pressed, pointed at and reached with the arrow keys. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../words.js";

/**
 * A thing as a button: lit if a move points at it, else it explains itself. Tab goes to what is lit, arrows go everywhere.
 * @param {string} thing @param {Pick<import("../types.js").Context, "lit"|"pointed"|"press">} board
 * @param {{kind: string, inside: unknown, label?: string, also?: string[], key?: string}} how other things it stands for, and what it is known by when it moves
 */
export function spot(thing, board, { kind, inside, label, also = [], key }) {
  const names = [thing, ...also];
  const pressed = names.find((each) => board.lit.has(each)) ?? thing;
  const count = board.lit.get(pressed)?.length ?? 0;
  const pointed = names.some((each) => board.pointed?.has(each));
  return html`<button class="thing ${kind} ${count ? "lit" : ""} ${pointed ? "pointed" : ""}" data-thing=${thing} data-key=${key ?? nothing}
    tabindex=${count ? 0 : -1} aria-label=${label ? [label, count ? t("web-lit", { count }) : ""].filter(Boolean).join(", ") : nothing}
    @click=${() => board.press(pressed)}>${inside}${count ? html`<span class="lit-mark" aria-hidden="true">${count > 1 ? count : ""}</span>
      ${label ? nothing : html`<span class="unseen">${t("web-lit", { count })}</span>`}` : nothing}</button>`;
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Arrow keys: on to the nearest thing in that direction. @param {KeyboardEvent} event */
export function roam(event) {
  const way = WAYS[event.key];
  const from = /** @type {HTMLElement} */ (event.target);
  if (!way || event.ctrlKey || event.altKey || event.metaKey || from.matches("input, summary, select")) return;
  const things = /** @type {NodeListOf<HTMLElement>} */ (/** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[data-thing]:is(button, [tabindex])"));
  const all = [...things].filter((each) => each.checkVisibility()); // what is folded away cannot be walked to
  const next = from.dataset.thing ? nearest(from, all, way) : all.find((each) => from.contains(each));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** @param {HTMLElement} from @param {HTMLElement[]} all @param {[number, number]} way @returns {HTMLElement|null} */
function nearest(from, all, [right, down]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of all) {
    const there = middle(each);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (each === from || ahead < 4 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    best = each;
  }
  return best;
}

/** @param {HTMLElement} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
