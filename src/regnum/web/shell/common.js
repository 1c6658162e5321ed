/** A window that asks several people at one screen: one common question, and only whoever claims to answer goes behind the curtain. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, set, state } from "../store.js";
import { t } from "../words.js";
import { icon } from "./icon.js";
import { lastOpen } from "./logbook.js";
import { askedHere } from "./owners.js";
import { ruleLink } from "./rulelink.js";
import { seatColour, seatNames } from "./seats.js";
import { lower, tell } from "./session.js";

/** Somebody claims to answer. @param {number[]} seats his */
function claim(seats) {
  const game = here();
  const due = game.view.due ?? [];
  game.claimed = seats.find((seat) => due.includes(seat)) ?? seats[0];
  lower(game.claimed);
  set();
}

/** The common question. Nothing of any hand is drawn, and all who are asked look alike, whatever they hold or have answered. */
export function common() {
  const game = here();
  const { view } = game;
  const open = view.yours.some((seat) => view.due?.includes(seat));
  const happened = lastOpen(game);
  return html`<section class="curtain common" aria-labelledby="common-heading">
    ${icon("throne")}
    ${happened ? html`<p class="happened">${happened.text}</p>` : nothing}
    <p class="asked">${view.decision?.neutral ?? view.decision?.prompt} ${ruleLink(view.decision?.rule)}</p>
    <h1 id="common-heading" tabindex="-1">${open ? t("web-anybody") : t("web-waiting-for", { names: seatNames(view.waiting.filter((seat) => !view.yours.includes(seat))) })}</h1>
    ${open ? html`<p>${t("web-anybody-text")}</p>
      <button class="button nobody" ?disabled=${state.busy} @click=${() => tell("silence", { decision: view.decision?.id })}>${t("web-anybody-nobody")}</button>` : nothing}
    <div class="claims" role="group" aria-label=${t("web-anybody-claim")}>${askedHere(view).map((seats) => html`<button class="button second ${seatColour(seats[0])}"
      ?disabled=${state.busy} @click=${() => claim(seats)}>${t("web-anybody-me", { name: seatNames(seats) })}</button>`)}</div>
  </section>`;
}
