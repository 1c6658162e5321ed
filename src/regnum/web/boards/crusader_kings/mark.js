/** Small drawings of this title, out of a sprite of their own. */

import { html, svg } from "../../vendor/lit-html/lit-html.js";

const SPRITE = new URL("../../vendor/icons/crusader_kings.svg", import.meta.url).pathname;

/** A symbol beside words, which say the same. @param {string} name */
export const mark = (name) => html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${SPRITE}#${name}"></use></svg>`;

/** A symbol on the map. @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [kind] */
export const stamp = (name, x, y, size, kind = "") => svg`<use class="stamp ${kind}" href="${SPRITE}#${name}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
