/** The map of Europe: regions in the colours of their masters, pieces on them, sea routes between them. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { set } from "../../store.js";
import { t } from "../../words.js";
import { EUROPE } from "./europe.js";
import { mark, stamp } from "./mark.js";
import { COUNTERS, NONE, kebab } from "./names.js";

/** @typedef {import("./types.js").Board} Board */

const ZOOMS = [1, 2, 3];
/** Of a name on the map: half the width of a letter, how far its middle is above the line, and what stays free around it. */
const LETTER = { half: 3, rise: 4, gap: 3 };
let zoom = matchMedia("(max-width: 600px)").matches ? 1 : 0;

let followed = "";

/** @param {Board} board */
export function map(board) {
  const { names, catalogue } = board;
  follow(board);
  return html`<section class="europe-part" aria-labelledby="europe-heading">
    <div class="europe-head"><h3 id="europe-heading">${t("ck-web-map")}</h3>
      <div class="zoom" role="group" aria-label=${t("ck-web-zoom")}>
        <button class="quiet" ?disabled=${zoom === 0} aria-label=${t("ck-web-zoom-out")} @click=${() => magnify(-1)}>−</button>
        <button class="quiet" ?disabled=${zoom === ZOOMS.length - 1} aria-label=${t("ck-web-zoom-in")} @click=${() => magnify(1)}>+</button></div></div>
    <div class="europe-scroll" tabindex="0" role="group" aria-labelledby="europe-heading">
      <svg class="europe zoom-${ZOOMS[zoom]}" viewBox=${EUROPE.viewBox}>
        <path class="neutral" d=${EUROPE.neutral}></path>
        ${EUROPE.seas.map((sea) => svg`<text class="sea-name" x=${sea.label[0]} y=${sea.label[1]}>${t(`ck-sea-${kebab(sea.id)}`)}</text>`)}
        ${EUROPE.routes.map((route) => svg`<path class="route" d=${route.path}></path>`)}
        ${catalogue.regions.map((_, region) => land(region, board))}
        ${EUROPE.borders.map((line) => svg`<path class="frontier ${parted(line.between, board) ? "parted" : ""}" d=${line.path}></path>`)}
        ${catalogue.regions.map((_, region) => leader(region, names))}
        ${catalogue.regions.map((_, region) => pieces(region, board))}
        ${catalogue.regions.map((_, region) => label(region, names))}
        ${catalogue.regions.map((_, region) => beacon(region, board))}
      </svg></div>
    <details class="crown-fold region-list"><summary>${t("ck-web-region-list")}</summary>
      <ul>${catalogue.regions.map((_, region) => row(region, board))}</ul></details>
  </section>`;
}

/** A map larger than its frame turns to what is lit, or at first to the reader's own realm. @param {Board} board */
function follow({ lit, names, position, you }) {
  const glowing = [...lit.keys()].filter((thing) => thing.startsWith("region:"));
  const things = glowing.length || followed ? glowing : names.regionsOf(you, position).map((region) => `region:${region}`);
  const wanted = [zoom, ...things].join();
  if (!things.length || wanted === followed) return;
  followed = wanted;
  requestAnimationFrame(() => turnTo(things));
}

/** Turn to the first of some regions, unless one of them is in sight. @param {string[]} things */
function turnTo(things) {
  const frame = document.querySelector(".europe-scroll");
  if (!frame) return;
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const places = things.map((thing) => {
    const box = /** @type {Element} */ (frame.querySelector(`.land[data-thing="${thing}"]`)).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (places.some(({ x, y }) => x > left && x < right && y > top && y < bottom)) return;
  frame.scrollBy({ left: places[0].x - (left + right) / 2, top: places[0].y - (top + bottom) / 2, behavior: "instant" });
}

/** @param {number} step */
function magnify(step) {
  zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom + step));
  set();
}

/** Whether two neighbours have different masters. @param {[string, string]} between @param {Board} board */
function parted(between, { catalogue, position }) {
  const [one, other] = between.map((id) => position.owner[catalogue.regions.findIndex((region) => region.id === id)]);
  return one !== other;
}

/** A region that can be pressed. @param {number} region @param {Board} board */
function land(region, board) {
  const { names, position, lit, pointed, catalogue } = board;
  const drawn = EUROPE.regions[region];
  const thing = `region:${region}`;
  const count = lit.get(thing)?.length ?? 0;
  const owner = position.owner[region];
  const colour = !position.in_play[region] ? "shut" : owner === NONE ? `free culture-${catalogue.regions[region].culture}` : names.colour(owner, position);
  const words = [names.region(region), ...names.inside(region, position), count ? t("web-lit", { count }) : ""].filter(Boolean).join(", ");
  return svg`<path class="land thing ${colour} ${count ? "glows" : ""} ${pointed?.has(thing) ? "pointed" : ""}" d=${drawn.path} data-thing=${thing} data-name=${names.region(region)}
    role="button" tabindex=${count ? 0 : -1} aria-label=${words} @click=${() => board.press(thing)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, () => board.press(thing))}></path>`;
}

