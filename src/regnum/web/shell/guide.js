/** The guide of a first game with comments: says why, marks what it suggests, and goes when it is told to. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { focusNext, here, remember, set, state } from "../store.js";
import { raised, t } from "../words.js";
import { guided, showSuggested } from "./hint.js";
import { icon } from "./icon.js";
import { play, tell } from "./session.js";

/** The panel below the prompt. While others move it keeps what it said last, so that nothing jumps. */
export function guide() {
  const game = here();
  const said = game.said;
  if (!said || game.alone || game.view.outcome) return nothing;
  const mine = Boolean(game.view.guide?.state);
  const welcome = isWelcoming();
  return html`<section class="guide ${mine ? "" : "resting"} ${welcome ? "welcoming" : ""}" aria-labelledby="guide-heading">
    <div class="guide-head">${icon("discovery")}<h3 id="guide-heading">${t("web-guide")}</h3>
      ${said.state === "scripted" ? html`<progress max=${said.count} value=${said.taken} aria-label=${progress(said)}></progress>
        <span class="dim" aria-hidden="true">${said.taken + 1} / ${said.count}</span>` : nothing}</div>
    <div class="guide-text" role="status" tabindex="0" aria-label=${t("web-guide")}>
      ${(welcome ? said.welcome : said.comments).map((comment) => html`<p>${comment}</p>`)}
      ${welcome || said.comments.length ? nothing : html`<p class="dim">${t("web-guide-quiet")}</p>`}</div>
    ${welcome || !said.move ? nothing : html`<p class="guide-move"><span aria-hidden="true">✦</span>
      <span>${t(said.only ? "web-guide-only" : "web-guide-suggests", { move: raised(said.text ?? said.move) })}</span></p>`}
    <div class="guide-row">${welcome ? html`<button class="button small" @click=${begin}>${t("web-guide-begin")}</button>`
      : said.move ? html`<button class="button small" aria-disabled=${!mine || state.busy ? "true" : "false"} @click=${playSuggested}>${t("web-guide-play")}</button>`
        : said.state === "strayed" && game.view.can_undo ? html`<button class="button second small" ?disabled=${state.busy} @click=${() => tell("undo")}>${t("web-guide-back")}</button>` : nothing}
      <button class="quiet" @click=${() => goAlone(true)}>${t("web-guide-alone")}</button></div>
  </section>`;
}

/** Whether the guide is still at its first words. */
function isWelcoming() {
  const { said, greeted } = here();
  return Boolean(said?.welcome.length && !greeted);
}

/** @param {import("../types.js").Lesson} said */
const progress = (said) => t("web-guide-step", { step: said.taken + 1, count: said.count });

/** The first words are read. */
function begin() {
  here().greeted = true;
  set();
  focusNext(".guide-row .button");
  showSuggested();
}

/** Make the suggested move. The button keeps the focus while others move, so it is never really disabled. */
function playSuggested() {
  const game = here();
  const place = game.view.options.findIndex((option) => option.move === guided(game));
  return place < 0 ? undefined : play(place);
}

/** Send the guide away for good, or call it back. @param {boolean} alone */
export function goAlone(alone) {
  const game = here();
  game.alone = alone;
  remember({ id: game.id, title: game.view.title, at: Date.now(), alone });
  set();
  document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** A way to call the guide back, for those who sent it away. */
export const callBack = () => here().view.guide && here().alone
  ? html`<button class="button second small" @click=${() => goAlone(false)}>${t("web-guide-again")}</button>` : nothing;
