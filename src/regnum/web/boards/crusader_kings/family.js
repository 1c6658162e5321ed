/** Family boards: portraits, traits, titles and marriages of every dynasty, and who would inherit. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";
import { NONE } from "./names.js";
import { portrait } from "./portrait.js";
import { traits } from "./bag.js";

/** @typedef {import("./types.js").Board} Board @typedef {import("./types.js").Relation} Relation */

const OLDEST = 5;

/** The own family first, then the others. @param {Board} board */
export function families(board) {
  const { names, position, you } = board;
  const seats = Array.from({ length: names.seats(position) }, (_, seat) => seat);
  const order = you >= 0 ? [you, ...seats.filter((seat) => seat !== you)] : seats;
  return html`<section class="families" aria-labelledby="families-heading"><h3 id="families-heading">${t("ck-web-families")}</h3>
    <div class="family-grid">${order.map((seat) => family(seat, board))}</div></section>`;
}

/** @param {number} seat @param {Board} board */
function family(seat, board) {
  const { names, position, you, insights } = board;
  if (position.out[seat] || position.ruler[seat] === NONE) {
    return html`<article class="family gone"><h4>${names.seat(seat, position)}</h4><p class="dim">${t("ck-board-out")}</p></article>`;
  }
  const heir = insights?.seats?.[seat]?.heir ?? NONE;
  return html`<article class="family ${names.colour(seat, position)} ${seat === you ? "own" : ""}">
    <header><h4>${names.seat(seat, position)}</h4>
      <span class="age" title=${t("ck-web-age", { age: position.age[seat] })}><span class="unseen">${t("ck-web-age", { age: position.age[seat] })}</span>
        ${Array.from({ length: OLDEST }, (_, place) => html`<i class="year ${place < position.age[seat] ? "spent" : ""}" aria-hidden="true"></i>`)}</span></header>
    <div class="kin-list">${names.family(seat, position).map((member) => kin(member, heir, board))}</div>
    ${relations(seat, board)}</article>`;
}

/** A member of the family with the spouse beside. @param {{role: string, character: number, spouse: number}} member @param {number} heir @param {Board} board */
function kin({ role, character, spouse }, heir, board) {
  const { names, position } = board;
  return html`<div class="couple ${role === "ruler" ? "reigning" : ""}">
    ${person(character, t(`ck-role-${role}`), { crowned: role === "ruler", heir: character === heir, board })}
    ${spouse === NONE ? nothing : person(spouse, names.gendered("ck-web-spouse", names.isWoman(spouse, position)), { crowned: false, heir: false, board })}</div>`;
}

/** @param {number} character @param {string} role @param {{crowned: boolean, heir: boolean, board: Board}} how */
export function person(character, role, { crowned, heir, board }) {
  const { names, position } = board;
  const duchy = position.duke.indexOf(character);
  const tokens = names.tokensOf(character, position);
  return spot(`character:${character}`, board, { kind: "person", key: `character:${character}`, inside: html`
    ${portrait(character, { woman: names.isWoman(character, position), crowned, horse: character === names.catalogue.characters.length - 1 })}
    <span class="person-words"><b>${names.character(character)}</b><span class="dim">${role}</span>
      <span class="person-marks">${traits(tokens)}${heir ? html`<span class="heir" title=${t("ck-term-heir")}>${mark("heir")}<span class="unseen">${t("ck-term-heir")}</span></span>` : nothing}
        ${duchy >= 0 ? html`<span class="duke">${mark("duchy")}<span class="unseen">${t("ck-board-duke", { name: "" })}</span>${names.region(duchy)}</span>` : nothing}
        ${position.bastard[character] ? html`<span class="badge plain">${t("ck-term-bastard")}</span>` : nothing}</span></span>` });
}

/** War, casus belli, alliances. @param {number} seat @param {Board} board */
function relations(seat, { names, position }) {
  const count = names.seats(position);
  const with_ = (/** @type {Relation} */ table) => Array.from({ length: count }, (_, other) => other).filter((other) => position[table][seat * count + other]);
  const line = (/** @type {string} */ name, /** @type {Relation} */ table, /** @type {string} */ message) => {
    const others = with_(table);
    return others.length ? html`<p class="relation ${table}">${mark(name)} ${t(message, { list: others.map((other) => names.seat(other, position)).join(", ") })}</p>` : nothing;
  };
  return html`${line("war", "war", "ck-board-at-war")}${line("scroll", "casus", "ck-board-casus-belli")}${line("peace", "ally", "ck-board-allied")}`;
}
