/** Giving up, agreeing on the end, and coming back to a seat that a program has taken over. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here } from "../store.js";
import { t } from "../words.js";
import { confirmed } from "./dialog.js";
import { isPerson, seatNames } from "./seats.js";
import { tell } from "./session.js";
import { backNotice } from "./wayback.js";

/** The seat that looks, if a person still plays it. */
const mine = () => here().view.seats.find((seat) => seat.seat === here().view.you);

/** Whether the reader can still leave the game. */
const playing = () => {
  const { view } = here();
  return !view.outcome && !view.ended && !view.sandbox && mine() !== undefined && mine()?.state !== "resigned";
};

/** What everybody must be told before the board. */
export function notices() {
  const { view } = here();
  if (view.readonly) return html`<div class="notice" role="status"><p>${view.readonly}</p></div>`;
  if (!playing()) return nothing;
  const offer = view.end_offer?.seats ?? [];
  return html`${backNotice()}
    ${mine()?.state === "absent" ? html`<div class="notice" role="status"><p>${t("web-program-plays")}</p>
      <button class="button small" @click=${() => tell("back")}>${t("web-take-back")}</button></div>` : nothing}
    ${!offer.length ? nothing : offer.includes(view.you)
      ? html`<div class="notice" role="status"><p>${t("web-end-offered")}</p>
        <button class="button second small" @click=${() => tell("end", { agree: false })}>${t("web-end-withdraw")}</button></div>`
      : html`<div class="notice" role="status"><p>${t("web-end-asked", { names: seatNames(offer) })}</p>
        <button class="button small" @click=${() => tell("end", { agree: true })}>${t("web-end-agree")}</button>
        <button class="button second small" @click=${() => tell("end", { agree: false })}>${t("web-end-refuse")}</button></div>`}`;
}

/** The buttons with which one leaves; both ask first. */
export function leaving() {
  const { view } = here();
  if (!playing() || view.can_redo === undefined) return nothing; // an older server knows no table services
  const alone = view.seats.filter((seat) => isPerson(seat) && seat.state !== "resigned").length < 2;
  return html`
    <button class="button second small" @click=${agree}>${alone ? t("web-end-alone") : t("web-end-offer")}</button>
    <button class="button second small" @click=${resign}>${t("web-resign")}</button>`;
}

async function resign() {
  if (await confirmed(t("web-resign-question"), t("web-resign-text"), t("web-resign"))) await tell("resign");
}

async function agree() {
  if (await confirmed(t("web-end-question"), t("web-end-text"), t("web-end-offer"))) await tell("end", { agree: true });
}
