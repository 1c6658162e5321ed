/** Everything that the page asks of the server; nothing here knows a game. */

/** A refusal of the server, with its status and its answer. */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.message ?? body?.error ?? `HTTP ${status}`);
    this.status = status;
    this.body = body ?? {};
  }
}

/**
 * Ask the server. Who asks it knows by the session cookie, which no script can read.
 * @param {string} path @param {unknown} [body]
 */
async function ask(path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, found);
  return found;
}

const at = (/** @type {string} */ game) => `/api/games/${encodeURIComponent(game)}`;
const lang = (/** @type {string} */ code) => `lang=${encodeURIComponent(code)}`;
const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** All titles that can be played. @param {string} language */
export const titles = async (language) => (await ask(`/api/titles?${lang(language)}`)).titles;

/** What never changes of a title: its components. @param {string} title */
export const catalogue = (title) => ask(`/api/titles/${encodeURIComponent(title)}/catalogue`);

/** The games in which this browser has a seat. */
export const games = async () => (await ask("/api/games")).games;

/** Start a game. @param {object} wanted */
export const create = (wanted) => ask("/api/games", wanted);

/** Which of one's seats reads; without a number the server takes the one that is waited for. @param {number|null} seat */
const eyes = (seat) => (seat === null || seat < 0 ? "" : `&seat=${seat}`);

/** The seat as a command names it. @param {number|null} seat */
const speaker = (seat) => (seat === null || seat < 0 ? {} : { seat });

/** The game as its reader may see it. @param {string} game @param {string} language @param {number|null} seat */
export const view = (game, language, seat) => ask(`${at(game)}/view?${lang(language)}${eyes(seat)}`);

/**
 * Answer a decision. The id of the command lets the server know a repeated one.
 * @param {string} game @param {string} language @param {number|null} seat @param {number} decision @param {string} move
 */
export const command = (game, language, seat, decision, move) =>
  ask(`${at(game)}/commands?${lang(language)}`, { decision, move, command_id: fresh(), ...speaker(seat) });

/** Take the last move back. @param {string} game @param {string} language @param {number|null} seat */
export const undo = (game, language, seat) => ask(`${at(game)}/undo?${lang(language)}`, { command_id: fresh(), ...speaker(seat) });

/** Why a move is possible or not. @param {string} game @param {string} language @param {number|null} seat @param {string} move */
export const explain = (game, language, seat, move) =>
  ask(`${at(game)}/explain?move=${encodeURIComponent(move)}&${lang(language)}${eyes(seat)}`);

/** A paragraph of the rules. @param {string} title @param {string} paragraph @param {string} language */
export const rule = (title, paragraph, language) =>
  ask(`/api/rules/${encodeURIComponent(title)}/${encodeURIComponent(paragraph)}?${lang(language)}`);

/** The whole game as its reader may keep it. @param {string} game @param {number|null} seat */
export const exported = (game, seat) => ask(`${at(game)}/export?${eyes(seat).slice(1)}`);

/**
 * Hear of every change. The connection is renewed when it breaks; the server sends what was missed since.
 * @param {string} game @param {() => {since: number, language: string, seat: number|null}} where
 * @param {(message: any) => void} heard @param {(online: boolean) => void} state
 * @returns {() => void} how to stop
 */
export function live(game, where, heard, state) {
  let stopped = false;
  let wait = 500;
  /** @type {WebSocket|null} */
  let socket = null;
  const open = () => {
    const { since, language, seat } = where();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}${at(game)}/live?since=${since}&${lang(language)}${eyes(seat)}`);
    socket.onopen = () => {
      wait = 500;
      if (!stopped) state(true);
    };
    socket.onmessage = (event) => stopped || heard(JSON.parse(event.data));
    socket.onclose = () => {
      if (stopped) return;
      state(false);
      setTimeout(() => stopped || open(), wait);
      wait = Math.min(wait * 2, 15000);
    };
  };
  open();
  return () => {
    stopped = true;
    socket?.close();
  };
}
