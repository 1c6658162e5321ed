/** One game at the table: whose eyes the page has, what the server last said, and the moves that are sent. */

import * as api from "../api.js";
import { takeOff, wear } from "../looks.js";
import { announce, around, focusNext, here, known, preferences, remember, seeNext, set, state } from "../store.js";
import { need, t, tableWords } from "../words.js";
import { callReader } from "./alerts.js";
import { guided, showSuggested } from "./hint.js";
import { key, targetsOf } from "./lights.js";
import { mark, moved } from "./motion.js";
import { newDeal } from "./draft.js";
import { forgetLog, linesAfter, newLogbook, takeLog } from "./logbook.js";
import { newOrders, openOrders } from "./orderform.js";
import { askedHere, isCommon, isSamePlayer } from "./owners.js";
import { hear, newTalk, openTalk } from "./talk.js";
import { beginToWait } from "./thinking.js";
import { keepNow, newNotebook, openNotebook } from "./notebook.js";

/** @typedef {import("../types.js").View} View @typedef {import("../types.js").Game} Game @typedef {import("../types.js").Title} Title */

const SLOW = 250; // milliseconds after which the reader is told to wait
const ASK_AGAIN = 4000; // milliseconds between questions while the live connection is down
/** @type {() => void} */
let hangUp = () => {};
/** @type {ReturnType<typeof setInterval>|undefined} */
let asking;

/** Open a game. @param {string} id */
export async function enter(id) {
  const game = /** @type {Game} */ (/** @type {unknown} */ ({ id, seat: null, view: null, before: null, replaying: false, board: null, sheet: null,
    curtain: null, chosen: null, pointed: null, marked: new Set(), aimed: null, inspected: null, why: null, hint: null, thinking: false, long: false,
    spelled: new Map(), tab: "board", panel: "log", clockAt: 0, talk: newTalk(), notebook: newNotebook(), deal: newDeal(),
    log: newLogbook(), orders: newOrders(), common: false, claimed: null, turned: "", wished: null,
    said: null, greeted: false, alone: known(id)?.alone ?? false }));
  set({ game });
  forgetLog(game);
  try {
    api.wantTable(true); // until it is known whether there is a board
    const view = await api.view(id, preferences.language, null);
    if (state.game !== game) return;
    game.seat = view.you;
    // All at once before the first drawing: tabs that come later would move under the pointer.
    await Promise.all([need(tableWords(titleOf(view.title))), loadBoard(game, titleOf(view.title)), openNotebook(game), openOrders(game), view.sandbox || openTalk(game)]);
    if (state.game !== game) return;
    // Where several hands share a screen nobody knows who looks at it now.
    if (view.yours.some((/** @type {number} */ seat) => !isSamePlayer(view, seat, view.you)) && !view.outcome && !view.sandbox) lower(view.you);
    if (!view.seq && known(id)?.invitations?.some(({ link }) => link)) game.panel = "more"; // whoever has set a game up invites the others first
    take(view);
  } catch (problem) {
    if (state.game !== game) return; // the reader has gone on meanwhile
    const refused = problem instanceof api.ApiError && problem.status !== 404 && problem.body.message;
    set({ problem: refused ? { text: problem.message } : { id: problem instanceof api.ApiError && problem.status === 404 ? "web-problem-no-game" : "web-problem-server" } });
    return;
  }
  listen(game);
}

/** Leave the table. */
export function close() {
  if (state.game) keepNow(state.game);
  if (state.game?.sheet) takeOff(state.game.sheet);
  hangUp();
  hangUp = () => {};
  clearInterval(asking);
  state.game = null;
}

/** What the server says of a title. @param {string} id @returns {Title|undefined} */
const titleOf = (id) => state.titles.find((title) => title.id === id);

