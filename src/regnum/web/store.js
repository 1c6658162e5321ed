/** What the page knows: the state that is drawn, and what stays in the browser (preferences, and which games were opened here; who sits where only the server knows). */

/**
 * @typedef {{seat: number, link: string}} Invitation
 * @typedef {{id: string, title: string, at: number, invitations?: Invitation[], wanted?: object}} KnownGame
 */

const PREFERENCES = "regnum.preferences";
const GAMES = "regnum.games";
const MOST_GAMES = 30;
export const LANGUAGES = { en: "English", ru: "Русский", pl: "Polski" };

/** What was kept under a name; a broken or forbidden storage is an empty one. @param {string} name @param {any} otherwise */
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
 * What is drawn. `busy` is what the page waits for; `problem` is shown until it is dismissed.
 * @type {Record<string, any>}
 */
export const state = {
  page: "home",
  titles: [],
  game: null,
  problem: null,
  busy: false,
  online: true,
};

/** @type {() => void} */
let draw = () => {};
let due = false;

/** Say who draws. @param {() => void} drawing */
export function drawnBy(drawing) {
  draw = drawing;
}

/** Draw soon, once, however much changed. */
export function changed() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    draw();
  });
}

/** @type {Element|null} */
let opener = null;

/** Give the focus to something that is drawn next. @param {string} selector */
export function focusNext(selector) {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const found = /** @type {HTMLElement|null} */ (document.querySelector(selector));
    found?.focus({ preventScroll: true });
  }));
}

/** Open the rules at a paragraph; the focus goes there and comes back afterwards. @param {string} paragraph */
export function openRule(paragraph) {
  if (!state.drawer) opener = document.activeElement;
  set({ drawer: { paragraph } });
  focusNext("#drawer-heading");
}

/** Close the rules. */
export function closeRule() {
  set({ drawer: null });
  if (opener instanceof HTMLElement) opener.focus();
}

/** Change the state and draw. @param {Record<string, any>} changes */
export function set(changes) {
  Object.assign(state, changes);
  changed();
}
