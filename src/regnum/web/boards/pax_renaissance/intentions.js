/** What somebody may want to do with a thing, by how it stands; the catalogue says with which verbs, the server why it can or cannot be done. */

import { moves, spelled } from "../../shell/wishes.js";
import { IN_MARKET, IN_TABLEAU, NONE, TAKEN } from "./numbers.js";

/** @typedef {import("../../types.js").Wish} Wish @typedef {import("./types.js").Position} Position @typedef {import("./names.js").Names} Names */
/** @typedef {{number: number, position: Position, you: number, names: Names}} Asked */

/** @param {string} thing @param {Position} position @param {number} you @param {Names} names @returns {{move: string, text: string}[]} */
export function intentions(thing, position, you, names) {
  const [kind, text] = thing.split(":");
  const found = WISHES[kind]?.({ number: Number(text), position, you, names }) ?? [];
  return found.flatMap((wish) => moves(wish, names.catalogue)).map((move) => ({ move: spelled(move, names.catalogue), text: names.move(move, position) }));
}

/** @type {Record<string, (asked: Asked) => Wish[]>} */
const WISHES = {
  card: cardWishes,
  city: ({ number, position }) => [{ wish: position.circle[number] === NONE ? "empty_city" : "held_city", given: { city: [number] } }],
  empire: ({ number }) => [{ wish: "empire", given: { empire: [number] } }],
  border: borderWishes,
  space: (asked) => {
    const { number, position, names } = asked;
    const card = position.market[number];
    const { row } = names.spaceAt(number);
    return [...(card === NONE ? [] : cardWishes({ ...asked, number: card })), { wish: "space", given: { space: [number] } },
      ...(number === names.fairSpace(row) ? [fairWish(row)] : [])];
  },
  fair: ({ number }) => [fairWish(number)],
  tableau: ({ number, you, names }) => {
    const { seat, half } = names.halfAt(number);
    return seat === you ? [{ wish: "own_half", given: { half: [half] } }] : [];
  },
  victory: ({ number, names }) => (names.catalogue.victories[number] ? [{ wish: "victory", given: { victory: [number] } }] : []),
  repressed: ({ number, position, names }) => [{ wish: "repressed", given: { empire: [number], piece: names.repressed(number, position).map(([piece]) => piece) } }],
};

/** @param {number} row @returns {Wish} */
const fairWish = (row) => ({ wish: "fair", given: { half: [row] } });

/** A card in the market is bought, in one's hand played or sold, in a tableau run, sold, or beheaded. @param {Asked} asked @returns {Wish[]} */
function cardWishes({ number, position, you, names }) {
  const card = names.card(number, position);
  const empire = names.ruled(number);
  const mine = position.owner[number] === you;
  const place = position.place[number];
  const about = (/** @type {string} */ wish) => ({ wish, given: { card: [number], operation: card.operations.map((_, slot) => slot), empire: [empire] } });
  const bishop = card.bishop >= 0 ? [about("card_with_bishop")] : [];
  if (place === IN_MARKET) return [about("card_for_sale")];
  if (place === TAKEN) return mine ? [about("card_in_hand")] : [];
  if (place !== IN_TABLEAU) return empire >= 0 ? [about("empire"), ...bishop] : mine ? [about("old_maid")] : [];
  if (!mine) return [about("card_of_rival"), ...(empire >= 0 ? [about("ruler_of_rival")] : []), ...bishop];
  return [about("own_card"), ...card.abilities.map((ability) => about(`ability:${ability}`)), ...bishop];
}

/** @param {Asked} asked @returns {Wish[]} */
function borderWishes({ number, position: { pawn, pirate }, names }) {
  const given = { border: [number], empire: names.catalogue.borders[number].empires.map(names.empireNumber) };
  if (pawn[number] === NONE && pirate[number] === NONE) return [{ wish: "empty_border", given }];
  return [...(pirate[number] === NONE ? [] : [{ wish: "pirate_on_border", given }]), ...(pawn[number] === NONE ? [] : [{ wish: "pawn_on_border", given }])];
}
