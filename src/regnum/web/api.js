/** Everything that the page asks of the server; nothing here knows a game. */

/** A refusal of the server, with its status and its answer. */
export class ApiError extends Error {
  /** @param {number} status @param {{message?: string, error?: string, reason?: string, rule?: string, changed?: string[], view?: import("./types.js").View}|null} body */
  constructor(status, body) {
    super([body?.message ?? body?.error ?? `HTTP ${status}`, ...(body?.changed ?? [])].join(" "));
    this.status = status;
    this.body = body ?? {};
  }
}

/**
 * Ask the server. Who asks it knows by the session cookie, which no script can read.
 * @param {string} path @param {unknown} [body] @param {RequestInit} [more]
 * @returns {Promise<any>} any: what each address answers is said where it is asked
 */
async function ask(path, body, more = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    ...more,
  });
  const found = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, found);
  return found;
}

const at = (/** @type {string} */ game) => `/api/games/${encodeURIComponent(game)}`;
const lang = (/** @type {string} */ code) => `lang=${encodeURIComponent(code)}`;
const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** All titles that can be played. @param {string} language @returns {Promise<import("./types.js").Title[]>} */
export const titles = async (language) => (await ask(`/api/titles?${lang(language)}`)).titles;

/** What never changes of a title: its components. @param {string} title */
export const catalogue = (title) => ask(`/api/titles/${encodeURIComponent(title)}/catalogue`);

/** The games in which this browser has a seat. @returns {Promise<import("./types.js").ListedGame[]>} */
export const games = async () => (await ask("/api/games")).games;

/** Start a game. @param {object} wanted @returns {Promise<{id: string, seats: {seat: number, kind: string, link: string}[]}>} */
export const create = (wanted) => ask("/api/games", wanted);

/** Which of one's seats reads; without a number the server takes the one that is waited for. @param {number|null} seat */
const eyes = (seat) => (seat === null || seat < 0 ? "" : `&seat=${seat}`);

/** The seat as a command names it. @param {number|null} seat */
const speaker = (seat) => (seat === null || seat < 0 ? {} : { seat });

let drawn = true;

/** Whether the table in words is wanted with every view; a page that shows a board can do without. @param {boolean} wanted */
export const wantTable = (wanted) => {
  drawn = wanted;
};

let known = -1;

/** Up to which entry the page has the log, so that only what is new is sent. @param {number} seq */
export const knowLog = (seq) => {
  known = seq;
};

const page = fresh(); // what this page calls itself: a view that came as an answer is not sent to its socket again

/** The language in which a view is wanted, whether with the table in words, and where. @param {string} code */
const looking = (code) => `${lang(code)}${drawn ? "" : "&table=0"}&page=${page}`;

/** The same, and up to where the log is known. @param {string} code */
const reading = (code) => `${looking(code)}${known < 0 ? "" : `&since=${known}`}`;

/** The game as its reader may see it. @param {string} game @param {string} language @param {number|null} seat */
export const view = (game, language, seat) => ask(`${at(game)}/view?${reading(language)}${eyes(seat)}`);

/** The part of the log before an entry. @param {string} game @param {string} language @param {number|null} seat @param {number} before @returns {Promise<import("./types.js").LogPart>} */
export const earlier = (game, language, seat, before) => ask(`${at(game)}/log?before=${before}&${lang(language)}${eyes(seat)}`);

/** The standing orders of a seat. @param {string} game @param {string} language @param {number|null} seat @returns {Promise<import("./types.js").OrderForm>} */
export const orders = (game, language, seat) => ask(`${at(game)}/orders?${lang(language)}${eyes(seat)}`);

/** Say whether the only possible answer is to be given for a seat; what becomes of that comes as news. @param {string} game @param {number} seat @param {boolean} alone */
export const answerAlone = (game, seat, alone) => ask(`${at(game)}/orders?table=0`, { alone, seat }, { method: "PUT" });

/** Give or cancel a standing order. @param {string} game @param {string} language @param {number|null} seat @param {import("./types.js").OrderWish} wish */
export const order = (game, language, seat, wish) =>
  ask(`${at(game)}/orders?${reading(language)}`, { ...wish, ...speaker(seat) }, { method: "PUT" });

/**
 * Answer a decision. The id of the command lets the server know a repeated one.
 * @param {string} game @param {string} language @param {number|null} seat @param {number} decision @param {string} move
 */
