/** The trait bag: what is in it, and what a check would bring. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { raised, t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";

/** @typedef {import("./types.js").Board} Board */

/** Tokens on a card or on the track. @param {{name: string, positive: boolean}[]} tokens */
export const traits = (tokens) => tokens.map(({ name, positive }) => html`<span class="trait ${positive ? "good" : "bad"}">${name}</span>`);

/** @param {Board} board */
export function bag(board) {
  const { names, position, you, insights } = board;
  if (you < 0 || position.out[you]) return nothing;
  return html`<section class="bag" aria-labelledby="bag-heading"><h3 id="bag-heading">${mark("bag")} ${t("ck-web-bag")}</h3>
    <div class="tokens">${position.bag[you].map((token) => chip(token, board, names))}</div>
    ${insights?.odds ? odds(insights.odds) : nothing}</section>`;
}

/** @param {number} token @param {Board} board @param {import("./names.js").Names} names */
function chip(token, board, names) {
  const { name, positive, critical, kind } = names.token(token);
  const works = critical.map((check) => t(`ck-web-check-${check}`)).join(", ");
  const label = [name, t(positive ? "ck-term-positive" : "ck-term-negative"), works ? t("ck-web-critical", { checks: works }) : ""].filter(Boolean).join(", ");
  return spot(`token:${token}`, board, { kind: `trait chip ${positive ? "good" : "bad"} rim-${kind}`, label, inside: html`${name}${critical.length ? html`<sup aria-hidden="true">!</sup>` : nothing}` });
}

/** The chances with the present bag: rows by kind of check, columns by tokens drawn. @param {import("./types.js").Odds[]} rows */
function odds(rows) {
  const most = rows[0].chances[0].length;
  return html`<p class="dim odds-name" aria-hidden="true">${t("ck-web-odds")}</p>
    <div class="odds-scroll" tabindex="0" role="group" aria-label=${t("ck-web-odds")}><table class="odds-table">
    <thead><tr><th scope="col">${t("ck-web-check")}</th>${Array.from({ length: most }, (_, place) => html`<th scope="col">${t("ck-web-draws", { count: place + 1 })}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr><th scope="row">${raised(t(`ck-web-check-${row.check}`))} <span class="dim">${row.good}/${row.tokens}</span></th>
      ${row.chances[0].map((chance) => html`<td class="p${Math.round(chance / 20)}">${chance} %</td>`)}</tr>`)}</tbody></table></div>`;
}
