/** What every thing on the board is, what it does and how it stands now, with the paragraph of the rules about it. */

import { raised, t } from "../../words.js";
import { agentName } from "./card.js";
import { fairOf } from "./fairs.js";
import { deckSize } from "./market.js";
import { BISHOP, EAST, FAIR, IN_MARKET, IN_TABLEAU, NONE, PIRATE, TAKEN, WEST } from "./numbers.js";
import { needs, status } from "./victories.js";

/** @typedef {{title: string, lines: string[], rule: string}} Explanation */
/** @typedef {import("./types.js").Known} Known @typedef {import("./types.js").Position} Position @typedef {import("./types.js").Threat} Threat */

/** @param {string} thing @param {Known} board @returns {Explanation|null} */
export function explain(thing, board) {
  const [kind, number] = thing.split(":");
  const found = KINDS[kind]?.(Number(number), board);
  return found ? { title: raised(found.title), lines: found.lines.filter(Boolean).map(raised), rule: found.rule } : null;
}

/** @type {Record<string, (number: number, board: Known) => Explanation>} */
const KINDS = {
  card, city, empire, border, space, fair, victory, religion,
  tableau: (number, { names, position }) => ({
    title: `${names.seat(names.halfAt(number).seat, position)}: ${names.half(names.halfAt(number).half)}`, rule: "E4.1",
    lines: [t("pax-web-about-tableau"), t("pax-web-cards", { count: position.rows[number].length })],
  }),
  deck: (number, { names, position }) => ({
    title: `${t("pax-term-market")}: ${names.half(number)}`, rule: "D2.2",
    lines: [t("pax-web-about-deck"), t("pax-web-deck", { count: deckSize(number, position) }), position.next_card[number] === NONE ? "" : t("pax-board-next", { card: names.card(position.next_card[number], position).name })],
  }),
  seat: (number, { names, position, you, insights }) => ({
    title: names.seat(number, position), rule: "glossary:bank",
    lines: [t("pax-florins", { count: position.florins[number] }), t("pax-web-hand", { count: names.handSize(number, you, position) }),
      t("pax-web-concessions", { count: position.pawn.filter((seat) => seat === number).length }),
      position.out[number] ? t("pax-board-ruined") : "",
      ...threatsOf((threat) => threat.seat === number, insights, names, position)],
  }),
  piece: (number, { names, position }) => {
    const { kind, name } = names.piece(number);
    return { title: name, rule: PIECE_RULES[kind], lines: [t(`pax-web-piece-${kind}`), t("pax-web-supply", { count: position.supply[number] })] };
  },
  repressed: (number, { names, position, catalogue }) => ({
    title: `${names.empire(catalogue.empires[number].id)}: ${t("pax-web-repressed")}`, rule: "glossary:repressed.1",
    lines: [t("pax-web-about-repressed"), ...names.repressed(number, position).map(([piece, count]) => `${count} × ${names.piece(piece).name}`)],
  }),
};

/** @type {Record<string, string>} */
const PIECE_RULES = { pawn: "glossary:pawn", knight: "glossary:knight", rook: "glossary:nobles", pirate: "glossary:pirate", bishop: "glossary:bishop" };
/** @type {Record<string, string>} */
const VICTORY_RULES = { renaissance: "L6.1", globalization: "L5.1", imperial: "L4", holy: "L3", patron: "L2a" };

/** Threats in words. @param {(threat: Threat) => boolean} wanted @param {Known["insights"]} insights @param {import("./names.js").Names} names @param {Position} position */
const threatsOf = (wanted, insights, names, position) => (insights?.threats?.found ?? []).filter(wanted).map((threat) =>
  `${names.seat(threat.seat, position)}: ${t("pax-web-threat")} – ${names.victory(threat.victory)}`);

