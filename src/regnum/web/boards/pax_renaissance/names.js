/** Numbers of the position as names and facts of the catalogue. */

import { find, raised, t } from "../../words.js";
import { COLUMNS, EAST, FAIR, HALVES, NONE, OLD_MAID, REPRESSIBLE, RULER, WEST, learn } from "./numbers.js";

/** @typedef {import("./types.js").Card} Card @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").Circle} Circle */
/** @typedef {import("./types.js").Meant} Meant @typedef {import("./types.js").OneShot} OneShot @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Route} Route */

const kebab = (/** @type {string} */ id) => id.toLowerCase().replaceAll("_", "-");

export class Names {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    learn(catalogue.numbers);
    this.catalogue = catalogue;
    /** The bank at each seat of the table that is shown. @type {number[]} */
    this.seated = [];
    this.queens = catalogue.cards.flatMap((card, number) => (card.kind === "queen" ? [number] : []));
    /** The circles of each empire. @type {Circle[][]} */
    this.circles = catalogue.empires.map(({ cities }) => cities.flatMap((city) => city.numbers.map((number, place) => (
      { city, number, extra: place >= city.circles, place: city.circles > 1 || place ? place + 1 : 0 }))));
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
  /** @param {number} religion */
  religion = (religion) => t(`pax-religion-${this.catalogue.religions[religion]}`);
  /** @param {number} victory */
  victory = (victory) => raised(t(`pax-victory-${kebab(this.catalogue.endings[victory])}`));

  /** An operation with what it is limited to. @param {string} operation */
  operation = (operation) => {
    const [kind, ...limits] = operation.split(" ");
    const said = limits.map((limit) => find(`pax-religion-${limit}`) ?? find(`pax-region-${limit}`) ?? find(`pax-piece-${limit}`) ?? limit);
    return said.length ? `${t(`pax-op-${kind}`)}: ${said.join(", ")}` : t(`pax-op-${kind}`);
  };

  /** A one-shot with what it names. @param {OneShot} oneShot */
  oneShot = (oneShot) => {
    const name = t(`pax-one-shot-${kebab(oneShot.kind)}`);
    const rest = [...(oneShot.religions ?? []).map((religion) => t(`pax-religion-${religion}`)), ...(oneShot.emporium ? [this.city(oneShot.emporium)] : [])];
    return rest.length ? `${name}: ${rest.join(", ")}` : name;
  };

  /** What a piece is and whose. @param {number} piece @returns {{kind: string, religion: string, seat: number, name: string}} */
  piece = (piece) => {
    const { kind, religion, seat } = this.catalogue.piece_numbers[piece];
    const name = seat === null ? t(`pax-piece-${religion}-${kind}`) : t("pax-pawn-of", { seat: this.bank(this.seated[seat] ?? NONE) || seat });
    return { kind, religion: religion ?? "", seat: seat ?? NONE, name };
  };

  /** The regime of an empire. @param {number} empire @param {Position} position */
  regime = (empire, position) => this.catalogue.regimes[position.regime[empire]];

  /** The empire of a ruler card, below 0 for all other cards. @param {number} card */
  ruled = (card) => card - RULER;
  /** The ruler card of an empire. @param {number} empire */
  rulerOf = (empire) => RULER + empire;

  /** A card as it lies: of a ruler the side that is up. @param {number} number @param {Position} position @returns {Card} */
  card = (number, position) => {
    const bishop = position.bishop?.[number] ?? NONE;
    const ruled = this.ruled(number);
    if (ruled < 0) {
      const card = this.catalogue.cards[number];
      const husband = card.kind === "queen" ? position.husband[this.queens.indexOf(number)] : NONE;
      const location = husband >= 0 ? this.catalogue.empires[husband].id : card.location;
      return { number, id: card.id, name: t(`pax-card-${kebab(card.id)}`), kind: card.kind, location, side: card.kind, prestige: card.prestige,
        agents: card.agents, oneShot: card.one_shot, operations: card.operations, abilities: card.abilities, suitors: card.suitors, bishop };
    }
    const empire = this.catalogue.empires[ruled];
    const side = position.republic[ruled] ? "republic" : "king";
    return { number, id: empire.id, name: t(`pax-ruler-${kebab(empire.id)}-${side}`), kind: "ruler", location: empire.id, side,
      prestige: empire[side].prestige, agents: [], oneShot: null, operations: empire[side].operations, abilities: [], suitors: [], bishop };
  };

  /** The queens at the side of a king. @param {number} empire @param {Position} position @returns {number[]} */
  queensOf = (empire, position) => this.queens.filter((_, place) => position.husband[place] === empire);

  /** The empires under a suzerain. @param {number} empire @param {Position} position @returns {number[]} */
  vassalsOf = (empire, position) => position.suzerain.flatMap((lord, vassal) => (lord === empire ? [vassal] : []));

  /** @param {number} seat @param {Position} position @returns {number[]} */
  oldMaids = (seat, position) => this.queens.filter((queen) => position.place[queen] === OLD_MAID && position.owner[queen] === seat);

