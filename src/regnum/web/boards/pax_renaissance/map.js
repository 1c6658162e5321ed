/** The map: two rows of five empires, the borders between them, and the two open trade routes across both. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { EAST, NONE, PIRATE, REGIMES, REPRESSIBLE, WEST } from "./names.js";
import { token } from "./piece.js";

const ARROWS = { right: "→", left: "←", down: "↓", up: "↑" };

/** @param {any} board */
export const map = (board) => html`<section class="map" aria-labelledby="map-heading">
  <h3 id="map-heading">${raised(t("pax-board-empires"))}</h3>
  <div class="map-scroll" tabindex="0" role="group" aria-labelledby="map-heading"><div class="map-grid">
    ${board.catalogue.empires.map((/** @type {any} */ empire, /** @type {number} */ number) => empirePanel(empire, number, board))}
    ${board.catalogue.borders.map((/** @type {any} */ border, /** @type {number} */ number) => borderCell(border, number, board))}
  </div></div>
  <p class="legend">${t("pax-web-legend")}</p>
</section>`;

/** Something on the map: a button if a move points at it. @param {string} thing @param {string} kind @param {any} board @param {unknown} inside @param {string} [label] */
function spot(thing, kind, board, inside, label) {
  const count = board.lit.get(thing)?.length;
  const pointed = board.pointed?.has(thing) ? "pointed" : "";
  if (!count) return html`<span class="${kind} ${pointed}">${inside}</span>`;
  return html`<button class="${kind} lit ${pointed}" aria-label=${label ? `${label}, ${t("web-lit", { count })}` : nothing}
    @click=${() => board.press(thing)}>${inside}</button>`;
}

/** @param {any} empire @param {number} number @param {any} board */
function empirePanel(empire, number, board) {
  const { position, names } = board;
  const regime = REGIMES[position.regime[number]];
  const repressed = Array.from({ length: REPRESSIBLE }, (_, piece) => [piece, position.repressed[number * REPRESSIBLE + piece]]).filter(([, count]) => count);
  return html`<article class="empire regime-${regime} c${empire.column * 2 + 1} r${empire.row * 2 + 1}">
    <header>${spot(`empire:${number}`, "empire-name", board, names.empire(empire.id), names.empire(empire.id))}
      <span class="regime">${regime === "medieval" ? nothing : icon(regime)}${t(`pax-regime-${regime}`)}</span></header>
    ${throne(number, board)}
    <ul class="cities">${names.circles[number].map((/** @type {any} */ circle) => city(circle, regime, board))}</ul>
    ${repressed.length ? html`<p class="repressed"><span>${t("pax-web-repressed")}</span>
      ${repressed.map(([piece, count]) => Array.from({ length: count }, () => token(piece, names, "small down")))}</p>` : nothing}
  </article>`;
}

/** The ruler: on the throne, or in whose tableau; queens, suzerain and bishop with him. @param {number} empire @param {any} board */
function throne(empire, board) {
  const { position, names } = board;
  const number = names.ruler + empire;
  const known = names.card(number, position);
  const owner = position.owner[number];
  const thing = `card:${number}`;
  const count = board.lit.get(thing)?.length ?? 0;
  const where = owner === NONE ? t("pax-board-on-throne") : names.bank(position.bank[owner]);
  const queens = names.queensOf(empire, position);
  return html`<button class="throne ${owner === NONE ? "" : `owner-${owner}`} ${count ? "lit" : ""} ${board.pointed?.has(thing) ? "pointed" : ""}"
      @click=${() => board.press(thing)} @mouseenter=${() => board.inspect(thing)} @mouseleave=${() => board.inspect(null)}
      @focus=${() => board.inspect(thing)} @blur=${() => board.inspect(null)}>
      ${icon(known.side)}<span class="throne-text"><span>${t(known.side === "king" ? "pax-board-king" : "pax-board-republic")}</span>
      <span class="where">${where}</span></span>
      ${known.bishop >= 0 && owner === NONE ? token(13 + known.bishop, names, "small") : nothing}
      ${count ? html`<span class="lit-mark" aria-hidden="true"></span>` : nothing}</button>
    ${queens.length && owner === NONE ? html`<p class="with">${queens.map((queen) => t("pax-board-queen", { card: names.card(queen, position).name })).join(", ")}</p>` : nothing}
    ${position.suzerain[empire] === NONE ? nothing : html`<p class="with">${t("pax-board-vassal", { empire: names.empire(board.catalogue.empires[position.suzerain[empire]].id) })}</p>`}`;
}

