/** Standing orders: one private form, the same for every seat whatever it holds; what is ordered is answered without a question. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import * as api from "../api.js";
import { announce, here, preferences, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { written } from "./fields.js";
import { openOrders } from "./orderform.js";
import { ruleLink } from "./rulelink.js";
import { send } from "./session.js";

/** @typedef {import("../types.js").OrderRow} OrderRow @typedef {import("../types.js").OrderForm} OrderForm */

/** What stands in the fields of a topic: what was changed here and not yet ordered, else what the server says. @param {OrderRow} row */
const draft = (row) => here().orders.drafts.get(row.topic) ?? { answer: row.answer, scope: row.scope, condition: row.condition };

/** @param {OrderRow} row @param {Partial<{answer: string, scope: string, condition: string}>} change */
function change(row, change) {
  here().orders.drafts.set(row.topic, { ...draft(row), ...change });
  set();
}

/** Send something about orders, and read what stands now. @param {import("../types.js").OrderWish[]} wishes */
async function tellOrders(wishes) {
  const game = here();
  for (const wish of wishes) {
    await send(() => api.order(game.id, preferences.language, game.seat, wish));
    if (state.game !== game) return;
    if (wish.topic) game.orders.drafts.delete(wish.topic);
  }
  await openOrders(game);
}

/** @param {OrderRow} row */
async function give(row) {
  const { answer, scope, condition } = draft(row);
  await tellOrders([{ topic: row.topic, answer, scope, condition: answer === "play" ? condition : "" }]);
  announce(t("web-orders-given"));
}

/** @param {OrderRow} row */
async function cancel(row) {
  await tellOrders([{ topic: row.topic, answer: "cancel" }]);
  announce(t("web-orders-cancelled"));
}

/** Beside a question that comes often: not to be asked for a while. */
export function refusal() {
  const { view } = here();
  const about = view.decision?.refusable;
  if (!about || !view.due?.includes(view.you)) return nothing;
  return html`<button class="button second small refuse" ?disabled=${state.busy}
    @click=${() => tellOrders(about.topics.map((topic) => ({ topic, answer: "never", scope: about.scope })))}>${t("web-orders-not", { scope: about.text })}</button>`;
}

/** A choice of a row. @param {string} label @param {[string, string][]} values names and what they are called @param {string} chosen @param {(value: string) => void} choose */
const choice = (label, values, chosen, choose) => html`<label class="field-inline"><span class="unseen">${label}</span>
  <select .value=${live(chosen)} @change=${(/** @type {Event} */ event) => choose(written(event))}>
    ${values.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${raised(name)}</option>`)}</select></label>`;

/** One topic. @param {OrderRow} row @param {OrderForm} form */
function line(row, form) {
  const { answer, scope, condition } = draft(row);
  const answers = form.answers.filter(([name]) => row.answers.includes(name));
  const named = `${raised(row.text)}: `;
  return html`<fieldset class="order"><legend>${raised(row.text)}</legend>
    <div class="row">${choice(named + t("web-orders-answer"), answers, answer, (value) => change(row, { answer: value }))}
      ${answer === "play" && row.conditions.length ? choice(named + t("web-orders-condition"), [["", t("web-orders-always")], ...row.conditions], condition, (value) => change(row, { condition: value })) : nothing}
      ${choice(named + t("web-orders-scope"), form.scopes, scope, (value) => change(row, { scope: value }))}</div>
    <div class="row"><span class="order-state dim">${row.given ? html`✓ ${t("web-orders-in-force")}` : t("web-orders-none")} ${ruleLink(row.rule, true)}</span>
      <button class="button second small" ?disabled=${state.busy} aria-label=${named + t("web-orders-give")} @click=${() => give(row)}>${t("web-orders-give")}</button>
      ${row.given ? html`<button class="button second small" ?disabled=${state.busy} aria-label=${named + t("web-orders-cancel")} @click=${() => cancel(row)}>${t("web-orders-cancel")}</button>` : nothing}</div>
  </fieldset>`;
}

/** The panel. */
export function orders() {
  const { form } = here().orders;
  if (!form) return nothing;
  return html`<p class="dim">${t("web-orders-text")}</p>${form.topics.map((row) => line(row, form))}`;
}
