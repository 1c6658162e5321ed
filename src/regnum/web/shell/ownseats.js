/** Several seats of one player: he looks from any of them, whenever he likes. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, preferences, state } from "../store.js";
import { t } from "../words.js";
import { isFree } from "./keys.js";
import { isCommon, isSamePlayer } from "./owners.js";
import { seatColour, seatName } from "./seats.js";
import { turnToSeat } from "./session.js";

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
