/** Words for people: Fluent messages in the reader's language, with English where a translation is missing. */

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

const FALLBACK = "en";
/** @type {Map<string, Promise<string>>} */
const fetched = new Map();
/** @type {FluentBundle[]} */
let bundles = [];

/** The text of a file with messages; empty if there is none. @param {string} path */
function source(path) {
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    fetched.set(path, text);
  }
  return text;
}

/**
 * Speak a language: the words of the page and those of some titles.
 * @param {string} language @param {string[]} files paths below the folder of a language
 */
export async function speak(language, files) {
  const made = [];
  for (const code of new Set([language, FALLBACK])) {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const texts = await Promise.all(["web.ftl", ...files].map((file) => source(`/locales/${code}/${file}`)));
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    made.push(bundle);
  }
  bundles = made;
  document.documentElement.lang = language;
}

/** The message, or null. @param {string} id @param {Record<string, string|number>} [named] */
export function find(id, named) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, named ?? null, []);
  }
  return null;
}

/** The message; if there is none, its id. @param {string} id @param {Record<string, string|number>} [named] */
export const t = (id, named) => find(id, named) ?? id;

/** The text with its first letter raised. @param {string} text */
export const raised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name of the code as words. @param {string} name */
export const plain = (name) => name.replaceAll("_", " ").replaceAll("-", " ");
