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
export const IN_MARKET = 1; // places of cards, as the position numbers them
export const TAKEN = 2;
export const IN_TABLEAU = 4;
const OLD_MAID = 5;

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
          circles.push({ city, number: number++, extra: place >= city.circles, place: city.circles > 1 || place ? place + 1 : 0 });
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

  /** What a piece is and whose. @param {number} piece @returns {{kind: string, religion: string, seat: number, name: string, spelled: string}} */
  piece = (piece) => {
    if (piece < KNIGHT) return { kind: "pawn", religion: "", seat: piece, name: t("pax-pawn-of", { seat: piece }), spelled: `pawn-${piece}` };
    const kind = KINDS[1 + Math.floor((piece - KNIGHT) / 3)];
    const religion = RELIGIONS[(piece - KNIGHT) % 3];
    return { kind, religion, seat: NONE, name: t(`pax-piece-${religion}-${kind}`), spelled: `${religion}-${kind}` };
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

  /** The empires under a suzerain. @param {number} empire @param {any} position @returns {number[]} */
  vassalsOf = (empire, position) => position.suzerain.flatMap((/** @type {number} */ lord, /** @type {number} */ vassal) => (lord === empire ? [vassal] : []));

  /** @param {number} seat @param {any} position @returns {number[]} */
  oldMaids = (seat, position) => this.queens.filter((queen) => position.place[queen] === OLD_MAID && position.owner[queen] === seat);

  /** Pieces repressed on a ruler, each with its count. @param {number} empire @param {any} position @returns {[number, number][]} */
  repressed = (empire, position) => Array.from({ length: REPRESSIBLE }, (_, piece) => /** @type {[number, number]} */ ([piece, position.repressed[empire * REPRESSIBLE + piece]])).filter(([, count]) => count);

  /** @param {string} id */
  empireById = (id) => this.catalogue.empires.find((/** @type {any} */ empire) => empire.id === id);

  /** A seat by its bank, and whether nobody sits there. @param {number} seat @param {any} position */
  seat = (seat, position) => {
    const bank = this.bank(position.bank[seat]);
    return seat === position.automaton ? t("pax-automated-bank", { bank }) : bank;
  };

  /** @param {number} seat @param {number} you @param {any} position @returns {number} */
  handSize = (seat, you, position) => (seat === you ? position.hand[seat].length : position.hand[seat][0] ?? 0);

  /** The cards of a hand that a reader knows: one's own, or what everybody saw since a card last left it face down. @param {number} seat @param {number} you @param {any} position @returns {number[]} */
  seenHand = (seat, you, position) => {
    const taken = position.taken[seat];
    return seat === you ? position.hand[seat] : taken.slice(taken.findLastIndex((/** @type {number} */ entry) => entry < 0) + 1);
  };

  /** A circle by its number, with its empire. @param {number} number */
  circleAt = (number) => {
    const empire = this.circles.findIndex((circles) => circles.some((circle) => circle.number === number));
    return { empire, circle: /** @type {any} */ (this.circles[empire].find((circle) => circle.number === number)) };
  };

  /** @param {any} circle */
  circle = (circle) => (circle.place ? t("pax-circle", { city: this.city(circle.city.id), number: circle.place }) : this.city(circle.city.id));

  /** How a move names a circle. @param {any} circle */
  spelledCircle = (circle) => kebab(circle.city.id) + (circle.place > 1 ? `-${circle.place}` : "");

  /** How a move names a border. @param {string} id */
  spelledBorder = (id) => kebab(id.replace("__", "-"));

  /** What an empty city offers. @param {any} circle @param {string} regime */
  levy = (circle, regime) => {
    const printed = circle.city.levies[regime]?.[0];
    return printed ? t("pax-web-levy", { piece: t(`pax-piece-${printed.replace(" ", "-")}`) }) : t("pax-web-empty");
  };

  /** Whether an emporium is in a circle, and whether it is open or has a disk on it. @param {any} circle @param {any} position */
  emporium = (circle, position) => {
    const route = this.catalogue.routes.findIndex((/** @type {any} */ each) => each.id === circle.city.id);
    const open = route >= 0 && (position.open_route[EAST] === route || position.open_route[WEST] === route);
    return { route, open, disk: route >= 0 && !open };
  };

  /** The empires along a route. @param {any} route */
  routeWords = (route) => route.path.filter((/** @type {string} */ _, /** @type {number} */ place) => place % 2 === 0).map(this.empire).join(" → ");

  /** What an argument of a move is called. @param {string} kind @param {number} number @param {any} position @param {number} [card] the card that the move names */
  argument = (kind, number, position, card = NONE) => {
    const { empires, borders, victories } = this.catalogue;
    switch (kind) {
      case "card": return this.card(number, position).name;
      case "half": return this.half(number);
      case "victory": return t(`pax-victory-${victories[number].id}`);
      case "empire": return this.empire(empires[number].id);
      case "border": return this.border(borders[number].id);
      case "city": return this.circle(this.circleAt(number).circle);
      case "piece": return this.piece(number).name;
      case "regime": return t(`pax-regime-${REGIMES[number]}`);
      case "space": return t("pax-space", { row: this.half(Math.floor(number / COLUMNS)), column: number % COLUMNS });
      case "religions": return t("pax-pair", { one: t(`pax-religion-${RELIGIONS[number === 2 ? 1 : 0]}`), other: t(`pax-religion-${RELIGIONS[number === 0 ? 1 : 2]}`) });
      case "operation": return this.operation(this.card(card, position).operations[number] ?? "");
      default: return String(number);
    }
  };

  /** A move that somebody might make, in words. @param {{verb: string, parts: [string, string, number][]}} move @param {any} position */
  move = ({ verb, parts }, position) => {
    const card = parts.find(([, kind]) => kind === "card")?.[2];
    return raised(t(`pax-move-${verb}`, Object.fromEntries(parts.map(([label, kind, number]) => [label, this.argument(kind, number, position, card)]))));
  };
}
