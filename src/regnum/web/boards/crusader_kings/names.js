/** Numbers of the position as names and facts of the catalogue. */

import { find, raised, t } from "../../words.js";

/** Nobody, no card, nothing: the catalogue tells it when the board is loaded. @type {number} */
export let NONE;
export const ACHIEVEMENTS = ["crusader", "builder", "inventor", "king_of_jerusalem"];
/** @type {import("./types.js").Counter[]} */
export const COUNTERS = ["harvest", "crop_failure", "plague", "unrest"];

/** @param {string} id */
export const kebab = (id) => id.replaceAll("_", "-");

/** @typedef {import("./types.js").Card} Card @typedef {import("./types.js").Catalogue} Catalogue @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").Pack} Pack @typedef {import("./types.js").Token} Token @typedef {import("./types.js").Member} Member */

export class Names {
  /** @param {Catalogue} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    NONE = catalogue.numbers.none;
    this.traits = catalogue.traits.length;
  }

  /** @param {number} region */
  region = (region) => t(`ck-region-${kebab(this.catalogue.regions[region].id)}`);
  /** @param {number} character */
  character = (character) => (character === NONE ? "" : t(`ck-character-${kebab(this.catalogue.characters[character])}`));
  /** @param {number} development */
  development = (development) => t(`ck-development-${kebab(this.developmentId(development))}`);
  /** @param {number} development @returns {string} */
  developmentId = (development) => this.catalogue.packs[0].developments[development].id;
  /** @param {number} culture */
  cultureId = (culture) => this.catalogue.cultures[culture];
  /** @param {string} culture */
  culture = (culture) => t(`ck-culture-${culture}`);
  /** @param {number} dynasty */
  dynasty = (dynasty) => (dynasty === NONE ? "" : t(`ck-dynasty-${kebab(this.catalogue.dynasties[dynasty].id)}`));
  /** @param {number} position from 0 */
  position = (position) => t(`ck-track-${position + 1}`);

  /** A word that some languages say of women in another form. @param {string} id @param {boolean} woman */
  gendered = (id, woman) => (woman ? find(`${id}.feminine`) : null) ?? t(id);

  /** What a token shows, in a bag or on the card of a woman. @param {number} token @param {boolean} [woman] @returns {Token} */
  token = (token, woman = false) => {
    const trait = this.catalogue.traits[token % this.traits];
    return { ...trait, name: this.gendered(`ck-trait-${trait.id}`, woman), kind: this.catalogue.token_kinds[Math.floor(token / this.traits)] };
  };

  /** A seat by its dynasty. @param {number} seat @param {Position} position */
  seat = (seat, position) => this.dynasty(position.dynasty[seat]);

  /** The culture of a seat, as the class of its colour. @param {number} seat @param {Position} position */
  colour = (seat, position) => (seat === NONE || seat === undefined ? "nobody" : `culture-${this.cultureId(position.culture[seat])}`);

  /** An action card with its event. @param {number} card @returns {Card} */
  card = (card) => {
    const pack = /** @type {Pack} */ (this.catalogue.packs.findLast(({ first_card: first }) => first <= card));
    const number = card - pack.first_card;
    const event = pack.events[pack.event_of[number]];
    const { decks } = this.catalogue;
    const deck = decks[Math.floor(number / (pack.event_of.length / decks.length))];
    const said = (/** @type {string} */ kind) => this.packWords(pack, `${kind}-${event.id}`) ?? find(`ck-${kind}-${kebab(event.id)}`) ?? "";
    return { id: event.id, title: said("card"), flavour: said("card-flavour"), text: said("card-text"), condition: find(`ck-card-condition-${kebab(event.id)}`) ?? "", deck };
  };

  /** A text that a data pack brings along, in the reader's language. @param {Pack} pack @param {string} name @returns {string|undefined} */
  packWords = (pack, name) => {
    const texts = pack.words[name];
    return texts?.[document.documentElement.lang] ?? texts?.en;
  };

  /** What a development does. @param {number} development @param {Position} position */
  developmentText = (development, position) => {
    const id = this.developmentId(development);
    return this.packWords(this.catalogue.packs[position.pack], `development-text-${id}`) ?? t(`ck-development-text-${kebab(id)}`);
  };

  /** What a position of the track brings. @param {number} number @param {Position} position */
  bonus = (number, position) => this.packWords(this.catalogue.packs[position.pack], `track-bonus-${number + 1}`) ?? t(`ck-track-bonus-${number + 1}`);

  /** Whether a character is a woman. @param {number} character @param {Position} position */
  isWoman = (character, position) => this.catalogue.packs[position.pack].women.includes(character);

  /** The tokens on the card of a character. @param {number} character @param {Position} position @returns {Token[]} */
  tokensOf = (character, position) => position.traits[character].map((token) => this.token(token, this.isWoman(character, position)));

