/** What stands in place of the table, or above it: the curtain, the sandbox's banner, and the end of the game. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import * as api from "../api.js";
import { here, known, set, state } from "../store.js";
import { t } from "../words.js";
import { startGame } from "./begin.js";
import { icon } from "./icon.js";
import { isSamePlayer } from "./owners.js";
import { seatNames } from "./seats.js";
import { raiseCurtain } from "./session.js";

/** The curtain between two hands on one screen: nothing of the table is drawn behind it. Whoever has several seats is called by all of them. */
export function curtain() {
  const { view, curtain: called } = here();
  const name = seatNames(view.seats.map(({ seat }) => seat).filter((seat) => isSamePlayer(view, seat, called ?? 0)));
  return html`<section class="curtain" aria-labelledby="curtain-heading">
    ${icon("throne")}
    <h1 id="curtain-heading">${t("web-curtain", { name })}</h1>
    <p>${t("web-curtain-text")}</p>
    <button class="button raise" @click=${raiseCurtain}>${t("web-curtain-raise", { name })}</button>
  </section>`;
}

/** In a sandbox: that nothing counts, and the way back. */
export function banner() {
  const { sandbox } = here().view;
  if (!sandbox) return nothing;
  return html`<div class="sandbox-banner" role="note"><p><strong>${t("web-sandbox-banner")}</strong> ${t("web-sandbox-text")}</p>
    <a class="button second small" href="#/game/${sandbox.of}">${t("web-sandbox-back")}</a></div>`;
}

/** How the game ended, and what can be done now. */
export function ending() {
  const { view, id } = here();
  if (!view.outcome) return nothing;
  const wanted = known(id)?.wanted;
  const won = view.outcome.winners.includes(view.you);
  return html`<section class="ending" aria-labelledby="ending-heading">
    ${icon("trophy")}
    <div>
      <h2 id="ending-heading">${won ? t("web-won") : view.outcome.text}</h2>
      ${won ? html`<p>${view.outcome.text}</p>` : nothing}
      <div class="row">
        ${wanted ? html`<button class="button" ?disabled=${state.busy} @click=${() => startGame({ ...wanted, seed: undefined })}>${t("web-again")}</button>` : nothing}
        <button class="button second" @click=${save}>${t("web-export")}</button>
        <a class="button second" href="#/">${t("web-home")}</a>
      </div>
    </div>
  </section>`;
}

/** Keep the game as a file. */
export async function save() {
  const { id, seat } = here();
  try {
    const text = JSON.stringify(await api.exported(id, seat));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `regnum-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch {
    set({ problem: { id: "web-problem-server" } });
  }
}
