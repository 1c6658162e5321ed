/** Faces of cards, of our own design; what every sign on them means is told by `explain`. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { printed, token } from "./piece.js";
import { BISHOP } from "./numbers.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board */

/** What an agent is called. @param {string} agent */
export const agentName = (agent) => t(`pax-piece-${agent.replace(" ", "-")}`);

/** What stands on a card. @param {import("./types.js").Card} card @param {import("./names.js").Names} names @param {boolean} [large] */
export function face(card, names, large = false) {
  const place = card.location ? names.location(card.location) : card.suitors.length ? raised(t("pax-web-queen")) : card.kind === "comet" ? raised(t("pax-term-comet")) : "";
  const shot = card.oneShot;
  return html`<div class="face ${large ? "large" : ""} side-${card.side}">
    <div class="face-head"><span class="face-place">${place}</span>
      <span class="prestige">${card.prestige.map((kind) => html`<span class="mark prestige-${kind}" role="img" aria-label=${names.prestige(kind)} title=${names.prestige(kind)}>${icon(kind)}</span>`)}</span></div>
    <div class="face-name">${card.kind === "ruler" ? icon(card.side) : card.kind === "queen" ? icon("queen") : card.kind === "comet" ? icon("comet") : nothing}${card.name}</div>
    ${large || !card.abilities.length ? nothing : html`<div class="face-ability">${names.ability(card.abilities[0])}</div>`}
    <div class="face-foot">
      ${shot ? html`<span class="shot" role="img" aria-label=${names.oneShot(shot)} title=${names.oneShot(shot)}>${icon(`one-${shot.kind.replaceAll("_", "-")}`)}</span>` : nothing}
      ${card.agents.map((agent) => printed(agent, agentName(agent)))}
      <span class="ops">${card.operations.map((operation) => html`<span class="mark op limit-${operation.split(" ")[1] ?? "none"}" role="img" aria-label=${names.operation(operation)} title=${names.operation(operation)}>${icon(operation.split(" ")[0])}</span>`)}</span>
    </div>
    ${large && card.bishop >= 0 ? html`<span class="on-card">${token(BISHOP + card.bishop, names)}</span>` : nothing}
  </div>`;
}

/** A card on the table that can be pressed; those who hear the page are told what stands on it. @param {number} number @param {Board} board @param {{small?: boolean}} [how] */
export function card(number, board, { small = false } = {}) {
  const known = board.names.card(number, board.position);
  const silenced = board.silenced.has(number);
  return spot(`card:${number}`, board, {
    kind: `card ${small ? "small" : ""} ${silenced ? "silenced" : ""}`, key: `card:${number}`,
    inside: html`${face(known, board.names)}
      ${known.bishop >= 0 ? html`<span class="on-card">${token(BISHOP + known.bishop, board.names, "", board.keys.at(`bishop:${number}`))}</span>` : nothing}
      ${silenced ? html`<span class="hush">${icon("silenced")}${t("pax-table-silenced")}</span>` : nothing}`,
  });
}
