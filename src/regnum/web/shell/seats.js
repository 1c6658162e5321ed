/** Who sits where: names, facts, clocks, and whether somebody is there. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here } from "../store.js";
import { raised, t } from "../words.js";
import { clockOf } from "./clocks.js";
import { agentName } from "./names.js";
import { isSamePlayer } from "./owners.js";

/** @typedef {import("../types.js").Seat} Seat */

/** What a seat is called here: as its title calls it, in the reader's language. @param {Seat} seat */
export const seatName = (seat) => raised(seat.name);

/** The names of some seats, in a row. @param {number[]} numbers */
export const seatNames = (numbers) => here().view.seats.filter((seat) => numbers.includes(seat.seat)).map(seatName).join(", ");

/** The class of a seat's colour: the one that it has on its board, else that of its number. @param {number} seat @param {import("../types.js").View} [view] */
export const seatColour = (seat, view = here().view) => here().board?.seatColour?.(seat, view) ?? `seat-${seat}`;

/** Whether a person plays the seat. @param {Seat} seat */
export const isPerson = (seat) => seat.kind !== "program";

/** Whether whoever looks holds the seat. @param {Seat} seat @param {import("../types.js").View} view */
const isOwn = (seat, view) => view.you >= 0 && isSamePlayer(view, seat.seat, view.you);

/** Who plays a seat. @param {Seat} seat @param {import("../types.js").View} view */
function player(seat, view) {
  if (isOwn(seat, view) || here().view.sandbox) return t("web-you");
  if (isPerson(seat)) return t("web-kind-person");
  return t("web-kind-program", { agent: here().board?.programName?.(seat.seat, view) ?? agentName(seat.agent ?? "program") });
}

/** Whether the person is there, in a shape and a word. @param {Seat} seat @param {import("../types.js").View} view */
function presence(seat, view) {
  if (seat.state === "resigned") return html`<span class="badge plain">⚑ ${t("web-seat-resigned")}</span>`;
  if (seat.state === "absent") return html`<span class="badge plain">◌ ${t("web-seat-absent")}</span>`;
  if (!isPerson(seat) || isOwn(seat, view) || seat.present === undefined || here().view.sandbox) return nothing;
  return seat.present ? html`<span class="presence">● ${t("web-seat-here")}</span>` : html`<span class="presence">○ ${t("web-seat-away")}</span>`;
}

/** All seats; one that a move can name can be pressed. @param {import("../types.js").View} view @param {import("../types.js").Context} context */
export const seats = (view, context) => html`<ul class="seats" aria-label=${t("web-seats")}>
  ${view.seats.map((seat) => {
    const waited = view.waiting.includes(seat.seat);
    const thing = `seat:${seat.seat}`;
    const name = html`<span class="seat-mark" aria-hidden="true">${seat.seat}</span>${seatName(seat)}`;
    const count = context.lit.get(thing)?.length;
    const asks = here().spelled.has(thing) || here().board?.explain?.(thing, view); // whoever can be named can be asked about
    const pointed = context.pointed?.has(thing) ? "pointed" : "";
    return html`<li class="seat ${seatColour(seat.seat, view)} ${waited ? "waited" : ""} ${pointed}" data-thing=${thing} data-name=${seatName(seat)}>
      <div class="seat-head">${count || asks ? html`<button class="seat-name ${count ? "lit" : ""}" @click=${() => context.press(thing)}>${name}
          ${count ? html`<span class="unseen">${t("web-lit", { count })}</span>` : nothing}</button>`
        : html`<span class="seat-name">${name}</span>`}
        <span class="dim">${player(seat, view)}</span>
      </div>
      <div class="seat-body">${clockOf(seat.seat)}${here().board?.seatFacts?.(seat.seat, view) ?? nothing}${presence(seat, view)}</div>
      <span class="badge to-move">${t("web-to-move")}</span>
    </li>`;
  })}
</ul>`;