export const command = (game, language, seat, decision, move) =>
  ask(`${at(game)}/commands?${reading(language)}`, { decision, move, command_id: fresh(), ...speaker(seat) });

/**
 * Something that the table, not the game, is told: to take back, to do again, to give up, to agree on the end, to come back.
 * @param {string} what undo, redo, resign, end, back, silence, rollback, talk, promises, deals, or deals with the name of a draft
 * @param {string} game @param {string} language @param {number|null} seat @param {object} [more]
 */
export const tell = (what, game, language, seat, more = {}) =>
  ask(`${at(game)}/${what}?${reading(language)}`, { command_id: fresh(), ...speaker(seat), ...more });

/** What the seat and others could give each other and agree on, and whether they alone would know of it. @param {string} game @param {string} language @param {number|null} seat @param {number[]} partners @returns {Promise<{items: import("./types.js").DealItem[], clauses: import("./types.js").DealClause[], private: boolean}>} */
export const dealParts = (game, language, seat, partners) => ask(`${at(game)}/deals?${lang(language)}${eyes(seat)}&with=${partners.join(",")}`);

/** Everything that happened in a game, as far as the seat may know it. @param {string} game @param {string} language @param {number|null} seat @returns {Promise<import("./types.js").Told[]>} */
export const events = async (game, language, seat) => {
  const told = /** @type {import("./types.js").Told[]} */ ([]);
  for (let part = { events: [], more: true, last: 0 }; part.more; ) {
    part = await ask(`${at(game)}/events?since=${part.last}&${lang(language)}${eyes(seat)}`); // of a long game the server tells a part at a time
    told.push(...part.events);
  }
  return told;
};

/** What was said at the table after an entry. @param {string} game @param {number} since @returns {Promise<import("./types.js").Saying[]>} */
export const talk = async (game, since) => (await ask(`${at(game)}/talk?since=${since}`)).entries;

/** Say something at the table. @param {string} game @param {number|null} seat @param {string} text */
export const say = (game, seat, text) => ask(`${at(game)}/talk`, { text, command_id: fresh(), ...speaker(seat) });

/** The private notes of a seat. @param {string} game @param {number|null} seat */
export const notebook = async (game, seat) => String((await ask(`${at(game)}/notebook?${eyes(seat).slice(1)}`)).text ?? "");

/** Keep the private notes of a seat, also while the page is being left. @param {string} game @param {number|null} seat @param {string} text */
export const writeNotebook = (game, seat, text) =>
  ask(`${at(game)}/notebook`, { text, ...speaker(seat) }, { method: "PUT", keepalive: text.length < 15000 });

/** What a program would do now. @param {string} game @param {string} language @param {number|null} seat @returns {Promise<import("./types.js").Hint>} */
export const hint = (game, language, seat) => ask(`${at(game)}/hint?${lang(language)}${eyes(seat)}`);

/** What the title works out for its board. @param {string} game @param {number|null} seat @returns {Promise<{seq: number, insights: Record<string, unknown>}>} */
export const insights = (game, seat) => ask(`${at(game)}/insights?${eyes(seat).slice(1)}`);

/** A private copy to try things out in. @param {string} game @param {number|null} seat @returns {Promise<{id: string}>} */
export const sandbox = (game, seat) => ask(`${at(game)}/sandbox`, speaker(seat));

/** The paragraphs with these words, or all. @param {string} title @param {string} search @param {string} language @returns {Promise<import("./types.js").Paragraph[]>} */
export const rules = async (title, search, language) =>
  (await ask(`/api/rules/${encodeURIComponent(title)}?search=${encodeURIComponent(search)}&${lang(language)}`)).paragraphs;

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
 * @param {string} game @param {() => {since: number, language: string, seat: number|null, talk: number}} where
 * @param {(message: import("./types.js").Message) => void} heard @param {(online: boolean) => void} state
 * @returns {() => void} how to stop
 */
export function live(game, where, heard, state) {
  let stopped = false;
  let wait = 500;
  /** @type {WebSocket|null} */
  let socket = null;
  const open = () => {
    const { since, language, seat, talk: said } = where();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}${at(game)}/live?since=${since}&talk=${said}&${looking(language)}${eyes(seat)}`);
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
