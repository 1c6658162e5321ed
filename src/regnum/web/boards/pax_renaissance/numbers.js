/** The numbers of the position. The board knows none by heart: the catalogue tells them when it is loaded. */

/** No card, no piece, nobody. @type {number} */
export let NONE;
/** @type {number} */
export let EAST;
/** @type {number} */
export let WEST;
/** Of a tableau. @type {number} */
export let HALVES;
/** Spaces in a row of the market. @type {number} */
export let COLUMNS;
/** The column of the trade fair. @type {number} */
export let FAIR;
/** The first pirate among the pieces. @type {number} */
export let PIRATE;
/** @type {number} */
export let BISHOP;
/** So many kinds of pieces can be repressed. @type {number} */
export let REPRESSIBLE;
/** The first ruler among the cards. @type {number} */
export let RULER;
/** Places of cards. @type {number} */
export let IN_MARKET;
/** @type {number} */
export let TAKEN;
/** @type {number} */
export let IN_TABLEAU;
/** @type {number} */
export let OLD_MAID;
/** Victories. @type {number} */
export let HOLY;
/** @type {number} */
export let IMPERIAL;
/** @type {number} */
export let PATRON;

/** @param {import("./types.js").Numbers} numbers */
export function learn(numbers) {
  ({ none: NONE, east: EAST, west: WEST, halves: HALVES, columns: COLUMNS, fair: FAIR, pirate: PIRATE, bishop: BISHOP, repressible: REPRESSIBLE,
    ruler: RULER, in_market: IN_MARKET, taken: TAKEN, in_tableau: IN_TABLEAU, old_maid: OLD_MAID, holy: HOLY, imperial: IMPERIAL,
    patron: PATRON } = numbers);
}
