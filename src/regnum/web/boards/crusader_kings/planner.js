/** The war planner: what an invasion of each region in reach still needs, and its chance. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../../words.js";
import { spot } from "../../shell/thing.js";
import { mark } from "./mark.js";
import { NONE } from "./names.js";

/** @typedef {import("./types.js").Board} Board */

/** @param {Board} board */
export function planner(board) {
  const plans = board.insights?.war;
  if (!plans?.length) return nothing;
  const order = [...plans].sort((one, other) => ready(other) - ready(one) || other.chances[0] - one.chances[0]);
  return html`<details class="crown-fold planner"><summary>${mark("war")} ${t("ck-web-planner")}</summary>
    <ul class="plans">${order.map((plan) => row(plan, board))}</ul></details>`;
}

/** How much of what an invasion needs is there. @param {import("./types.js").Plan} plan */
const ready = (plan) => Number(plan.casus_belli) + Number(plan.armies.length > 0);

/** @param {import("./types.js").Plan} plan @param {Board} board */
function row(plan, board) {
  const { names, position } = board;
  const cause = plan.annexes ? t("ck-web-planner-annex") : plan.owner === NONE ? t("ck-web-planner-free") : t(plan.casus_belli ? "ck-web-planner-has-cause" : "ck-web-planner-no-cause");
  return html`<li class="plan ${plan.casus_belli && plan.armies.length > 0 ? "ready" : ""}">
    <span class="plan-where">${spot(`region:${plan.region}`, board, { kind: "planner-region", inside: names.region(plan.region) })}
      <span class="dim">${plan.owner === NONE ? "" : names.seat(plan.owner, position)}</span></span>
    <span class="plan-part">${sign(plan.casus_belli)} ${cause}${plan.ally ? html` <span class="badge plain">${t("ck-web-planner-ally")}</span>` : nothing}</span>
    <span class="plan-part">${sign(plan.armies.length)} ${plan.armies.length ? t("ck-web-planner-armies", { list: plan.armies.map(names.region).join(", ") })
      : t("ck-web-planner-mobilize", { list: plan.origins.map(names.region).join(", ") })}</span>
    <span class="plan-part">${plan.annexes ? nothing : html`${t("ck-web-planner-successes", { count: plan.required })}:
      ${untilSure(plan.chances).map((chance, gold) => html`<span class="chance"><b>${chance} %</b>${gold ? t("ck-web-planner-gold", { count: gold }) : nothing}</span>`)}`}</span></li>`;
}

/** Chances by gold spent, as far as more gold brings more. @param {number[]} chances */
const untilSure = (chances) => chances.filter((_, gold) => gold === 0 || chances[gold - 1] < 100);

/** Whether something is there; the words beside it say so too. @param {unknown} there */
const sign = (there) => html`<span class=${there ? "there" : "lacking"} aria-hidden="true">${there ? "✓" : "✗"}</span>`;
