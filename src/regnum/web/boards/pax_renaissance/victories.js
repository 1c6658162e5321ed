/** The four victories: which are open, and which of them can be pointed at. How far each player is, the words tell. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { raised, t } from "../../words.js";

/** @param {any} board */
export const victories = (board) => html`<section class="victories" aria-labelledby="victories-heading">
  <h3 id="victories-heading">${raised(t("pax-table-victories"))}</h3>
  <ul>${board.catalogue.victories.map((/** @type {any} */ victory, /** @type {number} */ number) => {
    const open = board.position.victory[number];
    const thing = `victory:${number}`;
    const name = raised(t(`pax-victory-${victory.id}`));
    const said = html`<b>${name}</b><span>${open ? "✓ " : "– "}${t(open ? "pax-table-open" : "pax-table-closed")}</span>`;
    return html`<li class="victory ${open ? "open" : ""} ${board.pointed?.has(thing) ? "pointed" : ""}">
      ${board.lit.has(thing) ? html`<button class="lit" @click=${() => board.press(thing)}>${said}</button>` : said}</li>`;
  })}</ul></section>`;