  /** The phase of the round; until everybody has drawn cards, no round has begun. @param {Position} position */
  phase = (position) => {
    const { phases, era_start: start, numbers, decks } = this.catalogue;
    const empty = position.out.some((out, seat) => !out && !position.holding.slice(seat * decks.length, (seat + 1) * decks.length).some(Boolean));
    return empty && position.phase === numbers.dynasty_phase ? start : phases[position.phase];
  };

  /** How many seats there are. @param {Position} position */
  seats = (position) => position.gold.length;

  /** The family of a seat: roles with characters and spouses. @param {number} seat @param {Position} position @returns {Member[]} */
  family = (seat, position) => {
    /** @type {[string, number][]} */
    const line = [["ruler", position.ruler[seat]],
      ...position.children[seat].map((each, place) => /** @type {[string, number]} */ ([`child-${place + 1}`, each])),
      ...position.siblings[seat].map((each, place) => /** @type {[string, number]} */ ([`sibling-${place + 1}`, each]))];
    return line.filter(([, character]) => character !== NONE).map(([role, character]) => ({ role, character, spouse: position.spouse[character] }));
  };

  /** The number that moves give to a place on the family board. @param {string} role */
  kin = (role) => this.catalogue.move_names.kin.indexOf(role);
  /** The same where spouses are meant as well. @param {string} role @param {boolean} isSpouse */
  person = (role, isSpouse) => this.kin(role) + (isSpouse ? this.catalogue.numbers.roles : 0);

  /** The places of the children and siblings of a ruler. @param {number} seat @param {Position} position @returns {number[]} */
  relatives = (seat, position) => this.family(seat, position).slice(1).map(({ role }) => this.kin(role));

  /** Where on whose family board a character stands. @param {number} character @param {Position} position */
  placeOf = (character, position) => {
    for (let seat = 0; seat < this.seats(position); seat += 1) {
      for (const member of this.family(seat, position)) {
        const isSpouse = member.spouse === character;
        if (isSpouse || member.character === character) return { seat, role: member.role, isSpouse };
      }
    }
    return null;
  };

  /** What an argument of a move is called. @param {string} kind @param {number} number @param {Position} position @returns {string} */
  argument = (kind, number, position) => {
    const { move_names: written, numbers } = this.catalogue;
    switch (kind) {
      case "region": return this.region(number);
      case "seat": return this.seat(number, position);
      case "kin": return t(`ck-role-${written.kin[number]}`);
      case "person": return number < numbers.roles ? this.argument("kin", number, position) : t("ck-spouse-of", { role: this.argument("kin", number - numbers.roles, position) });
      case "culture": return this.culture(this.cultureId(number));
      case "development": return this.development(number);
      case "card": return t("ck-card-name", { deck: t(`ck-deck-${this.card(number).deck}`), title: this.card(number).title });
      case "position": return this.position(number);
      case "token": return this.token(number).name;
      default: return written[kind][number];
    }
  };

  /** A move that somebody might make, in words. @param {import("../../types.js").Meant} move @param {Position} position */
  move = ({ verb, parts }, position) => raised(t(`ck-move-${verb}`, Object.fromEntries(parts.map(([label, kind, number]) => [label, this.argument(kind, number, position)]))));

  /** The regions of a seat. @param {number} seat @param {Position} position @returns {number[]} */
  regionsOf = (seat, position) => position.owner.flatMap((owner, region) => (owner === seat ? [region] : []));

  /** What stands and lies in a region, in words. @param {number} region @param {Position} position @returns {string[]} */
  inside = (region, position) => {
    const { owner, lord, army, castle, duke, allies, in_play: inPlay } = position;
    if (!inPlay[region]) return [t("ck-board-not-in-play")];
    const seats = Array.from({ length: this.seats(position) }, (_, seat) => seat);
    const friends = seats.filter((seat) => (allies[region] >> seat) & 1).map((seat) => this.seat(seat, position));
    const traits = lord[region] === NONE ? [] : this.tokensOf(lord[region], position).map(({ name }) => name);
    return [
      owner[region] !== NONE ? this.seat(owner[region], position) : lord[region] === NONE ? t("ck-board-no-lord")
        : t("ck-board-lord", { name: traits.length ? t("ck-named-trait", { name: this.character(lord[region]), traits: traits.join(", ") }) : this.character(lord[region]) }),
      friends.length ? t("ck-board-allies", { list: friends.join(", ") }) : "",
      army[region] ? t("ck-board-army") : "", castle[region] ? t("ck-board-castle") : "",
      duke[region] !== NONE ? t("ck-board-duke", { name: this.character(duke[region]) }) : "",
      ...COUNTERS.map((kind) => (position[kind][region] ? t("ck-board-count", { name: t(`ck-counter-${kebab(kind)}`), count: position[kind][region] }) : "")),
      position.plague_ending[region] ? t("ck-board-plague-ending") : "",
    ].filter(Boolean);
  };
}
