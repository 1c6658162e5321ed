/** The first page: go on, play at once, set a game up, or join one. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { forget, games, preferences, set, state } from "../store.js";
import { plain, t } from "../words.js";
import { startGame } from "./create.js";
import { icon } from "./icon.js";

/** @param {string} id */
const titleName = (id) => state.titles.find((/** @type {any} */ title) => title.id === id)?.name ?? plain(id);

export const home = () => html`
  <section class="hero">
    <h1>Regnum</h1>
    <p class="lead">${t("web-home-lead")}</p>
  </section>
  <div class="home-grid">
    ${state.titles.map(quick)}
    ${games().length ? going() : nothing}
    <section class="sheet" aria-labelledby="create-heading">
      <h2 id="create-heading">${icon("map")}${t("web-create-heading")}</h2>
      <p>${t("web-home-create")}</p>
      <a class="button" href="#/new">${t("web-home-create-button")}</a>
    </section>
    <section class="sheet" aria-labelledby="join-heading">
      <h2 id="join-heading">${icon("hand")}${t("web-home-join")}</h2>
      <form class="join" @submit=${join}>
        <label for="join-link">${t("web-home-join-label")}</label>
        <div class="row"><input id="join-link" name="link" type="text" required autocomplete="off" />
          <button class="button">${t("web-home-join-button")}</button></div>
      </form>
    </section>
  </div>
  <footer class="foot"><p>${t("web-unofficial")}</p></footer>`;

/** A game against programs, begun by one press. @param {any} title */
function quick(title) {
  const most = Math.max(title.min_players, 2);
  const counts = Array.from({ length: title.max_players - most + 1 }, (_, place) => most + place);
  const agent = title.agents.includes("greedy") ? "greedy" : title.agents[0];
  return html`<section class="sheet featured" aria-labelledby="quick-${title.id}">
    <h2 id="quick-${title.id}">${icon("trophy")}${title.name}</h2>
    <p>${t("web-home-quick")}</p>
    <div class="row">
      ${counts.map((count) => html`<button class="button ${count === 3 ? "" : "second"}" ?disabled=${state.busy}
        @click=${() => startGame({ title: title.id, players: count, seats: ["me", ...Array(count - 1).fill(agent)] })}>
        ${t("web-home-against", { count: count - 1 })}</button>`)}
    </div>
  </section>`;
}

const going = () => html`<section class="sheet" aria-labelledby="continue-heading">
  <h2 id="continue-heading">${icon("dice")}${t("web-home-continue")}</h2>
  <ul class="games">
    ${games().slice(0, 6).map((game) => html`<li>
      <a href="#/game/${game.id}">${titleName(game.title) || game.id}</a>
      <span class="dim">${new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(game.at)}</span>
      <button class="quiet" aria-label=${t("web-home-forget-label", { game: game.id })} @click=${() => forget(game.id)}>${t("web-home-forget")}</button>
    </li>`)}
  </ul>
</section>`;

/** Join by a link: its token is all that matters, and the server leads on from there. @param {SubmitEvent} event */
function join(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const text = String(new FormData(form).get("link")).trim();
  const game = /#\/games?\/([\w-]+)/.exec(text)?.[1];
  const token = /\/join\/([\w-]+)/.exec(text)?.[1] ?? /^[\w-]+$/.exec(text)?.[0];
  if (game) location.hash = `#/game/${game}`;
  else if (token) location.assign(`/join/${token}`);
  else set({ problem: { id: "web-problem-link" } });
}
