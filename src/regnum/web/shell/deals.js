/** Deals: what lies on the table, and one's own draft. A deal counts when all its parties have confirmed it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { here, preferences, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { newDeal } from "./draft.js";
import { ticked, written } from "./fields.js";
import { seatName } from "./seats.js";
import { tell } from "./session.js";

/** @typedef {import("../types.js").DealItem} DealItem @typedef {import("../types.js").Offer} Offer */

/** Whether the panel is of any use. @param {import("../types.js").View} view */
export const hasDeals = (view) => Boolean(view.deals?.open || view.deals?.offers.length);

/** How many offers wait for the reader. @param {import("../types.js").View} view */
export const openOffers = (view) => view.deals?.offers.filter((offer) => offer.parties.includes(view.you) && !offer.agreed.includes(view.you)).length ?? 0;

/** A seat by its number. @param {number} number */
const nameOf = (number) => {
  const seat = here().view.seats.find((each) => each.seat === number);
  return seat ? seatName(seat) : "";
};

/** The panel. */
export function deals() {
  const { view } = here();
  const offers = view.deals?.offers ?? [];
  return html`<div class="deals">
    ${offers.length ? html`<ul class="offers">${offers.map(offer)}</ul>` : html`<p class="dim">${t("web-deals-none")}</p>`}
    ${view.deals?.open && view.you >= 0 && !view.outcome ? draft() : nothing}</div>`;
}

/** An offer with what everybody gives. @param {Offer} each */
function offer(each) {
  const { view } = here();
  const party = each.parties.includes(view.you);
  const agreed = each.agreed.includes(view.you);
  return html`<li class="offer"><p><b>${t("web-deals-by", { name: nameOf(each.seat) })}</b></p>
    ${each.parties.map((giver) => gifts(giver, each.items))}
    ${each.problem ? html`<p class="warning">${each.problem}</p>` : nothing}
    ${party ? html`<div class="row">
      ${agreed ? nothing : html`<button class="button small" ?disabled=${Boolean(each.problem) || state.busy} @click=${() => tell(`deals/${each.id}`, { accept: true })}>${t("web-deals-accept")}</button>`}
      <button class="button second small" ?disabled=${state.busy} @click=${() => tell(`deals/${each.id}`, { accept: false })}>${t(agreed ? "web-deals-withdraw" : "web-deals-decline")}</button></div>` : nothing}</li>`;
}

/** @param {number} giver @param {DealItem[]} items */
function gifts(giver, items) {
  const given = items.filter((item) => item.giver === giver);
  return given.length ? html`<p>${t("web-deals-gives", { name: nameOf(giver) })} ${given.map((item) => item.text).join(", ")}</p>` : nothing;
}

/** Choose a partner, then what each gives. */
function draft() {
  const { view, deal } = here();
  const others = view.seats.filter((seat) => seat.seat !== view.you);
  return html`<section class="draft" aria-label=${t("web-deals-draft")}>
    <label class="field">${t("web-deals-partner")}
      <select .value=${deal.partner === null ? "" : String(deal.partner)} @change=${(/** @type {Event} */ event) => choosePartner(written(event))}>
        <option value="">–</option>${others.map((seat) => html`<option value=${seat.seat} ?selected=${deal.partner === seat.seat}>${seatName(seat)}</option>`)}</select></label>
    ${deal.partner === null ? nothing : html`${side(view.you)}${side(deal.partner)}
      <button class="button small" ?disabled=${!deal.chosen.size || state.busy} @click=${propose}>${t("web-deals-propose")}</button>`}</section>`;
}

/** @param {string} value */
async function choosePartner(value) {
  const game = here();
  game.deal = { ...newDeal(), partner: value === "" ? null : Number(value) };
  set();
  if (game.deal.partner === null) return;
  const { deal } = game;
  const items = await api.dealItems(game.id, preferences.language, game.seat, game.deal.partner).catch(() => []);
  if (state.game !== game || game.deal !== deal) return;
  deal.items = items;
  set();
}

/** @param {DealItem} item */
const key = (item) => [item.giver, item.kind, item.number].join(":");

/** What one side could give. @param {number} giver */
function side(giver) {
  const { deal } = here();
  const items = deal.items.filter((item) => item.giver === giver);
  return html`<fieldset class="deal-side"><legend>${t("web-deals-gives", { name: nameOf(giver) })}</legend>
    ${items.length ? nothing : html`<p class="dim">${t("web-deals-nothing")}</p>`}
    ${items.map((item) => html`<label class="deal-item"><input type="checkbox" .checked=${deal.chosen.has(key(item))} @change=${(/** @type {Event} */ event) => mark(item, ticked(event) ? 1 : 0)} />
      ${item.count > 1 ? html`<input type="number" min="1" max=${item.count} aria-label=${t("web-deals-count", { name: item.kind })} .value=${String(deal.chosen.get(key(item)) ?? 1)}
        @change=${(/** @type {Event} */ event) => mark(item, Math.max(0, Math.min(item.count, Number(written(event)) || 0)))} />` : nothing}
      <span>${raised(item.text)}</span></label>`)}</fieldset>`;
}

/** @param {DealItem} item @param {number} count */
function mark(item, count) {
  const { deal } = here();
  if (count) deal.chosen.set(key(item), count);
  else deal.chosen.delete(key(item));
  set();
}

async function propose() {
  const game = here();
  const { deal, view } = game;
  const items = deal.items.filter((item) => deal.chosen.has(key(item)))
    .map(({ giver, taker, kind, number, ...item }) => ({ giver, taker, kind, number, count: item.count > 1 ? deal.chosen.get(key({ giver, taker, kind, number, ...item })) ?? 1 : 1 }));
  await tell("deals", { parties: [view.you, deal.partner], items });
  if (!state.problem) game.deal = newDeal();
  set();
}