/** A ring around the middle of a region that a move points at, with how many do. @param {number} region @param {Board} board */
function beacon(region, board) {
  const thing = `region:${region}`;
  const count = board.lit.get(thing)?.length ?? 0;
  if (!count) return nothing;
  const { pieces: { knight, lord: seat }, size } = EUROPE.regions[region];
  const [x, y] = board.position.owner[region] === NONE ? seat : knight;
  return svg`<g class="beacon lit" data-thing=${thing} aria-hidden="true" @click=${() => board.press(thing)}><circle cx=${x} cy=${y} r=${size * 0.75}></circle>
    ${count > 1 ? svg`<text class="count" x=${x + size * 0.7} y=${y - size * 0.45}>${count}</text>` : nothing}</g>`;
}

/** Enter and the space bar press what is no button by itself. @param {KeyboardEvent} event @param {() => void} act */
function press(event, act) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

/** @param {number} region @param {import("./names.js").Names} names */
function label(region, names) {
  const [x, y] = EUROPE.regions[region].label;
  return svg`<text class="region-name" x=${x} y=${y}>${names.region(region)}</text>`;
}

/** A line from the edge of a name that stands at sea to its land; pieces lie on it. @param {number} region @param {import("./names.js").Names} names */
function leader(region, names) {
  const { label: [x, y], home } = EUROPE.regions[region];
  if (!home) return nothing;
  const middle = y - LETTER.rise;
  const [dx, dy] = [home[0] - x, home[1] - middle];
  const part = Math.min((names.region(region).length * LETTER.half + LETTER.gap) / Math.abs(dx), (LETTER.rise + LETTER.gap) / Math.abs(dy));
  return svg`<g class="leader"><path d=${`M${x + dx * part} ${middle + dy * part}L${home[0]} ${home[1]}`}></path><circle cx=${home[0]} cy=${home[1]} r="2"></circle></g>`;
}

/** Knight or lord, army, castle, duchy and tokens. @param {number} region @param {Board} board */
function pieces(region, { names, position }) {
  if (!position.in_play[region]) return nothing;
  const { pieces: at, size } = EUROPE.regions[region];
  const owner = position.owner[region];
  const colour = names.colour(owner, position);
  const found = COUNTERS.flatMap((kind) => (position[kind][region] ? [{ kind, count: position[kind][region] }] : []));
  if (position.plague_ending[region]) found.push({ kind: "plague", count: position.plague_ending[region] });
  return svg`<g class="pieces" aria-hidden="true">
    ${owner === NONE ? lord(region, at, size, { names, position }) : token("knight", at.knight, size, colour)}
    ${position.army[region] ? token("army", at.army, size, colour) : nothing}
    ${position.castle[region] ? token("castle", at.castle, size, "stone") : nothing}
    ${position.duke[region] !== NONE ? token("duchy", at.duchy, size * 0.85, "golden") : nothing}
    ${found.map(({ kind, count }, place) => token(kebab(kind), [at.tokens[0] + (place - (found.length - 1) / 2) * size * 0.75, at.tokens[1]], size * 0.8, `counter-${kebab(kind)}`, count))}
  </g>`;
}

/** The lord of an independent region and the shields of his allies. @param {number} region @param {import("./europe.js").Places} at @param {number} size @param {Pick<Board, "names"|"position">} board */
function lord(region, at, size, { names, position }) {
  const character = position.lord[region];
  const seats = Array.from({ length: names.seats(position) }, (_, seat) => seat).filter((seat) => (position.allies[region] >> seat) & 1);
  const good = character !== NONE && position.traits[character].some((token) => names.token(token).positive);
  return svg`${character === NONE ? nothing : token(character === names.catalogue.characters.length - 1 ? "horse" : "duchy", at.lord, size * 0.9, good ? "lord good" : "lord bad")}
    ${seats.map((seat, place) => token("shield", [at.lord[0] + size * 0.8 * (place + 1), at.lord[1]], size * 0.7, names.colour(seat, position)))}`;
}

/** @param {string} name @param {[number, number]} place @param {number} size @param {string} colour @param {number} [count] */
const token = (name, [x, y], size, colour, count = 1) => svg`<g class="piece ${colour}"><circle cx=${x} cy=${y} r=${size / 2}></circle>${stamp(name, x, y, size * 0.78)}
  ${count > 1 ? svg`<text class="count" x=${x + size * 0.4} y=${y + size * 0.45}>${count}</text>` : nothing}</g>`;

/** A region in the list. @param {number} region @param {Board} board */
function row(region, board) {
  const { names, position, lit, pointed, catalogue } = board;
  const thing = `region:${region}`;
  const count = lit.get(thing)?.length ?? 0;
  const owner = position.owner[region];
  return html`<li><button class="region-row thing ${count ? "lit" : ""} ${pointed?.has(thing) ? "pointed" : ""}" data-thing=${thing} @click=${() => board.press(thing)}>
    <span class="swatch ${owner === NONE ? `free culture-${catalogue.regions[region].culture}` : names.colour(owner, position)}"></span>
    <b>${names.region(region)}</b> <span class="dim">${names.inside(region, position).join(", ")}</span>
    ${count ? html`<span class="unseen">${t("web-lit", { count })}</span>` : nothing}</button></li>`;
}

/** What the colours and signs of the map mean. */
export const legend = () => html`<p class="legend europe-legend">
  ${["knight", "army", "castle", "duchy", "unrest", "harvest", "crop-failure", "plague"].map((name) => html`<span>${mark(name)} ${t(`ck-web-legend-${name}`)}</span>`)}</p>`;
