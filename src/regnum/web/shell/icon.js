/** Small drawings out of the sprite. */

import { html } from "../vendor/lit-html/lit-html.js";

const SPRITE = new URL("../vendor/icons/sprite.svg", import.meta.url).pathname;

/** A symbol that is only decoration: words always stand beside it or in the label around it. @param {string} name */
export const icon = (name) => html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${SPRITE}#${name}"></use></svg>`;
