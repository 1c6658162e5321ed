/** The four victories: which are open, and how far each player is, as the server words it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { sections } from "../../shell/generic.js";
import { raised, t } from "../../words.js";

/**
 * The section of the table in words that tells how far each player is; without it only what is open.
 * @param {any} board
 */
export function victories(board) {
  const found = board.table.find((/** @type {any} */ section) => section.heading === raised(t("pax-table-victories")));
  return found ? html`<div class="victories">${sections([found], board)}</div>` : open(board);
}

/** @param {any} board */
const open = (board) => html`<section class="victories" aria-labelledby="victories-heading">
  <h3 id="victories-heading">${raised(t("pax-table-victories"))}</h3>
  <ul>${board.catalogue.victories.map((/** @type {any} */ victory, /** @type {number} */ number) => {
    const active = board.position.victory[number];
    const thing = `victory:${number}`;
    const name = raised(t(`pax-victory-${victory.id}`));
    const said = html`<b>${name}</b><span>${active ? "✓ " : "– "}${t(active ? "pax-table-open" : "pax-table-closed")}</span>`;
    return html`<li class="victory ${active ? "open" : ""} ${board.pointed?.has(thing) ? "pointed" : ""}">
      ${board.lit.has(thing) ? html`<button class="lit" @click=${() => board.press(thing)}>${said}</button>` : said}</li>`;
  })}</ul></section>`;
