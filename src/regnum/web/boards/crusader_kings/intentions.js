/** What somebody may want to do with a thing, by how it stands; the catalogue says with which verbs, the server why it can or cannot be done. */

import { moves, spelled } from "../../shell/wishes.js";
import { NONE } from "./names.js";

/** @typedef {import("../../types.js").Wish} Wish @typedef {import("./types.js").Known} Known */

/** @param {string} thing @param {Known} board @returns {{move: string, text: string}[]} */
export function intentions(thing, board) {
  const [kind, text] = thing.split(":");
  const { names, catalogue, position, you } = board;
  if (you < 0 || position.out[you]) return [];
  const found = (WISHES[kind]?.(Number(text), board) ?? []).flatMap((wish) => moves(wish, catalogue));
  return found.map((move) => ({ move: spelled(move, catalogue), text: names.move(move, position) }));
}

/** @type {Record<string, (number: number, board: Known) => Wish[]>} */
const WISHES = {
  region: regionWishes,
  character: characterWishes,
  development: (number, { position }) => (position.row.includes(number) ? [{ wish: "open_development", given: { development: [number] } }] : []),
  card: (number, { position: { hand }, you }) => (hand[you].includes(number)
    ? [{ wish: "card_in_hand", given: { first: [number], second: hand[you].filter((each) => each !== number) } }] : []),
  position: (number, { position: { shield }, you }) => [{ wish: "step_of_track", given: { position: [number] } },
    ...(shield[number] === you ? [{ wish: "own_shield", given: { position: [number] } }] : [])],
  token: (number, { position, you }) => (position.bag[you].includes(number) ? [{ wish: "own_token", given: { token: [number] } }] : []),
  seat: (number, { you }) => (number === you ? [] : [{ wish: "rival", given: { seat: [number] } }]),
};

/** A region is built up, manned and granted by its owner, and attacked or undermined by others. @param {number} number @param {Known} board @returns {Wish[]} */
function regionWishes(number, board) {
  const { names, position, you } = board;
  const owner = position.owner[number];
  if (!position.in_play[number]) return [];
  const given = { region: [number], seat: [owner], origin: neighbours(number, board) };
  const kin = names.relatives(you, position);
  if (owner === you) {
    return [{ wish: "own_region", given }, ...(position.army[number] ? [{ wish: "own_army", given }] : []),
      position.duke[number] === NONE ? { wish: "region_without_duke", given: { ...given, kin } } : { wish: "own_duchy", given }];
  }
  if (owner !== NONE) return [{ wish: "region_of_rival", given }];
  return [{ wish: "region_of_nobody", given }, ...(position.lord[number] === NONE ? [] : [{ wish: "lord", given: { ...given, kin: unmarried(board) } }])];
}

/** The own regions beside a region; where there is none, one from which an army might come. @param {number} number @param {Known} board @returns {number[]} */
function neighbours(number, { names, catalogue, position, you }) {
  const own = names.regionsOf(you, position);
  const { borders, routes } = catalogue.regions[number];
  const near = own.filter((region) => [...borders, ...routes].includes(catalogue.regions[region].id));
  return near.length ? near : [own.find((region) => position.army[region]) ?? own[0]].filter((region) => region !== undefined);
}

/** The places on the own family board of those who have no spouse. @param {Known} board @returns {number[]} */
const unmarried = ({ names, position, you }) => names.family(you, position).filter(({ spouse }) => spouse === NONE).map(({ role }) => names.kin(role));

/** Relatives are married, granted duchies and sent on crusades, those of others married and murdered. @param {number} number @param {Known} board @returns {Wish[]} */
function characterWishes(number, board) {
  const { names, position, you } = board;
  const region = position.lord.indexOf(number);
  if (region >= 0) return [{ wish: "lord", given: { region: [region], kin: unmarried(board) } }];
  const found = names.placeOf(number, position);
  if (!found) return [];
  const { seat, role, isSpouse } = found;
  const kin = names.kin(role);
  const given = { seat: [seat], person: [names.person(role, isSpouse)], kin: [kin] };
  if (seat !== you) {
    return [{ wish: "one_of_rival", given }, ...(isSpouse ? [] : [{ wish: "relative_of_rival", given: { ...given, kin: unmarried(board), other: [kin] } }])];
  }
  const married = position.spouse[number] !== NONE;
  const fiefs = names.regionsOf(you, position).filter((each) => position.duke[each] === NONE);
  return [{ wish: "one_of_us", given }, ...(married ? [{ wish: "spouse", given }] : []),
    ...(isSpouse ? [] : [{ wish: "relative", given: { ...given, region: fiefs, culture: [position.culture[you]] } }])];
}