/** The board of a title, if it has one; the table in words is there for every title. @param {Game} game @param {Title|undefined} title */
async function loadBoard(game, title) {
  if (!title?.board) {
    game.tab = "words";
    game.grammar = title?.catalogue ? await api.catalogue(title.id) : null;
    return;
  }
  game.sheet = title.id;
  const [module, catalogue] = await Promise.all([import(`../boards/${title.id}.js`), api.catalogue(title.id), wear(title.id)]);
  game.board = await module.load(catalogue);
  api.wantTable(false);
}

/** Show the board, or the table in words, which is fetched when it is first wanted. @param {Game["tab"]} tab */
export function turnTo(tab) {
  here().tab = tab;
  api.wantTable(tab === "words");
  set();
  return reread(true);
}

/** Hear of changes; while that fails, ask. @param {Game} game */
function listen(game) {
  hangUp();
  clearInterval(asking);
  const where = () => ({ since: game.view?.seq ?? 0, language: preferences.language, seat: game.seat, talk: game.talk.last });
  const heard = (/** @type {import("../types.js").Message} */ message) => {
    if (message.view) take(message.view);
    if (message.type === "talk") hear(game, message.entries ?? []);
  };
  hangUp = api.live(game.id, where, heard, (online) => set({ online }));
  asking = setInterval(() => state.online || reread(), ASK_AGAIN);
}

/** Ask for the position anew; in another language or for another seat the news must change as well. @param {boolean} [other] */
export async function reread(other = false) {
  const game = state.game;
  if (!game?.view) return;
  try {
    if (other) api.knowLog(-1);
    const view = await api.view(game.id, preferences.language, game.seat);
    if (state.game !== game) return;
    if (other && view.you === game.seat) forgetLog(game);
    if (other) Object.assign(game, { why: null, hint: null, before: null }); // in the other language, or for somebody else
    take(view, other);
    if (other) learn(game);
    if (other) listen(game);
    if (other) openOrders(game);
  } catch {
    set({ online: false });
  }
}

/** Let the curtain fall until a seat has come to the screen. @param {number} seat */
export function lower(seat) {
  if (here().curtain === seat) return;
  here().curtain = seat;
  focusNext(".raise");
}

/**
 * Take over what the server says, and lower the curtain if it is another hand's turn on this screen.
 * @param {View} view @param {boolean} [anyway] also if it is not newer
 */
export function take(view, anyway = false) {
  const game = state.game;
  const old = game?.view ?? null;
  // A late answer must neither turn the game back nor show another hand than the one whose turn it is to look.
  if (!game || view.you !== game.seat || (!anyway && view.seq < (old?.seq ?? 0))) return;
  const news = !old || old.seq !== view.seq || old.decision?.id !== view.decision?.id;
  const same = old?.you === view.you;
  const was = game.common;
  // What was worked out for this seat stays until it is worked out anew, so that nothing on the board flickers.
  view.insights = same ? old?.insights ?? null : null;
  game.view = view;
  if (news) beginToWait(view);
  takeLog(game, view);
  game.clockAt = performance.now();
  if (view.guide?.state) game.said = { ...view.guide, text: view.options.find(({ move }) => move === view.guide?.move)?.text };
  if (!same) forgetHand(game);
  if (news) {
    Object.assign(game, { chosen: null, pointed: null, aimed: null, why: null, hint: null, replaying: false });
    learn(game);
    if (old && same && view.seq > old.seq) changeSeen(game, old);
  }
  if (!view.sandbox) remember({ id: game.id, title: view.title, at: Date.now() });
  if (old?.decision?.id !== view.decision?.id) game.claimed = null;
  handOver(game);
  if (isCommon(game) && (!was || news)) announce(`${view.decision?.neutral ?? ""} ${t("web-anybody")}`);
  if (news && game.curtain === null && !game.common) {
    report(view);
    if (old && same) callReader(view, old);
    if (game.panel === "orders") openOrders(game); // some may be over
    reflect(game);
  }
  set();
  if (news && guided(game)) showSuggested();
}

