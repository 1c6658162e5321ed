/** The first page: go on, play at once, set a game up, or join one. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { forget, games, preferences, set, state } from "../store.js";
import { plain, raised, t } from "../words.js";
import { startGame, usualAgent } from "./begin.js";
import { icon } from "./icon.js";
import { paceName } from "./names.js";

const SHOWN = 8; // games on the list

/** @param {string} id */
const titleName = (id) => state.titles.find((title) => title.id === id)?.name ?? plain(id);

export const page = () => html`
  <section class="hero">
    <h1>Regnum</h1>
    <p class="lead">${t("web-home-lead")}</p>
  </section>
  <div class="home-grid">
    ${games().length ? going() : nothing}
    ${state.titles.map(quick)}
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

/** A game against programs, begun by one press. @param {import("../types.js").Title} title */
function quick(title) {
  const least = Math.max(title.min_players, 2);
  const counts = Array.from({ length: Math.max(0, title.max_players - least + 1) }, (_, place) => least + place);
  const agent = usualAgent(title);
  return html`<section class="sheet featured ${state.titles.length > 1 ? "one-of-many" : ""}" aria-labelledby="quick-${title.id}">
    <h2 id="quick-${title.id}">${icon("trophy")}${raised(title.name)}${title.finished === false ? html` <span class="badge plain">${t("web-unfinished")}</span>` : nothing}</h2>
    ${title.finished === false ? html`<p>${t("web-unfinished-text")}</p>` : nothing}
    <p>${t("web-home-quick")}</p>
    <div class="row">
      ${counts.map((count, place) => html`<button class="button ${place === Math.min(1, counts.length - 1) ? "" : "second"}" ?disabled=${state.busy}
        @click=${() => startGame({ title: title.id, players: count, seats: ["me", ...Array(count - 1).fill(agent)] })}>
        ${t("web-home-against", { count: count - 1 })}</button>`)}
    </div>
    ${title.tutorial ? html`<p class="lesson"><span>${t("web-home-new")}</span>
      <button class="button second" ?disabled=${state.busy} @click=${() => startGame({ title: title.id, tutorial: true })}>${icon("discovery")}${t("web-home-lesson")}</button></p>` : nothing}
  </section>`;
}

/** The games of this browser; those that wait for the reader come first, those that are over last. */
function going() {
  const rank = (/** @type {string} */ id) => {
    const listed = state.listed.get(id);
    return listed?.waiting_for_you ? 0 : listed?.over ? 2 : 1;
  };
  const sorted = games().sort((one, other) => rank(one.id) - rank(other.id)).slice(0, SHOWN);
  return html`<section class="sheet featured-list" aria-labelledby="continue-heading">
    <h2 id="continue-heading">${icon("dice")}${t("web-home-continue")}</h2>
    <ul class="games">${sorted.map(line)}</ul>
  </section>`;
}

/** One game of the list. @param {import("../store.js").KnownGame} game */
function line(game) {
  const listed = state.listed.get(game.id);
  const when = new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(game.at);
  return html`<li class=${listed?.waiting_for_you ? "mine" : ""}>
    <a href="#/game/${game.id}">${raised(titleName(game.title))}</a>
    ${listed?.waiting_for_you ? html`<span class="badge">${t("web-home-your-turn")}</span>`
      : listed?.over ? html`<span class="badge plain">${t("web-home-over")}</span>` : nothing}
    <span class="dim">${listed?.tutorial ? html`${t("web-home-lesson")} · ` : nothing}${listed ? html`${t("web-home-players", { count: listed.players })} · ` : nothing}${listed?.pace && listed.pace !== "none" ? html`${paceName(listed.pace)} · ` : nothing}${when}</span>
    <button class="quiet" aria-label=${t("web-home-forget-label", { game: `${titleName(game.title)}, ${when}` })} @click=${() => forget(game.id)}>${t("web-home-forget")}</button>
  </li>`;
}

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
