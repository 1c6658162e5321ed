/** One game at the table: whose eyes the page has, what the server last said, and the moves that are sent. */

import * as api from "../api.js";
import { focusNext, preferences, remember, set, state } from "../store.js";
import { t } from "../words.js";

const ASK_AGAIN = 4000; // milliseconds between questions while the live connection is down
/** @type {() => void} */
let hangUp = () => {};
/** @type {ReturnType<typeof setInterval>|undefined} */
let asking;

/** Open a game. @param {string} id */
export async function enter(id) {
  set({ game: { id, seat: null, view: null, board: null, curtain: null, chosen: null, pointed: null, aimed: null,
    inspected: null, why: null, tab: "board" } });
  const game = state.game;
  try {
    const view = await api.view(id, preferences.language, null);
    await loadBoard(view.title);
    if (state.game !== game) return;
    game.seat = view.you;
    // Where several hands share a screen nobody knows who looks at it now.
    if (view.yours.length > 1 && !view.outcome) lower(view.you);
    take(view);
  } catch (problem) {
    set({ problem: { id: problem instanceof api.ApiError && problem.status === 404 ? "web-problem-no-game" : "web-problem-server" } });
    return;
  }
  listen(game);
}

/** Leave the table. */
export function close() {
  hangUp();
  hangUp = () => {};
  clearInterval(asking);
  state.game = null;
}

/** The board of a title, if it has one; the table in words is there for every title. @param {string} title */
async function loadBoard(title) {
  try {
    const module = await import(`../boards/${title}.js`);
    const board = await module.load(await api.catalogue(title));
    if (state.game) state.game.board = board;
  } catch (problem) {
    console.info("no board for", title, problem);
  }
}

/** Hear of changes; while that fails, ask. @param {any} game */
function listen(game) {
  hangUp();
  clearInterval(asking);
  const where = () => ({ since: game.view?.seq ?? 0, language: preferences.language, seat: game.seat });
  hangUp = api.live(game.id, where, (message) => message.view && take(message.view), (online) => set({ online }));
  asking = setInterval(() => state.online || reread(), ASK_AGAIN);
}

/** Ask for the position anew; in another language or for another seat the news must change as well. @param {boolean} [other] */
export async function reread(other = false) {
  const game = state.game;
  if (!game) return;
  try {
    const view = await api.view(game.id, preferences.language, game.seat);
    if (state.game !== game) return;
    if (other) game.why = null; // it was said in the other language, or to somebody else
    take(view, other);
    if (other) listen(game);
  } catch {
    set({ online: false });
  }
}

/** Let the curtain fall until a seat has come to the screen. @param {number} seat */
function lower(seat) {
  if (state.game.curtain === seat) return;
  state.game.curtain = seat;
  focusNext(".raise");
}

/**
 * Take over what the server says, and lower the curtain if it is another hand's turn on this screen.
 * @param {any} view @param {boolean} [anyway] also if it is not newer
 */
export function take(view, anyway = false) {
  const game = state.game;
  // A late answer must neither turn the game back nor show another hand than the one whose turn it is to look.
  if (!game || view.you !== game.seat || (!anyway && view.seq < (game.view?.seq ?? 0))) return;
  const news = !game.view || game.view.seq !== view.seq || game.view.decision?.id !== view.decision?.id;
  game.view = view;
  if (news) Object.assign(game, { chosen: null, pointed: null, aimed: null, why: null });
  remember({ id: game.id, title: view.title, at: Date.now() });
  const next = view.yours.find((/** @type {number} */ seat) => view.waiting.includes(seat));
  if (next !== undefined && next !== view.you && !view.waiting.includes(view.you)) lower(next);
  if (news && game.curtain === null) announce(view);
  set({});
}

/** Say aloud what happened last and what is to be done. @param {any} view */
function announce(view) {
  const last = view.log?.at(-1)?.text ?? "";
  const due = view.outcome ? view.outcome.text : view.waiting.includes(view.you) ? `${t("web-your-turn")} ${view.decision?.prompt ?? ""}` : "";
  const place = document.getElementById("announcer");
  if (place) place.textContent = `${last} ${due}`.trim();
}

/** Raise the curtain: now the page has the eyes of another seat. */
export async function raiseCurtain() {
  const game = state.game;
  game.seat = game.curtain;
  await reread(true);
  if (game.view.you !== game.seat) return; // the other hand must not show while the new one has not come
  game.curtain = null;
  announce(game.view);
  set({});
  document.getElementById("main")?.focus();
}

/** Make a move, or, for those who want to be asked first, choose it. @param {number} place in the list of options */
export function choose(place) {
  const game = state.game;
  if (preferences.confirm && game.chosen !== place) {
    game.chosen = place;
    set({});
    return undefined;
  }
  return play(place);
}

/** Send a move. @param {number} place */
export async function play(place) {
  const game = state.game;
  const option = game.view.options[place];
  if (!option || state.busy) return;
  await send(() => api.command(game.id, preferences.language, game.seat, game.view.decision.id, option.move));
}

/** Take the last move back. */
export const undo = () => send(() => api.undo(state.game.id, preferences.language, state.game.seat));

/** Send something that changes the game; a refusal is shown with its reason. @param {() => Promise<any>} request */
async function send(request) {
  const game = state.game;
  set({ busy: true, problem: null });
  try {
    const answer = await request();
    if (state.game !== game) return;
    if (answer.view) take(answer.view);
    else await reread();
  } catch (problem) {
    if (problem instanceof api.ApiError) {
      if (problem.body.view) take(problem.body.view);
      set({ problem: problem.body.reason === "stale" ? { id: "web-problem-stale" } : { text: problem.message, rule: problem.body.rule } });
    } else {
      set({ problem: { id: "web-problem-server" } });
    }
  } finally {
    set({ busy: false });
    // What had the focus is gone with the old options; the prompt tells what comes next.
    if (document.activeElement === document.body) document.getElementById("prompt")?.focus({ preventScroll: true });
  }
}

/** Ask why a move is possible or not. @param {string} move */
export async function ask(move) {
  const game = state.game;
  game.why = { move, waiting: true };
  set({});
  try {
    game.why = { move, ...(await api.explain(game.id, preferences.language, game.seat, move)) };
  } catch (problem) {
    game.why = { move, message: problem instanceof api.ApiError ? problem.message : t("web-problem-server") };
  }
  set({});
}