  /** Pieces repressed on a ruler, each with its count. @param {number} empire @param {Position} position @returns {[number, number][]} */
  repressed = (empire, position) => Array.from({ length: REPRESSIBLE }, (_, piece) => /** @type {[number, number]} */ ([piece, position.repressed[empire * REPRESSIBLE + piece]])).filter(([, count]) => count);

  /** @param {string} id @returns {number} */
  empireNumber = (id) => this.catalogue.empires.findIndex((empire) => empire.id === id);

  /** @param {string} id */
  empireById = (id) => this.catalogue.empires[this.empireNumber(id)];

  /** A seat by its bank, and whether nobody sits there. @param {number} seat @param {Position} position */
  seat = (seat, position) => {
    const bank = this.bank(position.bank[seat]);
    return seat === position.automaton ? t("pax-automated-bank", { bank }) : bank;
  };

  /** @param {number} seat @param {number} you @param {Position} position @returns {number} */
  handSize = (seat, you, position) => (seat === you ? position.hand[seat].length : position.hand[seat][0] ?? 0);

  /** The cards of a hand that a reader knows: one's own, or what everybody saw since a card last left it face down. @param {number} seat @param {number} you @param {Position} position @returns {number[]} */
  seenHand = (seat, you, position) => {
    const taken = position.taken[seat];
    return seat === you ? position.hand[seat] : taken.slice(taken.findLastIndex((entry) => entry < 0) + 1);
  };

  /** A circle by its number, with its empire. @param {number} number @returns {{empire: number, circle: Circle}} */
  circleAt = (number) => {
    const found = this.circles.flatMap((circles, empire) => circles.map((circle) => ({ empire, circle })));
    return /** @type {{empire: number, circle: Circle}} */ (found.find(({ circle }) => circle.number === number));
  };

  /** @param {Circle} circle */
  circle = (circle) => (circle.place ? t("pax-circle", { city: this.city(circle.city.id), number: circle.place }) : this.city(circle.city.id));

  /** The row and the column of a space of the market. @param {number} space */
  spaceAt = (space) => ({ row: Math.floor(space / COLUMNS), column: space % COLUMNS });
  /** The space of a trade fair. @param {number} row */
  fairSpace = (row) => row * COLUMNS + FAIR;
  /** The seat and the half of a row of cards. @param {number} row */
  halfAt = (row) => ({ seat: Math.floor(row / HALVES), half: row % HALVES });
  /** The row of cards of a seat's half. @param {number} seat @param {number} half */
  rowOf = (seat, half) => seat * HALVES + half;

  /** What an empty city offers. @param {Circle} circle @param {string} regime */
  levy = (circle, regime) => {
    const printed = circle.city.levies[regime]?.[0];
    return printed ? t("pax-web-levy", { piece: t(`pax-piece-${printed.replace(" ", "-")}`) }) : t("pax-web-empty");
  };

  /** Whether an emporium is in a circle, and whether it is open or has a disk on it. @param {Circle} circle @param {Position} position */
  emporium = (circle, position) => {
    const route = this.catalogue.routes.findIndex((each) => each.id === circle.city.id);
    const open = route >= 0 && (position.open_route[EAST] === route || position.open_route[WEST] === route);
    return { route, open, disk: route >= 0 && !open };
  };

  /** The empires along a route. @param {Route} route */
  routeWords = (route) => route.empires.map(this.empire).join(" → ");

  /** What an argument of a move is called. @param {string} kind @param {number} number @param {Position} position @param {number} [card] the card that the move names */
  argument = (kind, number, position, card = NONE) => {
    const { empires, borders, endings, regimes, religion_pairs: pairs } = this.catalogue;
    switch (kind) {
      case "card": return this.card(number, position).name;
      case "half": return this.half(number);
      case "victory": return t(`pax-victory-${endings[number]}`);
      case "empire": return this.empire(empires[number].id);
      case "border": return this.border(borders[number].id);
      case "city": return this.circle(this.circleAt(number).circle);
      case "piece": return this.piece(number).name;
      case "regime": return t(`pax-regime-${regimes[number]}`);
      case "space": return t("pax-space", { row: this.half(this.spaceAt(number).row), column: this.spaceAt(number).column });
      case "religions": return t("pax-pair", { one: this.religion(pairs[number][0]), other: this.religion(pairs[number][1]) });
      case "operation": return this.operation(this.card(card, position).operations[number] ?? "");
      default: return String(number);
    }
  };

  /** A move that somebody might make, in words. @param {Meant} move @param {Position} position */
  move = ({ verb, parts }, position) => {
    const card = parts.find(([, kind]) => kind === "card")?.[2];
    return raised(t(`pax-move-${verb}`, Object.fromEntries(parts.map(([label, kind, number]) => [label, this.argument(kind, number, position, card)]))));
  };

  /** The heading under which options with a verb are listed. @param {string} verb */
  group = (verb) => this.catalogue.moves[verb]?.group ?? "other";
}
