/** Portraits: every character has a face of its own, drawn from a few features that its number chooses. */

import { nothing, svg, html } from "../../vendor/lit-html/lit-html.js";
import { mark } from "./mark.js";

const SKINS = ["#f2cfae", "#e7b98f", "#d9a177", "#f6d9bf", "#c98f66"];
const HAIRS = ["#3a2a1c", "#6b4423", "#a8743a", "#d8b566", "#8c8478", "#20180f", "#93421f"];
const ROBES = ["#7d2b2b", "#2d4f7c", "#55663a", "#6a4a7a", "#8a6a2b", "#3f5a5c"];

/** A number that only the character decides. @param {number} character @param {number} feature */
const draw = (character, feature) => ((character + 1) * 2654435761 + feature * 40503 * 977) >>> 8;
/** @template T @param {T[]} all @param {number} character @param {number} feature @returns {T} */
const pick = (all, character, feature) => all[draw(character, feature) % all.length];

/**
 * A face in a round frame.
 * @param {number} character @param {{woman: boolean, crowned: boolean, horse: boolean}} how
 */
export function portrait(character, { woman, crowned, horse }) {
  if (horse) return html`<span class="portrait beast">${mark("horse")}</span>`;
  const skin = pick(SKINS, character, 1);
  const hair = pick(HAIRS, character, 2);
  const robe = pick(ROBES, character, 3);
  const wide = 15 + (draw(character, 4) % 4);
  return html`<svg class="portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="31" class="portrait-ground"></circle>
    <path d="M8 64c2-14 12-18 24-18s22 4 24 18z" fill=${robe}></path>
    <path d="M24 46c3 5 13 5 16 0l3 3c-4 7-18 7-22 0z" fill="#e9dcc0"></path>
    ${woman ? behind(character, hair) : nothing}
    <path d="M27 40h10v8c-2 4-8 4-10 0z" fill=${skin}></path>
    <ellipse cx="32" cy="30" rx=${wide - 3} ry="15" fill=${skin}></ellipse>
    ${woman ? nothing : beard(character, hair)}
    ${features(character)}
    ${woman ? veil(character, hair) : cut(character, hair)}
    ${crowned ? svg`<path d="M18 18l2-12 6 6 6-9 6 9 6-6 2 12c-8-4-20-4-28 0z" fill="#e3b94a" stroke="#7a5a12" stroke-width="1"></path>` : nothing}
    <circle cx="32" cy="32" r="31" class="portrait-rim"></circle></svg>`;
}

/** Eyes, brows, nose and mouth. @param {number} character */
function features(character) {
  const apart = 5 + (draw(character, 5) % 2);
  const brow = draw(character, 6) % 3;
  const mouth = ["M27 39q5 3 10 0", "M28 40h8", "M27 40q5-2 10 0"][draw(character, 7) % 3];
  return svg`<g class="portrait-lines">
    <circle cx=${32 - apart} cy="29" r="1.6"></circle><circle cx=${32 + apart} cy="29" r="1.6"></circle>
    <path d="M${28 - apart} ${25 - brow}h7M${29 + apart} ${25 - brow}h7"></path>
    <path d="M32 30v5h-2"></path><path d=${mouth}></path></g>`;
}

/** @param {number} character @param {string} hair */
function beard(character, hair) {
  const kind = draw(character, 8) % 4;
  if (kind === 0) return nothing;
  const shape = ["", "M19 32c0 16 8 19 13 19s13-3 13-19c-3 7-7 6-13 6s-10 1-13-6z", "M21 36c1 9 6 12 11 12s10-3 11-12c-4 4-7 3-11 3s-7 1-11-3z", "M27 41h10v7c-2 4-8 4-10 0z"][kind];
  return svg`<path d=${shape} fill=${hair}></path>`;
}

/** @param {number} character @param {string} hair */
function cut(character, hair) {
  const shape = ["M17 30c-2-18 8-20 15-20s17 2 15 20c-2-9-4-12-8-13-5 2-10 2-14 0-4 1-6 4-8 13z",
    "M16 36c-3-20 6-27 16-27s19 7 16 27l-3-2c1-8-1-14-4-17-6 2-12 2-18 0-3 3-5 9-4 17z",
    "M18 26c0-12 7-16 14-16s14 4 14 16c-6-7-22-7-28 0z"][draw(character, 9) % 3];
  return svg`<path d=${shape} fill=${hair}></path>`;
}

/** @param {number} character @param {string} hair */
const behind = (character, hair) => (draw(character, 10) % 2 ? svg`<path d="M14 50c-3-28 4-41 18-41s21 13 18 41c-6 4-30 4-36 0z" fill=${hair}></path>`
  : svg`<path d="M13 54c-2-30 4-46 19-46s21 16 19 46c-8 5-30 5-38 0z" fill="#f1e8d4"></path>`);

/** @param {number} character @param {string} hair */
const veil = (character, hair) => (draw(character, 10) % 2 ? svg`<path d="M18 28c0-14 8-18 14-18s14 4 14 18c-3-8-7-11-14-12-7 1-11 4-14 12z" fill=${hair}></path>`
  : svg`<path d="M17 34c-1-18 7-24 15-24s16 6 15 24c-1-10-6-16-15-16s-14 6-15 16z" fill="#fbf5e6"></path>`);
