/** Words for people: Fluent messages in the reader's language, with English where a translation is missing. */

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

const FALLBACK = "en";
/** @type {Map<string, Promise<string>>} */
const fetched = new Map();
/** Which files are read; parts of the page ask for more when they are opened. */
const wanted = new Set(["web.ftl"]);
/** @type {FluentBundle[]} */
let bundles = [];
let language = FALLBACK;
let spoken = "";

/** The text of a file with messages; empty if there is none. @param {string} path @returns {Promise<string>} */
function source(path) {
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    fetched.set(path, text);
  }
  return text;
}

/**
 * Those files with the words of a title that it has, of some that are wanted; without some of them it just says less.
 * @param {{id: string, words: string[]}|undefined} title @param {string[]} names
 */
const wordsOf = (title, names) => names.filter((name) => title?.words.includes(name)).map((name) => `${title?.id}/${name}.ftl`);

/** The files of a title that name its options; what else it says is read at its table. @param {{id: string, words: string[]}} title */
export const settingsWords = (title) => wordsOf(title, ["web"]);

/** All files with the words of a title. @param {{id: string, words: string[]}|undefined} title */
export const tableWords = (title) => wordsOf(title, ["names", "cards", "board", "moves", "web"]);

/** Have these files read as well. @param {string[]} files paths below the folder of a language */
export function need(files) {
  for (const file of files) wanted.add(file);
  return speak(language);
}

/** Speak a language with all the words that are needed now. @param {string} code */
export async function speak(code) {
  language = code;
  const now = [code, ...wanted].join();
  if (now === spoken) return;
  const made = [];
  for (const each of new Set([code, FALLBACK])) {
    const bundle = new FluentBundle(each, { useIsolating: false });
    const texts = await Promise.all([...wanted].map((file) => source(`/locales/${each}/${file}`)));
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    made.push(bundle);
  }
  if (language !== code) return; // another language was chosen meanwhile
  spoken = now;
  bundles = made;
  document.documentElement.lang = code;
}

/** The message, or null; "id.attribute" is an attribute of one. @param {string} id @param {Record<string, string|number>} [named] @returns {string|null} */
export function find(id, named) {
  const [name, attribute] = id.split(".");
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return /** @type {any} */ (bundle).formatPattern(pattern, named ?? null, []); // its script has no types, and what is guessed from them forbids arguments
  }
  return null;
}

/** The message; if there is none, its id. @param {string} id @param {Record<string, string|number>} [named] */
export const t = (id, named) => find(id, named) ?? id;

/** The text with its first letter raised. @param {string} text */
export const raised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name of the code as words. @param {string} name */
export const plain = (name) => name.replaceAll("_", " ").replaceAll("-", " ");
