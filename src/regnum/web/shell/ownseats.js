/** Several seats of one player: he looks from any of them, whenever he likes. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, preferences, state } from "../store.js";
import { t } from "../words.js";
import { isFree } from "./keys.js";
import { seatColour, seatName } from "./seats.js";
import { turnToSeat } from "./session.js";

/** @typedef {import("../types.js").View} View */

/** Whoever holds a seat, by the first of his seats. @param {View} view @param {number} seat */
export const ownerOf = (view, seat) => view.seats[seat]?.player ?? seat;

/** Whether one player holds both seats: then there is nobody to hide one from the other. @param {View} view @param {number} one @param {number} other */
export const isSamePlayer = (view, one, other) => ownerOf(view, one) === ownerOf(view, other);

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

// With nothing else in focus S goes on to the next of one's own seats.
addEventListener("keydown", (event) => {
  const game = state.game;
  if (!game?.view || game.curtain !== null || !preferences.keys || event.key.toLowerCase() !== "s" || event.ctrlKey || event.altKey || event.metaKey || !isFree()) return;
  const own = ownSeats(game.view);
  if (own.length < 2 || game.common) return;
  const at = own.findIndex(({ seat }) => seat === game.view.you);
  turnToSeat(own[(at + 1) % own.length].seat);
});
