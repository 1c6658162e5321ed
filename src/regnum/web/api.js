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
 * Ask the server, as the holder of a seat if a token is given.
 * @param {string} path @param {{token?: string, body?: unknown}} [how]
 */
async function ask(path, { token, body } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
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

/** Start a game. @param {object} wanted */
export const create = (wanted) => ask("/api/games", { body: wanted });

/** The game as its reader may see it. @param {string} game @param {string} language @param {string} [token] */
export const view = (game, language, token) => ask(`${at(game)}/view?${lang(language)}`, { token });

/** Answer a decision. The id of the command lets the server know a repeated one. */
export const command = (/** @type {string} */ game, /** @type {string} */ language, /** @type {string|undefined} */ token,
  /** @type {number|string} */ decision, /** @type {string} */ move) =>
  ask(`${at(game)}/commands?${lang(language)}`, { token, body: { decision, move, command_id: fresh() } });

/** Take the last move back. @param {string} game @param {string} language @param {string} [token] */
export const undo = (game, language, token) =>
  ask(`${at(game)}/undo?${lang(language)}`, { token, body: { command_id: fresh() } });

/** Why a move is possible or not. @param {string} game @param {string} language @param {string|undefined} token @param {string} move */
export const explain = (game, language, token, move) =>
  ask(`${at(game)}/explain?move=${encodeURIComponent(move)}&${lang(language)}`, { token });

/** A paragraph of the rules. @param {string} title @param {string} paragraph @param {string} language */
export const rule = (title, paragraph, language) =>
  ask(`/api/rules/${encodeURIComponent(title)}/${encodeURIComponent(paragraph)}?${lang(language)}`);

/** The whole game as its reader may keep it. @param {string} game @param {string} [token] */
export const exported = (game, token) => ask(`${at(game)}/export`, { token });

/**
 * Hear of every change. The connection is renewed when it breaks; `heard` gets each message, and `null` after a new
 * connection, because something may have been missed.
 * @param {string} game @param {() => {since: number, language: string, token?: string}} where
 * @param {(message: any) => void} heard @param {(online: boolean) => void} state
 * @returns {() => void} how to stop
 */
export function live(game, where, heard, state) {
  let stopped = false;
  let wait = 500;
  /** @type {WebSocket|null} */
  let socket = null;
  const open = () => {
    const { since, language, token } = where();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}${at(game)}/live?since=${since}&${lang(language)}`);
    socket.onopen = () => {
      wait = 500;
      state(true);
      // Tokens do not belong into addresses, which are logged; whoever does not read this sends what is public.
      if (token) socket?.send(JSON.stringify({ type: "hello", token, lang: language }));
      heard(null);
    };
    socket.onmessage = (event) => heard(JSON.parse(event.data));
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
