/** Names for pieces that look alike, so that one which has moved can be followed from where it stood. */

import { BISHOP, NONE, PIRATE, REPRESSIBLE } from "./names.js";

/** Where every piece stands, and which it is. @param {any} position @returns {Map<string, number>} */
function standing(position) {
  /** @type {Map<string, number>} */
  const found = new Map();
  position.circle.forEach((/** @type {number} */ piece, /** @type {number} */ number) => piece === NONE || found.set(`city:${number}`, piece));
  position.pawn.forEach((/** @type {number} */ seat, /** @type {number} */ number) => seat === NONE || found.set(`pawn:${number}`, seat));
  position.pirate.forEach((/** @type {number} */ religion, /** @type {number} */ number) => religion === NONE || found.set(`pirate:${number}`, PIRATE + religion));
  position.bishop.forEach((/** @type {number} */ religion, /** @type {number} */ card) => religion === NONE || found.set(`bishop:${card}`, BISHOP + religion));
  position.repressed.forEach((/** @type {number} */ count, /** @type {number} */ place) => {
    for (let each = 0; each < count; each++) found.set(`repressed:${Math.floor(place / REPRESSIBLE)}:${place % REPRESSIBLE}:${each}`, place % REPRESSIBLE);
  });
  return found;
}

export class PieceKeys {
  constructor() {
    /** @type {any} */
    this.position = null;
    /** By place. @type {Map<string, {piece: number, key: string}>} */
    this.known = new Map();
    this.made = 0;
  }

  /** Follow the pieces to a position: who stays keeps the name, who is new where another of its kind has gone takes that one's. @param {any} position */
  follow(position) {
    if (position === this.position) return;
    const now = standing(position);
    /** @type {Map<number, string[]>} */
    const gone = new Map();
    for (const [place, { piece, key }] of this.known) {
      if (now.get(place) !== piece) gone.set(piece, [...(gone.get(piece) ?? []), key]);
    }
    /** @type {Map<string, {piece: number, key: string}>} */
    const next = new Map();
    for (const [place, piece] of now) {
      const before = this.known.get(place);
      const key = before?.piece === piece ? before.key : gone.get(piece)?.shift() ?? `piece:${piece}:${this.made++}`;
      next.set(place, { piece, key });
    }
    this.known = next;
    this.position = position;
  }

  /** What the piece at a place is known by. @param {string} place */
  at = (place) => this.known.get(place)?.key;
}
