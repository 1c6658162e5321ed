/** The war planner: what an invasion of each region in reach still needs, and its chance. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";
import { NONE } from "./names.js";

/** @param {any} board */
export function planner(board) {
  const plans = board.insights?.war;
  if (!plans?.length) return nothing;
  const order = [...plans].sort((one, other) => ready(other) - ready(one) || other.chances[0] - one.chances[0]);
  return html`<details class="folds planner"><summary>${mark("war")} ${t("ck-web-planner")}</summary>
    <div class="planner-scroll" tabindex="0" role="group" aria-label=${t("ck-web-planner")}><table><thead><tr><th scope="col">${t("ck-term-region")}</th>
      <th scope="col">${t("ck-web-planner-cause")}</th><th scope="col">${t("ck-term-soldier")}</th><th scope="col">${t("ck-web-planner-needs")}</th><th scope="col">${t("ck-web-planner-chance")}</th></tr></thead>
      <tbody>${order.map((plan) => row(plan, board))}</tbody></table></div></details>`;
}

/** How much of what an invasion needs is there. @param {any} plan */
const ready = (plan) => Number(plan.casus_belli) + Number(plan.armies.length > 0);

/** @param {any} plan @param {any} board */
function row(plan, board) {
  const { names, position } = board;
  const cause = plan.annexes ? t("ck-web-planner-annex") : plan.owner === NONE ? t("ck-web-planner-free") : t(plan.casus_belli ? "ck-web-planner-has-cause" : "ck-web-planner-no-cause");
  return html`<tr class=${ready(plan) === 2 ? "ready" : ""}><th scope="row">${spot(`region:${plan.region}`, board, { kind: "planner-region", inside: names.region(plan.region) })}
      <span class="dim">${plan.owner === NONE ? "" : names.seat(plan.owner, position)}</span></th>
    <td>${plan.casus_belli ? "✓" : "✗"} ${cause}${plan.ally ? html` <span class="badge plain">${t("ck-web-planner-ally")}</span>` : nothing}</td>
    <td>${plan.armies.length ? html`✓ ${plan.armies.map(names.region).join(", ")}` : html`✗ <span class="dim">${t("ck-web-planner-mobilize", { list: plan.origins.map(names.region).join(", ") })}</span>`}</td>
    <td>${plan.annexes ? "–" : t("ck-web-planner-successes", { count: plan.required })}</td>
    <td>${plan.chances.map((/** @type {number} */ chance, /** @type {number} */ gold) => html`<span class="chance">${chance} %<span class="dim">${gold ? t("ck-web-planner-gold", { count: gold }) : ""}</span></span>`)}</td></tr>`;
}
