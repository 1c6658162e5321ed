/** The lines of the log that the page has: the server sends what is new, and what was before when somebody wants to read it. */

import * as api from "../api.js";
import { announce, here, preferences, set, state } from "../store.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").View} View @typedef {import("../types.js").Game} Game @typedef {import("../types.js").Logbook} Logbook */

export const PAGE = 60; // lines that are shown at once
const MOST = 600; // lines that are kept while nobody reads back

/** @returns {Logbook} */
export const newLogbook = () => ({ lines: [], from: 0, known: -1, more: false, shown: PAGE, loading: false, returning: false });

/** Take over the log of a view: it tells all from an entry on, in place of what was told of that before. @param {Game} game @param {View} view */
export function takeLog(game, view) {
  const { log } = game;
  const from = view.log_from ?? 0;
  const follows = log.known >= 0 && from <= log.known + 1;
  const kept = follows ? log.lines.filter((line) => line.seq < from) : [];
  log.lines = [...kept, ...view.log];
  if (!follows || from < log.from) Object.assign(log, { from, more: view.log_more ?? false });
  log.known = view.seq;
  api.knowLog(view.seq);
  if (log.shown <= PAGE) shorten(log);
}

/** Nobody reads what was long ago: it can be asked for again. @param {Logbook} log */
function shorten(log) {
  if (log.lines.length <= MOST) return;
  const cut = log.lines[log.lines.length - MOST / 2].seq;
  const rest = log.lines.filter((line) => line.seq > cut);
  if (rest.length) Object.assign(log, { lines: rest, from: cut + 1, more: true });
}

/** The log is to be told anew: to another seat, or in another language. @param {Game} game */
export function forgetLog(game) {
  game.log = newLogbook();
  api.knowLog(-1);
}

/** What happened after an entry. @param {Game} game @param {number} seq */
export const linesAfter = (game, seq) => game.log.lines.filter((line) => line.seq > seq);

/** The last line that everybody here may read, up to an entry. @param {Game} game @param {number} [seq] */
export const lastOpen = (game, seq = Infinity) => game.log.lines.findLast((line) => line.seq <= seq && line.kind !== "note" && !line.secret);

/** Whether there is something before what is shown. @param {Logbook} log */
export const hasEarlier = (log) => log.more || log.shown < log.lines.length;

/** Show more of what was before. */
export async function showEarlier() {
  const game = here();
  const { log } = game;
  const before = Math.min(log.shown, log.lines.length);
  log.shown = before + PAGE;
  while (log.more && log.lines.length < log.shown && !log.loading) {
    log.loading = true;
    set();
    try {
      const part = await api.earlier(game.id, preferences.language, game.seat, log.from);
      if (state.game !== game || game.log !== log) return;
      Object.assign(log, { lines: [...part.log, ...log.lines], from: part.log_from, more: part.log_more });
    } catch {
      set({ problem: { id: "web-problem-server" } });
      break;
    } finally {
      log.loading = false;
    }
  }
  announce(t("web-log-more-shown", { count: Math.min(log.shown, log.lines.length) - before }));
  set();
}
