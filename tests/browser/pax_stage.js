/** Draws one position, and answers what the tests ask about it. */

import { html, render } from "/vendor/lit-html/lit-html.js";
import { load } from "/boards/pax_renaissance.js";
import * as words from "/words.js";

const asked = new URLSearchParams(location.search);
const fetched = async (path) => (await fetch(path)).json();
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const [view, catalogue] = await Promise.all([fetched(`/view.json${location.search}`), fetched("/catalogue.json")]);
const files = ["board", "names", "moves", "web"].map((name) => `pax_renaissance/${name}.ftl`);
await words.need?.(files);
await words.speak(asked.get("lang") ?? "en", files);
const board = await load(catalogue);
const lit = new Map();
view.options.forEach((option, place) => option.targets.forEach(([kind, number]) => {
  lit.set(`${kind}:${number}`, [...(lit.get(`${kind}:${number}`) ?? []), place]);
}));
const pressed = [];
const context = { lit, pointed: null, seats: view.seats, press: (thing) => pressed.push(thing), inspect: () => {} };
const main = document.getElementById("stage");
render(html`<h1 class="unseen">Stage</h1><h2 class="unseen">Board</h2>${board.draw(view, context)}`, main);

const elements = () => [...document.querySelectorAll("[data-thing]")];
const things = () => elements().map((each) => each.dataset.thing);
const explained = () => things().map((thing) => [thing, board.explain(thing, view)]);
const wishes = () => things().flatMap((thing) => board.intentions(thing, view).map(({ move, text }) => [thing, move, text]));
const tabbedIfLit = () => elements().every((each) => (each.tabIndex === 0) === each.classList.contains("lit"));

/** Where a piece goes from one city to another: its key and that of one of its kind, before and after. */
async function movedKeys() {
  const { PieceKeys } = await import("/boards/pax_renaissance/keys.js");
  const keys = new PieceKeys();
  const from = structuredClone(view.view);
  const full = from.circle.findIndex((piece) => piece >= 0);
  const free = from.circle.findIndex((piece) => piece < 0);
  const other = from.circle.findIndex((piece, place) => piece === from.circle[full] && place !== full);
  keys.follow(from);
  const before = [keys.at(`city:${full}`), keys.at(`city:${other}`)];
  const to = structuredClone(from);
  [to.circle[full], to.circle[free]] = [to.circle[free], to.circle[full]];
  keys.follow(to);
  return { before, after: [keys.at(`city:${free}`), keys.at(`city:${other}`)], gone: keys.at(`city:${full}`) ?? null };
}

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour of a style sheet as red, green, blue and how much it covers. */
function rgba(text) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, cover] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, cover / 255];
}

const over = (top, under) => under.map((number, place) => top[place] * top[3] + number * (1 - top[3]));

/** What lies behind an element. */
function ground(element) {
  const layers = [];
  for (let each = element; each; each = each.parentElement) layers.push(rgba(getComputedStyle(each).backgroundColor));
  return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
}

function brightness(colour) {
  const [red, green, blue] = colour.map((number) => number / 255).map((number) => (number <= 0.04045 ? number / 12.92 : ((number + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Every word that stands out too little from a plain ground. */
function pale() {
  const found = new Set();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || element.closest(".unseen") || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const under = ground(element);
    const lights = [brightness(over(rgba(style.color), under)), brightness(under)].sort((one, other) => other - one);
    const size = parseFloat(style.fontSize);
    const ratio = (lights[0] + 0.05) / (lights[1] + 0.05);
    if (ratio < (size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 600) ? 3 : 4.5)) found.add(`${element.className} "${text.slice(0, 20)}" ${ratio.toFixed(2)}`);
  }
  return [...found];
}

await document.fonts.ready;
Object.assign(window, { board, view, pressed, explained, wishes, tabbedIfLit, movedKeys, pale, ready: true });
