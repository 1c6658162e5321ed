/** Names for pieces that look alike, so that one which has moved can be followed from where it stood. */

import { BISHOP, NONE, PIRATE, REPRESSIBLE } from "./numbers.js";

/** @typedef {import("./types.js").Position} Position */

/** Where every piece stands, and which it is. @param {Position} position @returns {Map<string, number>} */
function standing(position) {
  /** @type {Map<string, number>} */
  const found = new Map();
  position.circle.forEach((piece, number) => piece === NONE || found.set(`city:${number}`, piece));
  position.pawn.forEach((seat, number) => seat === NONE || found.set(`pawn:${number}`, seat));
  position.pirate.forEach((religion, number) => religion === NONE || found.set(`pirate:${number}`, PIRATE + religion));
  position.bishop.forEach((religion, card) => religion === NONE || found.set(`bishop:${card}`, BISHOP + religion));
  position.repressed.forEach((count, place) => {
    for (let each = 0; each < count; each++) found.set(`repressed:${Math.floor(place / REPRESSIBLE)}:${place % REPRESSIBLE}:${each}`, place % REPRESSIBLE);
  });
  return found;
}

export class PieceKeys {
  constructor() {
    /** @type {Position|null} */
    this.position = null;
    /** By place. @type {Map<string, {piece: number, key: string}>} */
    this.known = new Map();
    this.made = 0;
  }

  /** Follow the pieces to a position: who stays keeps the name, who is new where another of its kind has gone takes that one's. @param {Position} position */
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
