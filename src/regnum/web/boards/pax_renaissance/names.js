/** Numbers of the position as names and facts of the catalogue. */

import { find, raised, t } from "../../words.js";

export const NONE = -1;
export const EAST = 0;
export const WEST = 1;
export const COLUMNS = 6;
export const RELIGIONS = ["catholic", "islamic", "reformist"];
export const REGIMES = [...RELIGIONS, "medieval"];
export const KINDS = ["pawn", "knight", "rook", "pirate", "bishop"];
const KNIGHT = 4; // the pawns of four seats come first, then three religions of each other piece
export const PIRATE = 10;
export const BISHOP = 13;
export const REPRESSIBLE = 10;

const kebab = (/** @type {string} */ id) => id.toLowerCase().replaceAll("_", "-");

/**
 * @typedef {{number: number, id: string, name: string, spelled: string, kind: string, location: string|null,
 *   side: string, prestige: string[], agents: string[], oneShot: any, operations: string[], abilities: string[],
 *   suitors: string[], bishop: number}} Card
 */

export class Names {
  /** @param {any} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    /** @type {number[]} */
    this.queens = catalogue.cards.flatMap((/** @type {any} */ card, /** @type {number} */ number) => (card.kind === "queen" ? [number] : []));
    this.ruler = catalogue.cards.length;
    /** The circles of each empire, in the order in which the engine numbers them. @type {{city: any, number: number, extra: boolean, place: number}[][]} */
    this.circles = [];
    let number = 0;
    for (const empire of catalogue.empires) {
      const circles = [];
      for (const city of empire.cities) {
        for (let place = 0; place < city.circles + (city.condottiere ? 1 : 0); place++) {
          circles.push({ city, number: number++, extra: place >= city.circles, place: city.circles > 1 ? place + 1 : 0 });
        }
      }
      this.circles.push(circles);
    }
  }

  /** @param {string} id */
  empire = (id) => t(`pax-empire-${kebab(id)}`);
  /** @param {string} id */
  city = (id) => t(`pax-city-${kebab(id)}`);
  /** @param {string} id */
  border = (id) => t(`pax-border-${kebab(id)}`);
  /** @param {number} row */
  half = (row) => t(row === WEST ? "pax-region-west" : "pax-region-east");
  /** @param {number} bank */
  bank = (bank) => (bank === NONE ? "" : t(`pax-bank-${this.catalogue.banks[bank].id}`));
  /** @param {string} place an empire or a region */
  location = (place) => find(`pax-empire-${kebab(place)}`) ?? t(`pax-region-${kebab(place)}`);
  /** @param {string} kind */
  prestige = (kind) => t(`pax-prestige-${kind}`);
  /** @param {string} id */
  ability = (id) => t(`pax-ability-${kebab(id)}`);

  /** An operation with what it is limited to. @param {string} operation */
  operation = (operation) => {
    const [kind, ...limits] = operation.split(" ");
    const said = limits.map((limit) => find(`pax-religion-${limit}`) ?? find(`pax-region-${limit}`) ?? find(`pax-piece-${limit}`) ?? limit);
    return said.length ? `${t(`pax-op-${kind}`)}: ${said.join(", ")}` : t(`pax-op-${kind}`);
  };

  /** A one-shot with what it names. @param {any} oneShot */
  oneShot = (oneShot) => {
    const name = t(`pax-one-shot-${kebab(oneShot.kind)}`);
    const rest = [...(oneShot.religions ?? []).map((/** @type {string} */ religion) => t(`pax-religion-${religion}`)),
      ...(oneShot.emporium ? [this.city(oneShot.emporium)] : [])];
    return rest.length ? `${name}: ${rest.join(", ")}` : name;
  };

  /** What a piece is and whose. @param {number} piece @returns {{kind: string, religion: string, seat: number, name: string}} */
  piece = (piece) => {
    if (piece < KNIGHT) return { kind: "pawn", religion: "", seat: piece, name: t("pax-pawn-of", { seat: piece }) };
    const kind = KINDS[1 + Math.floor((piece - KNIGHT) / 3)];
    const religion = RELIGIONS[(piece - KNIGHT) % 3];
    return { kind, religion, seat: NONE, name: t(`pax-piece-${religion}-${kind}`) };
  };

  /** A card as it lies: of a ruler the side that is up. @param {number} number @param {any} position @returns {Card} */
  card = (number, position) => {
    const bishop = position.bishop?.[number] ?? NONE;
    if (number < this.ruler) {
      const card = this.catalogue.cards[number];
      const husband = card.kind === "queen" ? position.husband[this.queens.indexOf(number)] : NONE;
      const location = husband >= 0 ? this.catalogue.empires[husband].id : card.location;
      return { number, id: card.id, name: t(`pax-card-${kebab(card.id)}`), spelled: card.move_name, kind: card.kind, location,
        side: card.kind, prestige: card.prestige, agents: card.agents, oneShot: card.one_shot, operations: card.operations,
        abilities: card.abilities, suitors: card.suitors, bishop };
    }
    const empire = this.catalogue.empires[number - this.ruler];
    const side = position.republic[number - this.ruler] ? "republic" : "king";
    return { number, id: empire.id, name: t(`pax-ruler-${kebab(empire.id)}-${side}`), spelled: `ruler-${kebab(empire.id)}`, kind: "ruler",
      location: empire.id, side, prestige: empire[side].prestige, agents: [], oneShot: null, operations: empire[side].operations,
      abilities: [], suitors: [], bishop };
  };

  /** The queens at the side of a king. @param {number} empire @param {any} position @returns {number[]} */
  queensOf = (empire, position) => this.queens.filter((_, place) => position.husband[place] === empire);

  /** @param {string} text */
  raised = (text) => raised(text);
}