/** Another hand looks now: nothing that was learnt, looked at or lit for the one before may stay. @param {Game} game */
function forgetHand(game) {
  Object.assign(game, { before: null, replaying: false, chosen: null, pointed: null, aimed: null, inspected: null, why: null, hint: null,
    marked: new Set(), spelled: new Map() });
  game.talk.draft = "";
}

/** Keep the position before a change, and show what changed. @param {Game} game @param {View} old */
function changeSeen(game, old) {
  game.before = old;
  moved();
  mark(game, targetsOf(linesAfter(game, old.seq)));
}

/** At which moment of the game, and at which of its own questions, the page stands. @param {View} view */
const moment = (view) => `${view.decision?.id}:${view.due?.join()}`;

/** Whose turn it is to look, where one browser holds several seats; in a sandbox there is nobody to hide from. @param {Game} game */
function handOver(game) {
  const { view } = game;
  const due = view.due ?? view.yours.filter((seat) => view.waiting.includes(seat));
  if (gather(game, due)) return;
  // Whoever has several seats answers for all of them before the next one comes to the screen.
  const next = due.find((seat) => isSamePlayer(view, seat, view.you)) ?? (game.claimed === null ? due[0] : undefined);
  if (next === undefined || due.includes(view.you)) return;
  if (!view.sandbox && !isSamePlayer(view, next, view.you)) return lower(next);
  if (game.turned !== moment(view)) look(game, next);
}

/** Put the common question of a window to all at this screen, or end it: then nobody knows who looks. @param {Game} game @param {number[]} due @returns {boolean} whether nobody else is to be called */
function gather(game, due) {
  const { view, common, claimed } = game;
  game.common = askedHere(view).length > 0;
  if (game.common && claimed === null) game.curtain = null;
  if (game.common) return claimed === null || game.curtain !== null;
  game.claimed = null;
  if (!common || claimed !== null || view.outcome) return false;
  lower(due[0] ?? view.you);
  return true;
}

/** Look from another seat of the same player. @param {Game} game @param {number} seat */
async function look(game, seat) {
  keepNow(game);
  game.seat = seat;
  await reread(true);
  if (state.game === game && game.seat === seat) await openNotebook(game);
}

/** Look from another of one's own seats, and stay there until another of them is asked. @param {number} seat */
export async function turnToSeat(seat) {
  const game = here();
  game.turned = moment(game.view);
  await look(game, seat);
  if (state.game !== game) return;
  report(game.view);
  reflect(game);
}

/** Learn from the options how things are written in moves. @param {Game} game */
function learn(game) {
  for (const { move, targets } of game.view.options) {
    const written = move.split(" ");
    if (written.length === 2 && targets?.length === 1) game.spelled.set(key(targets[0]), written[1]);
  }
}

/** Ask what the title works out for its board; the table is there before the answer. @param {Game} game */
async function reflect(game) {
  if (!game.board) return;
  const { seat, view } = game;
  const found = await api.insights(game.id, seat).catch(() => null);
  if (!found || state.game !== game || game.seat !== seat || found.seq !== game.view.seq) return;
  if (game.view !== view && game.view.seq !== view.seq) return;
  game.view.insights = found.insights;
  set();
}

/** Say aloud what happened last and what is to be done. @param {View} view */
function report(view) {
  const last = here().log.lines.at(-1)?.text ?? "";
  const due = view.outcome ? view.outcome.text : view.waiting.includes(view.you) ? `${t("web-your-turn")} ${view.decision?.prompt ?? ""}` : "";
  announce(`${last} ${due}`.trim());
}

/** Raise the curtain: now the page has the eyes of another seat. */
export async function raiseCurtain() {
  const game = here();
  keepNow(game);
  game.seat = game.curtain;
  await reread(true);
  if (game.view.you !== game.seat) return; // the other hand must not show while the new one has not come
  game.curtain = null;
  openNotebook(game);
  report(game.view);
  reflect(game);
  set();
  document.getElementById("main")?.focus();
}

