/** Faces of cards, of our own design: small at the table, and large with every word. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { printed, token } from "./piece.js";
import { BISHOP } from "./names.js";

/** What an agent is called. @param {string} agent */
const agentName = (agent) => t(`pax-piece-${agent.replace(" ", "-")}`);

/** What stands on a card. @param {import("./names.js").Card} card @param {any} names @param {boolean} [large] */
export function face(card, names, large = false) {
  const place = card.location ? names.location(card.location) : card.suitors.length ? raised(t("pax-web-queen")) : card.kind === "comet" ? raised(t("pax-term-comet")) : "";
  const shot = card.oneShot;
  return html`<div class="face ${large ? "large" : ""} side-${card.side}">
    <div class="face-head"><span class="face-place">${place}</span>
      <span class="prestige">${card.prestige.map((kind) => html`<span class="mark prestige-${kind}" role="img" aria-label=${names.prestige(kind)} title=${names.prestige(kind)}>${icon(kind)}</span>`)}</span></div>
    <div class="face-name">${card.kind === "ruler" ? icon(card.side) : card.kind === "queen" ? icon("queen") : card.kind === "comet" ? icon("comet") : nothing}${card.name}</div>
    ${large || !card.abilities.length ? nothing : html`<div class="face-ability">${names.ability(card.abilities[0])}</div>`}
    ${large ? nothing : html`<div class="face-foot">
      ${shot ? html`<span class="shot" role="img" aria-label=${names.oneShot(shot)} title=${names.oneShot(shot)}>${icon(`one-${shot.kind.replaceAll("_", "-")}`)}</span>` : nothing}
      ${card.agents.map((agent) => printed(agent, agentName(agent)))}
      <span class="ops">${card.operations.map((operation) => html`<span class="mark op limit-${operation.split(" ")[1] ?? "none"}" role="img" aria-label=${names.operation(operation)} title=${names.operation(operation)}>${icon(operation.split(" ")[0])}</span>`)}</span>
    </div>`}
    ${large ? details(card, names) : nothing}
    ${card.bishop >= 0 ? html`<span class="on-card">${token(BISHOP + card.bishop, names)}</span>` : nothing}
  </div>`;
}

/** Every fact of a card in words. @param {import("./names.js").Card} card @param {any} names */
function details(card, names) {
  return html`<dl>
    ${card.prestige.length ? html`<div><dt>${t("pax-web-prestige")}</dt>${card.prestige.map((kind) => html`<dd>${icon(kind)}${raised(names.prestige(kind))}</dd>`)}</div>` : nothing}
    ${card.oneShot ? html`<div><dt>${t("pax-term-one-shot")}</dt><dd>${icon(`one-${card.oneShot.kind.replaceAll("_", "-")}`)}${raised(names.oneShot(card.oneShot))}</dd></div>` : nothing}
    ${card.suitors.length ? html`<div><dt>${t("pax-web-suitors")}</dt><dd>${card.suitors.map((id) => names.empire(id)).join(", ")}</dd></div>` : nothing}
    ${card.agents.length ? html`<div><dt>${t("pax-web-agents")}</dt>${card.agents.map((agent) => html`<dd>${printed(agent, agentName(agent))} ${agentName(agent)}</dd>`)}</div>` : nothing}
    ${card.operations.length ? html`<div><dt>${t("pax-web-operations")}</dt>${card.operations.map((operation) => html`<dd>${icon(operation.split(" ")[0])}${raised(names.operation(operation))}</dd>`)}</div>` : nothing}
    ${card.abilities.map((ability) => html`<div><dd class="ability">${names.ability(ability)}</dd></div>`)}
  </dl>`;
}

/**
 * A card on the table that can be pressed: lit if a move points at it, else it is shown closely.
 * @param {number} number @param {any} board @param {{small?: boolean, things?: string[]}} [how] other things it stands for
 */
export function card(number, board, { small = false, things = [] } = {}) {
  const known = board.names.card(number, board.position);
  const thing = [`card:${number}`, ...things].find((each) => board.lit.has(each)) ?? `card:${number}`;
  const count = board.lit.get(thing)?.length ?? 0;
  const pointed = [`card:${number}`, ...things].some((each) => board.pointed?.has(each));
  const own = `card:${number}`;
  return html`<button class="card ${small ? "small" : ""} ${count ? "lit" : ""} ${pointed ? "pointed" : ""}"
    aria-label=${label(known, board, count)} @click=${() => board.press(thing)}
    @mouseenter=${() => board.inspect(own)} @mouseleave=${() => board.inspect(null)}
    @focus=${() => board.inspect(own)} @blur=${() => board.inspect(null)}>
    ${face(known, board.names)}${count ? html`<span class="lit-mark" aria-hidden="true">${count > 1 ? count : ""}</span>` : nothing}
  </button>`;
}

/** A card in one sentence, for those who hear the page. @param {import("./names.js").Card} known @param {any} board @param {number} count */
function label(known, board, count) {
  const { names } = board;
  const parts = [known.name, known.location ? names.location(known.location) : "", ...known.prestige.map(names.prestige),
    known.oneShot ? names.oneShot(known.oneShot) : "", ...known.agents.map(agentName), ...known.operations.map(names.operation),
    known.bishop >= 0 ? names.piece(BISHOP + known.bishop).name : "", count ? t("web-lit", { count }) : ""];
  return parts.filter(Boolean).join(", ");
}
