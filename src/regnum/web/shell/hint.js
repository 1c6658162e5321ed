/** What a program would do: shown and lit, never played by itself. */

import * as api from "../api.js";
import { announce, here, preferences, set, state } from "../store.js";
import { t } from "../words.js";
import { targetsOf } from "./lights.js";

/** Ask for a hint. */
export async function askHint() {
  const game = here();
  const { seq } = game.view;
  Object.assign(game, { thinking: true, hint: null });
  set();
  try {
    const found = await api.hint(game.id, preferences.language, game.seat);
    if (state.game === game && game.view.seq === seq) {
      game.hint = found;
      game.aimed = null;
      announce(hintText(found));
      showSuggested();
    }
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError && problem.status !== 404 ? problem.message : t("web-hint-none") } });
  } finally {
    game.thinking = false;
    set();
  }
}

/** @param {import("../types.js").Hint} hint */
export const hintText = (hint) => t("web-hint-text", { move: hint.text });

/** The move that the guide of a first game suggests; not before its first words are read, nor when it was sent away. @param {import("../types.js").Game} game @returns {string|null} */
export function guided({ view, alone, greeted }) {
  if (!view.guide || alone || (view.guide.welcome.length && !greeted)) return null;
  return view.guide.move;
}

/** The move that is suggested: by a program that was asked, else by the guide. @param {import("../types.js").Game} game @returns {string|null} */
export const suggested = (game) => game.hint?.move ?? guided(game);

/** What the suggested move points at. @param {import("../types.js").Game} game @returns {Set<string>|null} */
export function hintedTargets(game) {
  const move = suggested(game);
  const found = move && game.view.options.find((option) => option.move === move);
  return found ? targetsOf([found]) : null;
}

/** Bring the suggested move into sight within the list; the page itself stays where it is. */
export function showSuggested() {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const option = /** @type {HTMLElement|null} */ (document.querySelector(".option.hinted"));
    const list = /** @type {HTMLElement|null} */ (option?.closest(".option-list"));
    if (!option || !list) return;
    const { top, bottom } = option.getBoundingClientRect();
    const seen = list.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom) list.scrollTop += top - seen.top - (seen.height - (bottom - top)) / 2;
  }));
}
