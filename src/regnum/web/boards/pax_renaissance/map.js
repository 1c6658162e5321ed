/** The map: two rows of five empires (side by side where there is little room), the borders between them, and the two open trade routes. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../shell/icon.js";
import { raised, t } from "../../words.js";
import { fairOf, fairs, payment, rowName } from "./fairs.js";
import { BISHOP, EAST, NONE, PIRATE, WEST } from "./numbers.js";
import { token } from "./piece.js";
import { spot } from "../../shell/thing.js";

/** @typedef {import("./types.js").Board} Board @typedef {import("./types.js").Empire} Empire @typedef {import("./types.js").Border} Border */
/** @typedef {import("./types.js").Circle} Circle */

/** @param {Board} board */
export const map = (board) => html`<section class="map" aria-labelledby="map-heading">
  <div class="map-head"><h3 id="map-heading">${raised(t("pax-board-empires"))}</h3>${fairs(board)}</div>
  <div class="map-grid" tabindex="0" role="group" aria-labelledby="map-heading">
    ${board.catalogue.empires.map((empire, number) => empirePanel(empire, number, board))}
    ${board.catalogue.borders.map((border, number) => borderCell(border, number, board))}
  </div>
  <p class="legend">${t("pax-web-legend")} ${t("pax-web-arrows")}</p>
</section>`;

/** @param {Empire} empire @param {number} number @param {Board} board */
function empirePanel(empire, number, board) {
  const { position, names } = board;
  const regime = names.regime(number, position);
  return html`<article class="empire regime-${regime} c${empire.column * 2 + 1} r${empire.row * 2 + 1}">
    ${[WEST, EAST].map((row) => stop(row, empire, board))}
    <header>${spot(`empire:${number}`, board, { kind: "empire-name", inside: names.empire(empire.id), label: `${names.empire(empire.id)}, ${t(`pax-regime-${regime}`)}` })}
      <span class="regime" aria-hidden="true">${regime === "medieval" ? nothing : icon(regime)}${t(`pax-regime-${regime}`)}</span></header>
    ${throne(number, board)}
    <ul class="cities">${names.circles[number].map((circle) => city(circle, regime, board))}</ul>
    ${repressed(number, board)}
  </article>`;
}

/** The number of an empire on the way of a fair that would reach it; seen only while the route is switched on. @param {number} row @param {Empire} empire @param {Board} board */
function stop(row, empire, board) {
  const route = board.catalogue.routes[board.position.open_route[row]];
  const place = route.path.indexOf(empire.id) / 2;
  const fair = fairOf(row, board);
  if (place < 0 || !fair?.profits || (place > 0 && !fair.steps[place - 1]?.left)) return nothing;
  return html`<span class="stop on-${rowName(row)}" title=${t("pax-web-stop", { number: place + 1, city: board.names.city(route.id) })}>${place + 1}</span>`;
}

/** The ruler: on the throne, or in whose tableau; queens, suzerain and bishop with him. @param {number} empire @param {Board} board */
function throne(empire, board) {
  const { position, names } = board;
  const number = names.rulerOf(empire);
  const known = names.card(number, position);
  const owner = position.owner[number];
  const home = owner === NONE;
  const where = home ? t("pax-board-on-throne") : names.seat(owner, position);
  const side = t(known.side === "king" ? "pax-board-king" : "pax-board-republic");
  const suzerain = position.suzerain[empire];
  const with_ = [...(home ? names.queensOf(empire, position).map((queen) => t("pax-board-queen", { card: names.card(queen, position).name })) : []),
    ...(suzerain === NONE ? [] : [t("pax-board-vassal", { empire: names.empire(board.catalogue.empires[suzerain].id) })])];
  return spot(`card:${number}`, board, {
    kind: `throne ${home ? "" : `owner-${owner}`} ${known.side}`, key: home ? `card:${number}` : undefined,
    inside: html`${icon(known.side)}<span class="unseen">${known.name},</span><span class="throne-text"><span>${side}</span><span class="where">${home ? nothing : html`<span class="seat-mark seat-${owner}">${owner}</span>`}${where}</span>
      ${with_.map((each) => html`<span class="with">${each}</span>`)}</span>
      ${known.bishop >= 0 && home ? token(BISHOP + known.bishop, names, "small", board.keys.at(`bishop:${number}`)) : nothing}`,
  });
}

