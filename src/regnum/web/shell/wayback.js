/** Going back to an earlier moment of the game: somebody proposes it from the log, and it is done when all agree. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here, preferences } from "../store.js";
import { t } from "../words.js";
import { confirmed } from "./dialog.js";
import { isPerson, seatNames } from "./seats.js";
import { tell } from "./session.js";

/** Whether the reader may propose to go back. */
export function canGoBack() {
  const { view } = here();
  const own = view.seats.find((seat) => seat.seat === view.you);
  return Boolean(own) && own?.state !== "resigned" && view.way_back === null && view.seq > 0 && !view.outcome && !view.ended && !view.readonly && !view.guide;
}

/** Whether all people of the game sit at this screen. */
function allHere() {
  const { view } = here();
  return view.seats.every((seat) => !isPerson(seat) || seat.state === "resigned" || view.yours.includes(seat.seat));
}

/** Propose to go back to where the game stood after an entry. @param {number} seq @param {string} line what it told last */
export async function proposeBack(seq, line) {
  const { log } = here();
  const text = `${t("web-back-line", { line })}\n${allHere() ? t("web-back-text-here") : t("web-back-text")}`;
  if (!(await confirmed(t("web-back-question"), text, allHere() ? t("web-back-go") : t("web-back-propose")))) return;
  log.returning = false;
  await tell("rollback", { to: seq, agree: true });
}

/** Until when those who are absent are waited for. @param {NonNullable<import("../types.js").View["way_back"]>} wish */
function awaited({ absent, until }) {
  if (!absent.length || until === null) return nothing;
  const time = new Intl.DateTimeFormat(preferences.language, { dateStyle: "short", timeStyle: "short" }).format(until * 1000);
  return html`<p class="dim">${t("web-back-absent", { names: seatNames(absent), time })}</p>`;
}

/** The wish to go back that is on the table, with what the reader may say to it. */
export function backNotice() {
  const { view, log } = here();
  const wish = view.way_back;
  if (!wish) return nothing;
  const line = log.lines.findLast((each) => each.seq <= wish.to && each.kind !== "note")?.text ?? (wish.to === 0 ? t("web-back-beginning") : "");
  const answer = (/** @type {boolean} */ agree) => () => tell("rollback", { to: wish.to, agree });
  const place = line ? html`<br /><span class="line">${t("web-back-line", { line })}</span>` : nothing;
  const own = view.seats[view.you]?.player ?? view.you;
  if (wish.seats.includes(own)) {
    return html`<div class="notice way-back" role="status"><p>${t("web-back-offered")}${place}</p>${awaited(wish)}
      ${wish.absent.length ? html`<button class="button small" @click=${answer(true)}>${t("web-back-without")}</button>` : nothing}
      <button class="button second small" @click=${answer(false)}>${t("web-end-withdraw")}</button></div>`;
  }
  return html`<div class="notice way-back" role="status"><p>${t("web-back-asked", { names: seatNames(wish.seats), count: wish.seats.length })}${place}</p>${awaited(wish)}
    <button class="button small" @click=${answer(true)}>${t("web-end-agree")}</button>
    <button class="button second small" @click=${answer(false)}>${t("web-end-refuse")}</button></div>`;
}