/** Whoever claimed to answer in a window leaves the screen to the others again. */
export function leaveClaim() {
  here().claimed = null;
  focusNext("#common-heading");
  set();
}

/** Make a move, or, for those who want to be asked first, choose it. @param {number} place in the list of options */
export function choose(place) {
  const game = here();
  if (preferences.confirm && game.chosen !== place) {
    game.chosen = place;
    set();
    return undefined;
  }
  return play(place);
}

/** Send a move. @param {number} place */
export async function play(place) {
  const game = here();
  const option = game.view.options[place];
  const decision = game.view.decision;
  if (!option || !decision || state.busy || game.replaying) return;
  // For the seat whose options are shown: the page may already be on its way to another seat of this player.
  const sent = await send(() => api.command(game.id, preferences.language, game.view.you, decision.id, option.move));
  if (!sent || state.game !== game || game.claimed === null || game.view.decision?.id !== decision.id) return;
  // Whoever has answered in a window for all his seats leaves the screen to the others again.
  if (!game.view.due?.some((seat) => isSamePlayer(game.view, seat, game.view.you))) leaveClaim();
}

/** Tell the table something: take back, do again, give up, agree on the end, come back. @param {Parameters<typeof api.tell>[0]} what @param {object} [more] */
export const tell = (what, more) => send(() => api.tell(what, here().id, preferences.language, here().seat, more));

/** Send something that changes the game; a refusal is shown with its reason. @param {() => Promise<{view?: View}|null>} request @returns {Promise<boolean>} whether it was done */
export async function send(request) {
  const game = state.game;
  // Most answers come at once: drawing in between would only delay them.
  Object.assign(state, { busy: true, problem: null });
  const slow = setTimeout(set, SLOW);
  try {
    const answer = await request();
    if (state.game !== game) return false;
    if (answer?.view) take(answer.view);
    else await reread();
    return true;
  } catch (problem) {
    if (problem instanceof api.ApiError) {
      if (problem.body.view) take(problem.body.view);
      set({ problem: problem.body.reason === "stale" ? { id: "web-problem-stale" } : { text: problem.message, rule: problem.body.rule } });
    } else {
      set({ problem: { id: "web-problem-server" } });
      reread(); // it may have been done: the answer that would have shown it is lost
    }
    return false;
  } finally {
    clearTimeout(slow);
    set({ busy: false });
    // What had the focus is gone with the old options; the prompt tells what comes next.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById("prompt")?.focus({ preventScroll: true }));
  }
}

/** Let the server know whether the only possible answer is to be given, as the reader prefers; each time he changes his mind. */
async function wishAlone() {
  const game = state.game;
  const view = game?.view;
  if (!game || !view?.alone || view.outcome || view.readonly || view.guide || game.wished === preferences.alone) return;
  const { alone } = preferences;
  const first = game.wished === null;
  game.wished = alone;
  for (const seat of view.yours.filter((each) => !first || view.alone?.includes(each) !== alone)) await api.answerAlone(game.id, seat, alone).catch(() => null);
}
around.after.add(wishAlone);

/** Ask why a move is possible or not. @param {string} move */
export async function ask(move) {
  const game = here();
  game.why = { move, waiting: true };
  set();
  try {
    game.why = { move, ...(await api.explain(game.id, preferences.language, game.seat, move)) };
  } catch (problem) {
    game.why = { move, message: problem instanceof api.ApiError ? problem.message : t("web-problem-server") };
  }
  set();
  seeNext(".answer");
}

/** Open a private copy to try things out in. */
export async function openSandbox() {
  const game = here();
  set({ busy: true, problem: null });
  try {
    const { id } = await api.sandbox(game.id, game.seat);
    location.hash = `#/game/${encodeURIComponent(id)}`;
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError ? problem.message : t("web-problem-server") } });
  } finally {
    set({ busy: false });
  }
}
