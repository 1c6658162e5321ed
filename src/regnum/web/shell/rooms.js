/** The rooms in which the reader talks in private: those in which something was said, and those that he has opened. */

import { seatName } from "./seats.js";

/** @typedef {import("../types.js").View} View @typedef {import("../types.js").Room} Room */

/** What the reader has read of a room is remembered for each hand at this screen. @param {View} view @param {string} room */
export const seenKey = (view, room) => `${view.you}/${room}`;

/** Who else is in a room. @param {View} view @param {number[]} audience */
export const roomName = (view, audience) => view.seats.filter((seat) => audience.includes(seat.seat) && seat.seat !== view.you).map(seatName).join(", ");

/** All rooms of the reader. @param {View} view @param {import("../types.js").Talk} talk @returns {Room[]} */
export function rooms(view, talk) {
  const known = view.rooms ?? [];
  const opened = talk.opened.filter((audience) => audience.includes(view.you) && !known.some((room) => room.room === audience.join(".")));
  return [...known, ...opened.map((audience) => ({ room: audience.join("."), audience, last: 0, lines: [] }))];
}
