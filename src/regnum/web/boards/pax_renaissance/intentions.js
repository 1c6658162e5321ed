/** What somebody may want to do with a thing, in the words of moves: the server says why it can or cannot be done. */

import { COLUMNS, IN_MARKET, IN_TABLEAU, NONE, TAKEN } from "./names.js";

const ORDINALS = ["first", "second", "third"];

/**
 * @typedef {{verb: string, spelled: string[], parts: [string, string, number][]}} Wish
 * @param {string} verb @param {...[string, string, string, number]} named label, kind, spelling and number of each argument
 * @returns {Wish}
 */
const wish = (verb, ...named) => ({ verb, spelled: named.map(([, , spelled]) => spelled), parts: named.map(([label, kind, , number]) => [label, kind, number]) });

/** @param {string} thing @param {any} view @param {import("./names.js").Names} names @returns {{move: string, text: string}[]} */
export function intentions(thing, view, names) {
  const [kind, text] = thing.split(":");
  const found = WISHES[kind]?.(Number(text), view, names) ?? [];
  return found.map(({ verb, spelled, parts }) => ({ move: [verb, ...spelled].join(" "), text: names.move({ verb, parts }, view.view) }));
}

/** @type {Record<string, (number: number, view: any, names: import("./names.js").Names) => Wish[]>} */
const WISHES = {
  card: cardWishes,
  city: (number, view, names) => {
    const { circle } = names.circleAt(number);
    const verbs = view.view.circle[number] === NONE ? ["levy"] : ["siege", "repress"];
    return verbs.map((verb) => wish(verb, ["city", "city", names.spelledCircle(circle), number]));
  },
  empire: (number, _, names) => ["vote", "campaign", "fire"].map((verb) => wish(verb, ["empire", "empire", spelledEmpire(number, names), number])),
  border: borderWishes,
  space: (number, view, names) => {
    const card = view.view.market[number];
    const name = `${half(Math.floor(number / COLUMNS))}-${number % COLUMNS}`;
    return [...(card === NONE ? [] : cardWishes(card, view, names)), wish("collect", ["space", "space", name, number]),
      ...(number % COLUMNS ? [] : fairWishes(number / COLUMNS))];
  },
  fair: fairWishes,
  tableau: (number, view) => {
    if (Math.floor(number / 2) !== view.you) return [];
    const side = number % 2;
    return [wish("operations", ["half", "half", half(side), side]), wish("free-operations", ["half", "half", half(side), side]), wish("all-operations", ["first", "half", half(side), side])];
  },
  victory: (number, _, names) => {
    const id = names.catalogue.victories[number]?.id;
    return id ? ["declare", "activate"].map((verb) => wish(verb, ["victory", "victory", id, number])) : [];
  },
  repressed: (number, view, names) => names.repressed(number, view.view).map(([piece]) =>
    wish("lose-repressed", ["empire", "empire", spelledEmpire(number, names), number], ["piece", "piece", names.piece(piece).spelled, piece])),
};

/** @param {number} number */
const half = (number) => (number === 0 ? "east" : "west");

/** @param {number} row */
function fairWishes(row) {
  return ["fair", "free-fair"].map((verb) => wish(verb, ["row", "half", half(row), row]));
}

/** @param {number} number @param {import("./names.js").Names} names */
const spelledEmpire = (number, names) => names.catalogue.empires[number].id.replaceAll("_", "-");

/** A card in the market is bought, in one's hand played or sold, in a tableau run, sold, or beheaded. @param {number} number @param {any} view @param {import("./names.js").Names} names @returns {Wish[]} */
function cardWishes(number, view, names) {
  const position = view.view;
  const card = names.card(number, position);
  const about = (/** @type {string} */ verb, label = "card") => wish(verb, [label, "card", card.spelled, number]);
  const mine = position.owner[number] === view.you;
  const place = position.place[number];
  if (place === IN_MARKET) return [about("buy")];
  if (place === TAKEN) return mine ? [about("play"), about("sell")] : [];
  const bishop = card.bishop >= 0 ? [about("bishop")] : [];
  if (place !== IN_TABLEAU) return number >= names.ruler ? [...WISHES.empire(number - names.ruler, view, names), ...bishop] : mine ? [about("sell")] : [];
  if (!mine) return [about("behead"), ...(number >= names.ruler ? WISHES.empire(number - names.ruler, view, names).slice(0, 2) : []), ...bishop];
  const runs = card.operations.map((_, slot) => wish("operate", ["card", "card", card.spelled, number], ["operation", "operation", ORDINALS[slot], slot]));
  return [...runs, about("sell"), ...(card.abilities.includes("discard_for_peasant_revolt") ? [about("uprising", "queen")] : []), ...bishop];
}

/** @param {number} number @param {any} view @param {import("./names.js").Names} names @returns {Wish[]} */
function borderWishes(number, view, names) {
  const border = names.catalogue.borders[number];
  const here = /** @type {[string, string, string, number]} */ (["border", "border", names.spelledBorder(border.id), number]);
  const { pawn, pirate } = view.view;
  if (pawn[number] === NONE && pirate[number] === NONE) return [wish("concession", here)];
  const sides = border.empires.map((/** @type {string} */ id) => names.catalogue.empires.findIndex((/** @type {any} */ empire) => empire.id === id));
  const both = (/** @type {string} */ verb) => sides.map((/** @type {number} */ empire) => wish(verb, here, ["empire", "empire", spelledEmpire(empire, names), empire]));
  return [...(pirate[number] === NONE ? [] : [wish("siege-pirate", here)]), ...(pawn[number] === NONE ? [] : [...both("tax"), ...both("repress-concession")])];
}