/** A circle of a city: its piece, or faintly the one that a levy would bring, or the disk of a busted emporium. @param {Circle} circle @param {string} regime @param {Board} board */
function city(circle, regime, board) {
  const { position, names } = board;
  const { number, extra } = circle;
  const piece = position.circle[number];
  const thing = `city:${number}`;
  if (extra && piece === NONE && !board.lit.has(thing)) return nothing;
  const { open, disk } = names.emporium(circle, position);
  const name = names.circle(circle);
  const held = disk ? html`<span class="disk ${circle.city.emporium}" title=${t("pax-board-busted")}>×</span>`
    : piece === NONE ? levy(circle, regime) : token(piece, names, "", board.keys.at(thing));
  const said = disk ? t("pax-board-busted") : piece === NONE ? names.levy(circle, regime) : names.piece(piece).name;
  return html`<li>${spot(thing, board, { kind: "city", label: [name, said, open ? t("pax-web-emporium") : ""].filter(Boolean).join(", "),
    inside: html`<span class="circle">${held}</span><span class="city-name">${circle.city.capital ? html`<b>${name}</b>` : name}${open ? html`<span class="emporium" title=${t("pax-web-emporium")}>${circle.city.emporium === "white" ? "○" : "●"}</span>` : nothing}</span>` })}</li>`;
}

/** The piece that a levy would bring. @param {Circle} circle @param {string} regime */
function levy(circle, regime) {
  const printed = circle.city.levies[regime]?.[0];
  if (!printed) return html`<span class="vacant"></span>`;
  const [religion, kind] = printed.split(" ");
  return html`<span class="vacant ${religion}">${icon(kind)}</span>`;
}

/** @param {number} empire @param {Board} board */
function repressed(empire, board) {
  const { position, names } = board;
  const pieces = names.repressed(empire, position);
  if (!pieces.length) return nothing;
  return spot(`repressed:${empire}`, board, { kind: "repressed", label: `${t("pax-web-repressed")} ${pieces.map(([piece, count]) => `${count} × ${names.piece(piece).name}`).join(", ")}`,
    inside: html`${icon("repress")}${pieces.map(([piece, count]) => Array.from({ length: count }, (_, place) => token(piece, names, "small down", board.keys.at(`repressed:${empire}:${piece}:${place}`))))}` });
}

/** A border: land or sea, the routes that cross it, its concession and its pirate. @param {Border} border @param {number} number @param {Board} board */
function borderCell(border, number, board) {
  const { position, names } = board;
  const [one, other] = border.empires.map((id) => names.empireById(id));
  const upright = one.row === other.row;
  const place = upright ? `c${Math.min(one.column, other.column) * 2 + 2} r${one.row * 2 + 1}` : `c${one.column * 2 + 1} r2`;
  const [pawn, pirate] = [position.pawn[number], position.pirate[number]];
  const inside = html`<span class="routes">${[WEST, EAST].map((row) => arrow(row, border, board))}</span>
    <span class="on-border">${pawn === NONE ? nothing : token(pawn, names, "", board.keys.at(`pawn:${number}`))}${pirate === NONE ? nothing : token(PIRATE + pirate, names, "", board.keys.at(`pirate:${number}`))}</span>
    ${[WEST, EAST].map((row) => payment(row, number, board))}`;
  const held = [pawn === NONE ? "" : names.piece(pawn).name, pirate === NONE ? "" : names.piece(PIRATE + pirate).name];
  const label = [names.border(border.id), t(border.kind === "sea" ? "pax-web-sea" : "pax-web-land"), ...held].filter(Boolean).join(", ");
  return html`<div class="border ${border.kind} ${upright ? "upright" : "level"} ${place}">${spot(`border:${number}`, board, { kind: "border-spot", inside, label })}</div>`;
}

/** Which way an open route crosses a border. @param {number} row @param {Border} border @param {Board} board */
function arrow(row, border, board) {
  const { position, catalogue, names } = board;
  const route = catalogue.routes[position.open_route[row]];
  const place = route.path.indexOf(border.id);
  if (place < 0) return nothing;
  const [from, to] = [route.path[place - 1], route.path[place + 1]].map((id) => names.empireById(id));
  const way = from.row === to.row ? (from.column < to.column ? "right" : "left") : from.row < to.row ? "down" : "up";
  return html`<span class="route ${route.colour} way-${way} of-${rowName(row)}" title=${t("pax-web-route", { city: names.city(route.id) })}>→</span>`;
}