/** A circle of a city: its piece, or faintly the one that a levy would bring, or the disk of a busted emporium. @param {any} circle @param {string} regime @param {any} board */
function city(circle, regime, board) {
  const { position, names, catalogue } = board;
  const { number, extra } = circle;
  const piece = position.circle[number];
  const thing = `city:${number}`;
  if (extra && piece === NONE && !board.lit.has(thing)) return nothing;
  const route = catalogue.routes.findIndex((/** @type {any} */ each) => each.id === circle.city.id);
  const open = route >= 0 && (position.open_route[EAST] === route || position.open_route[WEST] === route);
  const disk = route >= 0 && !open;
  const plain = names.city(circle.city.id);
  const name = circle.place ? t("pax-circle", { city: plain, number: circle.place }) : plain;
  const held = disk ? html`<span class="disk ${circle.city.emporium}" role="img" aria-label=${t("pax-board-busted")} title=${t("pax-board-busted")}>×</span>`
    : piece === NONE ? levy(circle, regime, names) : token(piece, names);
  const inside = html`<span class="circle">${held}</span><span class="city-name">${circle.city.capital ? html`<b>${name}</b>` : name}${open ? html`<span class="emporium" title=${t("pax-web-emporium")}>${circle.city.emporium === "white" ? "○" : "●"}<span class="unseen">${t("pax-web-emporium")}</span></span>` : nothing}</span>`;
  return html`<li>${spot(thing, "city", board, inside, name)}</li>`;
}

/** The piece that a levy would bring, faintly. @param {any} circle @param {string} regime @param {any} names */
function levy(circle, regime, names) {
  const printed = circle.city.levies[regime]?.[0];
  if (!printed) return html`<span class="vacant"></span>`;
  const [religion, kind] = printed.split(" ");
  const name = t("pax-web-levy", { piece: t(`pax-piece-${religion}-${kind}`) });
  return html`<span class="vacant ${religion}" role="img" aria-label=${name} title=${name}>${icon(kind)}</span>`;
}

/** A border: land or sea, the routes that cross it, its concession and its pirate. @param {any} border @param {number} number @param {any} board */
function borderCell(border, number, board) {
  const { position, names, catalogue } = board;
  const [one, other] = border.empires.map((/** @type {string} */ id) => catalogue.empires.find((/** @type {any} */ empire) => empire.id === id));
  const upright = one.row === other.row;
  const place = upright ? `c${Math.min(one.column, other.column) * 2 + 2} r${one.row * 2 + 1}` : `c${one.column * 2 + 1} r2`;
  const pawn = position.pawn[number];
  const pirate = position.pirate[number];
  const crossed = [WEST, EAST].map((row) => arrow(row, border, board)).filter(Boolean);
  const inside = html`<span class="routes">${crossed}</span>
    <span class="on-border">${pawn === NONE ? nothing : token(pawn, names)}${pirate === NONE ? nothing : token(PIRATE + pirate, names)}</span>`;
  const kind = t(border.kind === "sea" ? "pax-web-sea" : "pax-web-land");
  const label = `${names.border(border.id)}, ${kind}`;
  return html`<div class="border ${border.kind} ${upright ? "upright" : "level"} ${place}" title=${label}>
    <span class="unseen">${label}</span>${spot(`border:${number}`, "border-spot", board, inside, label)}</div>`;
}

/** Which way an open route crosses a border. @param {number} row @param {any} border @param {any} board */
function arrow(row, border, board) {
  const { position, catalogue, names } = board;
  const route = catalogue.routes[position.open_route[row]];
  const place = route ? route.path.indexOf(border.id) : -1;
  if (place < 0) return null;
  const [from, to] = [route.path[place - 1], route.path[place + 1]].map((id) => catalogue.empires.find((/** @type {any} */ empire) => empire.id === id));
  if (!from || !to) return null;
  const way = from.row === to.row ? (from.column < to.column ? "right" : "left") : from.row < to.row ? "down" : "up";
  const name = t("pax-web-route", { city: names.city(route.id) });
  return html`<span class="route ${route.colour}" role="img" aria-label=${name} title=${name}>${ARROWS[way]}</span>`;
}
