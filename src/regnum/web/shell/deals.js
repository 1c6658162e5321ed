/** Deals: drafts that lie before their parties, one's own draft, and promises. A deal counts when all its parties have confirmed it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { here, preferences, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { clauseKey, itemKey, newDeal, written as asSent } from "./draft.js";
import { ticked, written } from "./fields.js";
import { hasPromises, promises } from "./promises.js";
import { seatName, seatNames } from "./seats.js";
import { tell } from "./session.js";

/** @typedef {import("../types.js").DealItem} DealItem @typedef {import("../types.js").Offer} Offer */

/** Whether deals may be talked about now; an older server says only whether they may be struck. @param {import("../types.js").View} view */
const draftsOpen = (view) => Boolean(view.deals?.drafts || view.deals?.open);

/** Whether the panel is of any use. @param {import("../types.js").View} view */
export const hasDeals = (view) => draftsOpen(view) || Boolean(view.deals?.offers.length) || hasPromises(view);

/** How many drafts wait for the reader. @param {import("../types.js").View} view */
export const openOffers = (view) => view.deals?.offers.filter((offer) => offer.parties.includes(view.you) && !offer.agreed.includes(view.you)).length ?? 0;

const FEW = 8; // more things of a kind than these are folded away

/** A seat by its number. @param {number} number */
const nameOf = (number) => seatNames([number]);

/** The panel. */
export function deals() {
  const game = here();
  const { view } = game;
  if (game.deal.seat !== view.you) game.deal = newDeal(view.you); // another hand must not see what this one drafts
  const offers = view.deals?.offers ?? [];
  return html`<div class="deals">
    ${offers.length ? html`<ul class="offers">${offers.map(offer)}</ul>` : view.outcome ? nothing : html`<p class="dim">${t("web-deals-none")}</p>`}
    ${draftsOpen(view) && view.you >= 0 && !view.outcome ? draft() : nothing}
    ${promises()}</div>`;
}

/** A draft as a card: what everybody gives, what was changed last, who has confirmed it, and what the reader can do. @param {Offer} each */
function offer(each) {
  const { view } = here();
  const party = each.parties.includes(view.you) && !view.outcome;
  const missing = each.parties.filter((seat) => !each.agreed.includes(seat));
  const version = each.version ?? 1;
  return html`<li class="offer ${each.audience ? "private" : ""} ${each.signed ? "signed" : ""}" data-offer=${each.id}>
    <p><b>${t(version > 1 ? "web-deals-version" : "web-deals-by", { name: nameOf(each.seat), version })}</b>
      <span class="badge plain">${each.audience ? html`◒ ${t("web-deals-private")}` : html`○ ${t("web-deals-public")}`}</span></p>
    ${each.parties.map((giver) => gifts(giver, each))}
    ${each.clauses?.map((clause) => html`<p>${raised(clause.text)}</p>`) ?? nothing}
    ${each.changed?.length ? html`<p class="dim changed">${each.changed.join("; ")}</p>` : nothing}
    <p class="dim">${t("web-deals-agreed", { names: seatNames(each.agreed) })}
      ${missing.length ? t("web-deals-missing", { names: seatNames(missing) }) : nothing}</p>
    ${each.signed ? html`<p class="badge">✓ ${t("web-deals-signed")}</p>` : nothing}
    ${each.problem ? html`<p class="warning">${each.problem}</p>` : nothing}
    ${party ? answers(each) : nothing}</li>`;
}

/** What a party can do about a draft. @param {Offer} each */
function answers(each) {
  const { view, deal } = here();
  const agreed = each.agreed.includes(view.you);
  const about = { version: each.version };
  const word = agreed ? "web-deals-word-withdraw" : "web-deals-word";
  return html`<div class="row">
      ${agreed ? nothing : html`<button class="button small confirm" ?disabled=${Boolean(each.problem) || state.busy} @click=${() => tell(`deals/${each.id}`, { accept: true, ...about })}>${t("web-deals-accept")}</button>`}
      ${draftsOpen(view) ? html`<button class="button second small counter" ?disabled=${state.busy} @click=${() => counter(each)}>${t("web-deals-counter")}</button>` : nothing}
      <button class="button second small decline" ?disabled=${state.busy} @click=${() => decline(each)}>${t(agreed ? "web-deals-withdraw" : "web-deals-decline")}</button></div>
    <label class="field word"><span class="unseen">${t(word)}</span>
      <input maxlength="200" autocomplete="off" placeholder=${t(word)} @input=${(/** @type {Event} */ event) => { deal.word = written(event); }} /></label>`;
}

/** @param {Offer} each */
async function decline(each) {
  const { deal } = here();
  const word = deal.word.trim();
  deal.word = "";
  await tell(`deals/${each.id}`, { accept: false, version: each.version, ...(word ? { word } : {}) });
}

/** @param {number} giver @param {Offer} each */
function gifts(giver, { items, parties }) {
  const given = items.filter((item) => item.giver === giver);
  const several = parties.length > 2;
  return given.length ? html`<p>${t("web-deals-gives", { name: nameOf(giver) })} ${given.map((item) => (several ? `${item.text} → ${nameOf(item.taker)}` : item.text)).join(", ")}</p>` : nothing;
}

