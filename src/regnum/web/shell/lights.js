/** Which things on the table the options point at. A thing is known by its kind and its number: "card:12". */

/** @param {[string, number]} target */
export const key = ([kind, number]) => `${kind}:${number}`;

/**
 * The places of the options that point at each thing.
 * @param {{targets?: [string, number][]}[]} options @returns {Map<string, number[]>}
 */
export function lightsOf(options) {
  /** @type {Map<string, number[]>} */
  const lit = new Map();
  options.forEach((option, place) => {
    for (const target of option.targets ?? []) lit.set(key(target), [...(lit.get(key(target)) ?? []), place]);
  });
  return lit;
}
