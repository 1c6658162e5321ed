/** Which things on the table the options point at. A thing is known by its kind and its number: "card:12". */

/** @typedef {import("../types.js").Target} Target */

/** @param {Target} target */
export const key = ([kind, number]) => `${kind}:${number}`;

/** All things that some entries name. @param {{targets?: Target[]}[]} entries @returns {Set<string>} */
export const targetsOf = (entries) => new Set(entries.flatMap((entry) => (entry.targets ?? []).map(key)));

/**
 * The places of the options that point at each thing.
 * @param {{targets?: Target[]}[]} options @returns {Map<string, number[]>}
 */
export function lightsOf(options) {
  /** @type {Map<string, number[]>} */
  const lit = new Map();
  options.forEach((option, place) => {
    for (const thing of targetsOf([option])) lit.set(thing, [...(lit.get(thing) ?? []), place]);
  });
  return lit;
}
