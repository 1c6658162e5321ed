/** Programs that think for longer than a moment. */

import { here, set, state } from "../store.js";

/** @typedef {import("../types.js").View} View */

const LONG = 500; // milliseconds after which one wants to know
/** @type {ReturnType<typeof setTimeout>|undefined} */
let waiting;

/** Whether only programs are waited for; who thinks in a window is nobody's business. @param {View} view */
const areAsked = (view) => !view.outcome && !view.window && view.waiting.length > 0
  && view.waiting.every((asked) => view.seats.some(({ seat, kind, state }) => seat === asked && (kind === "program" || state !== "playing")));

/** Begin to wait: programs that are asked now are named if it takes long. @param {View} view */
export function beginToWait(view) {
  clearTimeout(waiting);
  here().long = false;
  if (!areAsked(view)) return;
  waiting = setTimeout(() => {
    if (state.game?.view.decision?.id !== view.decision?.id) return;
    here().long = true;
    set();
  }, LONG);
}
