/** Several seats of one player: he looks from any of them, whenever he likes. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { isFree } from "./keys.js";
import { isCommon, isSamePlayer, ownerOf } from "./owners.js";
import { seatColour, seatName, seatNames } from "./seats.js";
import { lower, turnToSeat } from "./session.js";

/** @typedef {import("../types.js").View} View */

/** All seats of the player who looks. @param {View} view */
const ownSeats = (view) => view.seats.filter(({ seat }) => view.you >= 0 && view.yours.includes(seat) && isSamePlayer(view, seat, view.you));

/** A button for each seat of the player who looks, if he has several; a mark and a word tell which is asked. */
export function ownSeatButtons() {
  const { view } = here();
  const own = ownSeats(view);
  if (own.length < 2) return nothing;
  return html`<div class="own-seats" role="group" aria-label=${t("web-own-seats")}>
    ${own.map((seat) => html`<button class="own-seat ${seatColour(seat.seat)}" aria-pressed=${seat.seat === view.you ? "true" : "false"} ?disabled=${state.busy}
      @click=${() => seat.seat === view.you || turnToSeat(seat.seat)}><span>${seatName(seat)}</span>
      ${view.due?.includes(seat.seat) ? html`<span aria-hidden="true">●</span><span class="unseen">${t("web-own-seat-asked")}</span>` : nothing}</button>`)}
  </div>`;
}

/**
 * While powers talk nobody is in turn: whoever is done for now passes the screen on to somebody else at it, without saying that he is ready.
 * @returns {unknown}
 */
export function passOnButtons() {
  const { view } = here();
  if (!view.deals?.drafts || view.sandbox || view.you < 0) return nothing;
  const others = new Map((view.due ?? []).filter((seat) => !isSamePlayer(view, seat, view.you)).map((seat) => [ownerOf(view, seat), seat]));
  if (!others.size) return nothing;
  return html`<div class="own-seats pass-on" role="group" aria-label=${t("web-pass-on")}><span aria-hidden="true">${t("web-pass-on")}</span>
    ${[...others.values()].map((seat) => html`<button class="own-seat ${seatColour(seat)}" ?disabled=${state.busy} @click=${() => { lower(seat); set(); }}>
      ${seatNames(view.seats.map((each) => each.seat).filter((each) => isSamePlayer(view, each, seat)))}</button>`)}
  </div>`;
}

/** Whether a key is the one that turns to the next seat, and nothing else wants it. @param {KeyboardEvent} event */
const turns = (event) => preferences.keys && event.code === "KeyS" && !event.ctrlKey && !event.altKey && !event.metaKey
  && (isFree() || document.activeElement?.matches(".own-seat, .option"));

// S goes on to the next of one's own seats.
addEventListener("keydown", (event) => {
  const game = state.game;
  if (!game?.view || game.curtain !== null || isCommon(game) || !turns(event)) return;
  const own = ownSeats(game.view);
  if (own.length < 2) return;
  const at = own.findIndex(({ seat }) => seat === game.view.you);
  turnToSeat(own[(at + 1) % own.length].seat);
});