/** @param {number} number @param {Known} board @returns {Explanation} */
function card(number, board) {
  const { names, position } = board;
  const known = names.card(number, position);
  const place = position.place[number];
  const rule = known.kind === "comet" ? "L1" : place === IN_MARKET ? "E1" : place === TAKEN ? "E2.place" : known.kind === "queen" ? "I1" : known.kind === "ruler" ? "glossary:ruler_card" : "E4.1";
  return { title: known.name, rule, lines: [
    whereabouts(number, board),
    known.kind === "comet" ? t("pax-web-about-comet") : known.kind === "queen" ? t("pax-web-about-queen") : known.kind === "ruler" ? t(`pax-web-about-${known.side}`) : "",
    known.location ? t("pax-web-location", { place: names.location(known.location) }) : "",
    known.suitors.length ? `${t("pax-web-suitors")}: ${known.suitors.map((id) => names.empire(id)).join(", ")}` : "",
    ...known.prestige.map((kind) => `${names.prestige(kind)} – ${t(`pax-web-counts-${kind}`)}`),
    known.oneShot ? `${t("pax-term-one-shot")}: ${names.oneShot(known.oneShot)} – ${t(`pax-web-shot-${known.oneShot.kind.replaceAll("_", "-")}`)}` : "",
    known.agents.length ? `${t("pax-web-agents")}: ${known.agents.map(agentName).join(", ")}` : "",
    ...known.operations.map((operation) => `${names.operation(operation)} – ${t(`pax-web-op-${operation.split(" ")[0]}`)}`),
    ...known.abilities.map(names.ability),
    known.bishop >= 0 ? names.piece(BISHOP + known.bishop).name : "",
    board.silenced.has(number) ? t("pax-web-about-silenced") : "",
  ] };
}