/** Choose partners, then what each gives and what is agreed on. */
function draft() {
  const { view, deal } = here();
  const others = view.seats.filter((seat) => seat.seat !== view.you);
  return html`<section class="draft" aria-label=${t("web-deals-draft")}>
    ${deal.counters ? html`<p><b>${t("web-deals-instead", { names: seatNames(deal.partners) })}</b></p>`
      : html`<fieldset class="deal-partners"><legend>${t("web-deals-partner")}</legend>
        ${others.map((seat) => html`<label class="deal-item"><input type="checkbox" data-partner=${seat.seat} .checked=${deal.partners.includes(seat.seat)}
          @change=${(/** @type {Event} */ event) => choosePartner(seat.seat, ticked(event))} /><span>${seatName(seat)}</span></label>`)}</fieldset>`}
    ${deal.partners.length ? html`${agreements()}${[view.you, ...deal.partners].map(side)}${secrecy()}
      <div class="row"><button class="button small propose" ?disabled=${!deal.chosen.size || state.busy} @click=${propose}>${t(deal.counters ? "web-deals-send-version" : "web-deals-propose")}</button>
        <button class="button second small" @click=${() => { here().deal = newDeal(view.you); set(); }}>${t("web-cancel")}</button></div>` : nothing}</section>`;
}

/** Who would see the draft. */
function secrecy() {
  const { deal } = here();
  if (deal.counters) return nothing;
  if (!deal.private) return html`<p class="dim">○ ${t("web-deals-public")}</p>`;
  return html`<label class="deal-item"><input type="checkbox" .checked=${deal.hidden} @change=${(/** @type {Event} */ event) => { deal.hidden = ticked(event); set(); }} />
    <span>${t("web-deals-hide", { names: seatNames(deal.partners) })}</span></label>`;
}

/** @param {number} seat @param {boolean} wanted */
function choosePartner(seat, wanted) {
  const game = here();
  const partners = wanted ? [...game.deal.partners, seat] : game.deal.partners.filter((each) => each !== seat);
  game.deal = { ...game.deal, partners: partners.sort((one, other) => one - other), items: [], clauses: [] };
  return fetchParts();
}

/** Another version of a draft begins with what is in it. @param {Offer} each */
function counter(each) {
  const game = here();
  const chosen = new Map(each.items.map((item) => [itemKey(item), item.count]));
  for (const clause of each.clauses ?? []) chosen.set(clauseKey(clause), 1);
  game.deal = { ...newDeal(game.view.you), partners: each.parties.filter((seat) => seat !== game.view.you), chosen, counters: each };
  return fetchParts();
}

/** Ask what the parties could give each other; what is no longer there is no longer chosen. */
async function fetchParts() {
  const game = here();
  const { deal } = game;
  set();
  if (!deal.partners.length) return;
  const none = { items: [], clauses: [], private: false };
  const found = await api.dealParts(game.id, preferences.language, game.seat, deal.partners).catch(() => none);
  if (state.game !== game || game.deal !== deal) return;
  Object.assign(deal, found);
  const there = new Set([...deal.items.map(itemKey), ...deal.clauses.map(clauseKey)]);
  deal.chosen = new Map([...deal.chosen].filter(([key]) => there.has(key)));
  set();
}

/** What one side could give. @param {number} giver */
function side(giver) {
  const { deal } = here();
  const items = deal.items.filter((item) => item.giver === giver);
  const often = new Set(items.map(({ kind }) => kind).filter((kind) => items.filter((item) => item.kind === kind).length > FEW));
  const few = items.filter((item) => !often.has(item.kind));
  const many = items.filter((item) => often.has(item.kind));
  return html`<fieldset class="deal-side"><legend>${t("web-deals-gives", { name: nameOf(giver) })}</legend>
    ${items.length ? nothing : html`<p class="dim">${t("web-deals-nothing")}</p>`}
    ${few.map(gift)}
    ${many.length ? html`<details ?open=${many.some((item) => deal.chosen.has(itemKey(item)))}><summary>${t("web-deals-more", { count: many.length })}</summary>${many.map(gift)}</details>` : nothing}</fieldset>`;
}

/** One thing that could be given. @param {DealItem} item */
function gift(item) {
  const { deal } = here();
  const several = deal.partners.length > 1;
  return html`<label class="deal-item"><input type="checkbox" data-part=${itemKey(item)} .checked=${deal.chosen.has(itemKey(item))} @change=${(/** @type {Event} */ event) => mark(itemKey(item), ticked(event) ? 1 : 0)} />
      ${item.count > 1 ? html`<input type="number" min="1" max=${item.count} aria-label=${t("web-deals-count", { name: item.kind })} .value=${String(deal.chosen.get(itemKey(item)) ?? 1)}
        @change=${(/** @type {Event} */ event) => mark(itemKey(item), Math.max(0, Math.min(item.count, Number(written(event)) || 0)))} />` : nothing}
      <span>${raised(item.text)}${several ? ` → ${nameOf(item.taker)}` : ""}</span></label>`;
}

/** What the parties could agree on together. */
function agreements() {
  const { deal } = here();
  if (!deal.clauses.length) return nothing;
  return html`<fieldset class="deal-side"><legend>${t("web-deals-together")}</legend>
    ${deal.clauses.map((clause) => html`<label class="deal-item"><input type="checkbox" data-part=${clauseKey(clause)} .checked=${deal.chosen.has(clauseKey(clause))}
      @change=${(/** @type {Event} */ event) => mark(clauseKey(clause), ticked(event) ? 1 : 0)} /><span>${raised(clause.text)}</span></label>`)}</fieldset>`;
}

/** @param {string} key @param {number} count */
function mark(key, count) {
  const { deal } = here();
  if (count) deal.chosen.set(key, count);
  else deal.chosen.delete(key);
  set();
}

async function propose() {
  const game = here();
  await tell("deals", asSent(game.deal, game.view.you));
  if (!state.problem) game.deal = newDeal(game.view.you);
  set();
}
