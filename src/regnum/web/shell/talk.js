/** What is said at the table: kept, counted while nobody reads it, and said aloud. The panel is the conversation. */

import * as api from "../api.js";
import { announce, here, set, state } from "../store.js";
import { seenKey } from "./rooms.js";
import { seatName } from "./seats.js";

/** @typedef {import("../types.js").Saying} Saying */

/** @returns {import("../types.js").Talk} */
export const newTalk = () => ({ entries: [], last: 0, unread: 0, draft: "", room: "", opened: [], seen: new Map(), choosing: null });

/** Read what was said before. @param {import("../types.js").Game} game */
export async function openTalk(game) {
  add(game, await api.talk(game.id, 0).catch(() => []));
  set();
}

/** Take in new sayings, each once. @param {import("../types.js").Game} game @param {Saying[]} entries */
function add(game, entries) {
  const { talk } = game;
  const fresh = entries.filter((each) => each.id > talk.last);
  if (!fresh.length) return fresh;
  talk.entries.push(...fresh);
  talk.last = Math.max(talk.last, ...fresh.map((each) => each.id));
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const list = document.querySelector(".sayings");
    if (list) list.scrollTop = list.scrollHeight;
  }));
  return fresh;
}

/** Hear news; while the talk is folded away they are counted and said aloud. @param {import("../types.js").Game} game @param {Saying[]} entries */
export function hear(game, entries) {
  if (state.game !== game) return;
  const fresh = add(game, entries).filter((each) => each.seat !== game.seat);
  if (fresh.length && game.panel !== "talk") {
    game.talk.unread += fresh.length;
    announce(fresh.map((each) => `${speaker(each)}: ${each.text}`).join(" "));
  }
  set();
}

/** Who said something. @param {Saying} saying */
export const speaker = (saying) => {
  const seat = here().view.seats.find((each) => each.seat === saying.seat);
  return seat ? seatName(seat) : saying.name;
};

/** How much the reader has not read, at the table and in his rooms. @param {import("../types.js").Game} game */
export function unread(game) {
  const { talk, view } = game;
  const inRooms = (view.rooms ?? []).map((room) => room.lines.filter((line) => line.id > (talk.seen.get(seenKey(view, room.room)) ?? 0) && line.seat !== view.you).length);
  return inRooms.reduce((sum, count) => sum + count, talk.unread);
}
