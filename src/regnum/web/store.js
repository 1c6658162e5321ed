/** What the page knows: the state that is drawn, and what stays in the browser (preferences, and which games were opened here; who sits where only the server knows). */

/**
 * @typedef {{seat: number, link: string}} Invitation
 * @typedef {{id: string, title: string, at: number, invitations?: Invitation[], wanted?: import("./types.js").Wanted, alone?: boolean}} KnownGame `alone`: its guide was sent away
 */

const PREFERENCES = "regnum.preferences";
const GAMES = "regnum.games";
const MOST_GAMES = 30;
export const LANGUAGES = { en: "English", ru: "Русский", pl: "Polski" };

/** What was kept under a name; a broken or forbidden storage is an empty one. @template T @param {string} name @param {T} otherwise @returns {T} */
function kept(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {unknown} value */
function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; only "continue" stays empty.
  }
}

/** The first of the reader's languages that the page speaks. */
function spoken() {
  const wanted = (navigator.languages ?? [navigator.language]).map((code) => code.slice(0, 2));
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}

export const preferences = {
  language: spoken(),
  theme: "auto",
  confirm: false,
  keys: true,
  sound: true,
  notify: false,
  alone: true,
  ...kept(PREFERENCES, {}),
};
if (!(preferences.language in LANGUAGES)) preferences.language = "en";

/** Change a preference for good. @param {Partial<typeof preferences>} changes */
export function prefer(changes) {
  Object.assign(preferences, changes);
  keep(PREFERENCES, preferences);
  changed();
}

/** All games that were opened here, the latest first. @returns {KnownGame[]} */
export const games = () => kept(GAMES, []);

/** @param {string} id @returns {KnownGame|undefined} */
export const known = (id) => games().find((game) => game.id === id);

/** Remember a game; what was known of it before stays. @param {KnownGame} game */
export function remember(game) {
  const rest = games().filter((other) => other.id !== game.id);
  keep(GAMES, [{ ...known(game.id), ...game }, ...rest].sort((one, other) => other.at - one.at).slice(0, MOST_GAMES));
}

/** Take a game off the list of this browser. @param {string} id */
export function forget(id) {
  keep(GAMES, games().filter((game) => game.id !== id));
  changed();
}

/**
 * What is drawn. `busy`: the page waits for an answer; `called`: it is the reader's turn and he may not have seen it; `problem` is shown until it is dismissed.
 * @type {{page: string, titles: import("./types.js").Title[], game: import("./types.js").Game|null,
 *   problem: import("./types.js").Trouble|null, busy: boolean, online: boolean, called: boolean,
 *   form: import("./types.js").Form|null, listed: Map<string, import("./types.js").ListedGame>}}
 */
export const state = {
  page: "",
  titles: [],
  game: null,
  problem: null,
  busy: false,
  online: true,
  called: false,
  form: null,
  listed: new Map(),
};

/** The game at the table; only asked where there is one. */
export const here = () => /** @type {import("./types.js").Game} */ (state.game);

/** What is to be done around every drawing, by parts of the page that are loaded later. */
export const around = {
  /** @type {Set<() => void>} */
  before: new Set(),
  /** @type {Set<() => void>} */
  after: new Set(),
};

/** @type {() => void} */
let draw = () => {};
let due = false;

/** Say who draws. @param {() => void} drawing */
export function drawnBy(drawing) {
  draw = drawing;
}

/** Draw, if there is something to draw. */
function drawNow() {
  if (!due) return;
  due = false;
  for (const each of around.before) each();
  draw();
  for (const each of around.after) each();
}

/** Draw soon, once, however much changed. A hidden page gets no frames, but its title must still change. */
export function changed() {
  if (due) return;
  due = true;
  if (document.hidden) setTimeout(drawNow);
  else requestAnimationFrame(drawNow);
}
document.addEventListener("visibilitychange", drawNow);

/** Give the focus to something that is drawn next. @param {string} selector */
export function focusNext(selector) {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const found = /** @type {HTMLElement|null} */ (document.querySelector(selector));
    found?.focus({ preventScroll: true });
  }));
}

/** Show something that is drawn next, wherever it was scrolled away, and say it aloud. @param {string} selector */
export function seeNext(selector) {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const found = /** @type {HTMLElement|null} */ (document.querySelector(selector));
    found?.scrollIntoView({ block: "nearest" });
    if (found) announce(found.innerText);
  }));
}

/** Change the state and draw. @param {Partial<typeof state>} [changes] */
export function set(changes = {}) {
  Object.assign(state, changes);
  changed();
}

/** Say something to those who listen to the page. @param {string} text */
export function announce(text) {
  const place = document.getElementById("announcer");
  if (place) place.textContent = text;
}
