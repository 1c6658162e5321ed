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
      requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector(".option.hinted")?.scrollIntoView({ block: "nearest" })));
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

/** What the hint points at. @param {import("../types.js").Game} game @returns {Set<string>|null} */
export function hintedTargets(game) {
  const found = game.hint && game.view.options.find((option) => option.move === game.hint?.move);
  return found ? targetsOf([found]) : null;
}
