/** The private notes of a seat: kept while one types, after a short rest of the fingers. */

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import * as api from "../api.js";
import { here, set, state } from "../store.js";
import { t } from "../words.js";

const REST = 700; // milliseconds
const MOST = 20000; // letters, as the server takes them
/** @type {ReturnType<typeof setTimeout>|undefined} */
let waiting;

/** @returns {import("../types.js").Notebook} */
export const newNotebook = () => ({ text: "", saved: "", read: false });

/** Read the notes of the seat that looks; a spectator has none. @param {import("../types.js").Game} game */
export async function openNotebook(game) {
  game.notebook = newNotebook();
  const { seat } = game;
  if (seat === null || seat < 0) return;
  try {
    const text = await api.notebook(game.id, seat);
    if (game.seat === seat) Object.assign(game.notebook, { text, read: true });
  } catch {
    return;
  }
  set();
}

/** @param {Event} event */
function typed(event) {
  const game = here();
  game.notebook.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
  game.notebook.saved = "saving";
  clearTimeout(waiting);
  waiting = setTimeout(() => keepNow(game), REST);
  set();
}

/** Keep what is not yet kept. @param {import("../types.js").Game} game */
export async function keepNow(game) {
  clearTimeout(waiting);
  const { notebook: book, seat } = game;
  if (book.saved !== "saving") return;
  const { text } = book;
  try {
    await api.writeNotebook(game.id, seat, text);
    if (book.text === text) book.saved = "saved";
  } catch {
    book.saved = "failed";
  }
  if (state.game === game) set();
}
addEventListener("pagehide", () => state.game && keepNow(state.game));

/** The panel. */
export function notebook() {
  const { text, saved, read } = here().notebook;
  return html`<label class="unseen" for="notes">${t("web-notes-label")}</label>
    <textarea id="notes" rows="7" ?disabled=${!read} maxlength=${MOST} placeholder=${t("web-notes-label")} .value=${live(text)} @input=${typed}></textarea>
    <p class="dim saved" role="status">${saved ? t(`web-notes-${saved}`) : ""}</p>`;
}