/** Where a card lies, and what it costs there. @param {number} number @param {Known} board */
function whereabouts(number, { names, position }) {
  const space = position.market.indexOf(number);
  const owner = position.owner[number] === NONE ? "" : names.seat(position.owner[number], position);
  const { column } = names.spaceAt(space);
  if (space >= 0) return column === FAIR ? t("pax-web-in-fair") : t("pax-web-in-market", { count: column });
  if (position.place[number] === TAKEN) return t("pax-web-in-hand", { name: owner });
  if (position.place[number] === IN_TABLEAU) return t("pax-web-in-tableau", { name: owner });
  return names.ruled(number) >= 0 ? t("pax-board-on-throne") : owner ? t("pax-web-in-maids", { name: owner }) : "";
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function city(number, { names, position, catalogue }) {
  const { empire: home, circle } = names.circleAt(number);
  const regime = names.regime(home, position);
  const piece = position.circle[number];
  const { open, disk, route } = names.emporium(circle, position);
  return { title: names.circle(circle), rule: route < 0 ? "glossary:city.1" : "glossary:emporium", lines: [
    names.empire(catalogue.empires[home].id) + (circle.city.capital ? `, ${t("pax-web-capital")}` : ""),
    disk ? t("pax-web-about-disk") : piece === NONE ? names.levy(circle, regime) : names.piece(piece).name,
    open ? `${t("pax-web-emporium")}: ${t("pax-web-route", { city: names.city(circle.city.id) })}` : "",
    piece === NONE ? "" : t(`pax-web-piece-${names.piece(piece).kind}`),
  ] };
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function empire(number, board) {
  const { names, position, catalogue } = board;
  const regime = names.regime(number, position);
  const owner = position.owner[names.rulerOf(number)];
  const vassals = names.vassalsOf(number, position).map((vassal) => names.empire(catalogue.empires[vassal].id));
  return { title: names.empire(catalogue.empires[number].id), rule: "glossary:theocracy", lines: [
    `${t(`pax-regime-${regime}`)} – ${t(regime === "medieval" ? "pax-web-about-medieval" : "pax-web-about-theocracy")}`,
    `${names.card(names.rulerOf(number), position).name}: ${owner === NONE ? t("pax-board-on-throne") : t("pax-web-in-tableau", { name: names.seat(owner, position) })}`,
    ...names.queensOf(number, position).map((queen) => t("pax-board-queen", { card: names.card(queen, position).name })),
    position.suzerain[number] === NONE ? "" : t("pax-board-vassal", { empire: names.empire(catalogue.empires[position.suzerain[number]].id) }),
    vassals.length ? `${t("pax-term-suzerain")}: ${vassals.join(", ")}` : "",
    ...names.repressed(number, position).map(([piece, count]) => `${t("pax-web-repressed")} ${count} × ${names.piece(piece).name}`),
  ] };
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function border(number, board) {
  const { names, position, catalogue } = board;
  const { id, kind } = catalogue.borders[number];
  const [pawn, pirate] = [position.pawn[number], position.pirate[number]];
  return { title: names.border(id), rule: kind === "sea" ? "glossary:border.1" : "glossary:border.2", lines: [
    t(kind === "sea" ? "pax-web-about-sea" : "pax-web-about-land"),
    pawn === NONE ? "" : `${t("pax-term-concession")}: ${names.seat(pawn, position)}`,
    pirate === NONE ? "" : `${names.piece(PIRATE + pirate).name} – ${t("pax-web-piece-pirate")}`,
    ...[WEST, EAST].flatMap((row) => {
      const route = catalogue.routes[position.open_route[row]];
      const step = fairOf(row, board)?.steps.find((each) => each.border === number);
      if (!route.path.includes(id)) return [];
      const pays = step?.florins ? `: ${step.seat === null ? t("pax-piece-pirate") : names.seat(step.seat, position)} ${step.seat === null ? "−" : "+"}${step.florins}` : "";
      return [t("pax-web-route", { city: names.city(route.id) }) + pays];
    }),
  ] };
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function space(number, board) {
  const { names, position } = board;
  const { row, column } = names.spaceAt(number);
  if (column === FAIR) return fair(row, board);
  const shown = position.market[number];
  return { title: t("pax-space", { row: names.half(row), column }), rule: "E1b.1", lines: [
    shown === NONE ? t("pax-web-empty") : `${names.card(shown, position).name}: ${t("pax-web-in-market", { count: column })}`,
    position.market_florins[number] ? t("pax-web-pile", { count: position.market_florins[number] }) : "",
  ] };
}

/** @param {number} row @param {Known} board @returns {Explanation} */
function fair(row, board) {
  const { names, position, catalogue } = board;
  const route = catalogue.routes[position.open_route[row]];
  const known = fairOf(row, board);
  const sums = known?.earnings.flatMap((florins, seat) => (florins ? [t("pax-web-pay", { name: names.seat(seat, position), count: florins })] : [])) ?? [];
  return { title: t("pax-web-fair", { row: names.half(row), city: names.city(route.id) }), rule: known?.rule ?? "G", lines: [
    t("pax-web-about-fair"),
    names.routeWords(route),
    known && !known.profits ? t("pax-web-fair-none") : known?.reason ? t("pax-web-fair-used") : "",
    known?.profits ? t("pax-web-fair-profits", { count: known.profits }) : "",
    ...sums, known?.lost ? t("pax-web-fair-lost", { count: known.lost }) : "",
  ] };
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function victory(number, board) {
  const { names, position, insights } = board;
  const known = insights?.victories?.[number];
  return { title: names.victory(number), rule: VICTORY_RULES[board.catalogue.endings[number]], lines: [
    needs(number, board), status(number, position),
    ...(known?.seats ?? []).map((seat) => `${names.seat(seat.seat, position)}: ${seat.parts.map((part) => `${t(`pax-score-${part.what}`)} ${part.have}${part.missing ? ` (−${part.missing})` : ""}`).join(", ")}${seat.met ? ` – ${t("pax-table-ready")}` : ""}`),
    ...threatsOf((threat) => threat.victory === number, insights, names, position),
  ] };
}

/** @param {number} number @param {Known} board @returns {Explanation} */
function religion(number, { names, insights }) {
  const known = insights?.religion?.religions[number];
  const lead = (/** @type {number} */ each) => (each > 0 ? t("pax-web-ahead", { count: each }) : t("pax-web-behind", { count: 1 - each }));
  return { title: names.religion(number), rule: "L3.1", lines: [
    t("pax-web-about-supreme"),
    known ? `${t("pax-web-bishops")}: ${known.bishops} – ${lead(known.bishops_lead)}` : "",
    known ? `${t("pax-web-believers")}: ${known.believers} – ${lead(known.believers_lead)}` : "",
  ] };
}
