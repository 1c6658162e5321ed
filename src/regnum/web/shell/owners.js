/** Who holds which seats, and who at this screen is asked in an open window. */

/** @typedef {import("../types.js").View} View */

/** Whoever holds a seat, by the first of his seats. @param {View} view @param {number} seat */
export const ownerOf = (view, seat) => view.seats[seat]?.player ?? seat;

/** Whether one player holds both seats: then there is nobody to hide one from the other. @param {View} view @param {number} one @param {number} other */
export const isSamePlayer = (view, one, other) => ownerOf(view, one) === ownerOf(view, other);

/** The people at this screen whom the open window asks, each with his seats; none if it asks only one of them. @param {View} view @returns {number[][]} */
export function askedHere(view) {
  if (!view.window || view.sandbox) return [];
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const seat of view.yours.filter((each) => view.waiting.includes(each))) {
    const player = ownerOf(view, seat);
    found.set(player, [...(found.get(player) ?? []), seat]);
  }
  return found.size > 1 ? [...found.values()] : [];
}

/** Whether the page asks everybody at this screen at once. @param {import("../types.js").Game} game */
export const isCommon = (game) => game.common && game.claimed === null;
