/** What somebody may want to do with a thing, in the words of moves: the catalogue of a title says with which verbs, the server why it can or cannot be done. */

/** @typedef {import("../types.js").Grammar} Grammar @typedef {import("../types.js").Meant} Meant @typedef {import("../types.js").Wish} Wish */

/** Every move of every verb that fits a wish: each argument is one of those given by its label, or else of its kind. @param {Wish} wish @param {Grammar} grammar @returns {Meant[]} */
export const moves = ({ wish, given }, grammar) => (grammar.wishes[wish] ?? []).flatMap((verb) => {
  /** @type {Meant["parts"][]} */
  let found = [[]];
  for (const [label, kind] of grammar.moves[verb].arguments) {
    found = found.flatMap((parts) => (given[label] ?? given[kind]).map((number) => /** @type {Meant["parts"]} */ ([...parts, [label, kind, number]])));
  }
  return found.map((parts) => ({ verb, parts }));
});

/** A move as it is written. @param {Meant} move @param {Grammar} grammar */
export const spelled = ({ verb, parts }, grammar) => [verb, ...parts.map(([, kind, number]) => grammar.move_names[kind][number])].join(" ");
