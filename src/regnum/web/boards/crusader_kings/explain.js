/** What a thing is, does and counts now, with its rule. */

import { raised, t } from "../../words.js";
import { NONE, kebab } from "./names.js";

/** @typedef {import("./types.js").Known} Known */

/** @typedef {import("../../types.js").Explained} Explained */

/** @param {string} thing @param {Known} board @returns {Explained|null} */
export function explain(thing, board) {
  const [kind, text] = thing.split(":");
  return ABOUT[kind]?.(Number(text), board) ?? null;
}

/** @type {Record<string, (number: number, board: Known) => Explained>} */
const ABOUT = {
  region: (number, { names, position, catalogue, insights }) => {
    const { culture, borders, routes } = catalogue.regions[number];
    const place = (/** @type {string} */ id) => t(`ck-region-${kebab(id)}`);
    const plan = insights?.war?.find((each) => each.region === number);
    return { title: names.region(number), rule: "war.sea", lines: [
      `${raised(names.culture(culture))}: ${names.inside(number, position).join(", ")}`,
      borders.length ? t("ck-web-borders", { list: borders.map(place).join(", ") }) : "",
      routes.length ? t("ck-web-routes", { list: routes.map(place).join(", ") }) : "",
      plan && !plan.annexes ? t("ck-web-planner-line", { successes: plan.required, chance: plan.chances[0] }) : "",
    ].filter(Boolean) };
  },
  character: (number, { names, position }) => {
    const tokens = names.tokensOf(number, position).map((/** @type {{name: string}} */ { name }) => name);
    const duchy = position.duke.indexOf(number);
    const region = position.lord.indexOf(number);
    const house = position.house[number];
    return { title: names.character(number), rule: "marriage.who", lines: [
      house === NONE ? "" : names.seat(house, position), region >= 0 ? t("ck-web-lord-of", { region: names.region(region) }) : "",
      tokens.length ? tokens.join(", ") : "", position.spouse[number] === NONE ? "" : t("ck-web-married-to", { name: names.character(position.spouse[number]) }),
      duchy >= 0 ? t("ck-board-duke", { name: names.region(duchy) }) : "", position.bastard[number] ? t("ck-term-bastard") : "",
    ].filter(Boolean) };
  },
  development: (number, { names, position }) => ({ title: names.development(number), rule: "develop.buy", lines: [names.developmentText(number, position)] }),
  position: (number, { names, position }) => ({ title: names.position(number), rule: "crusade.bonus", lines: [names.bonus(number, position)] }),
  token: (number, { names }) => {
    const { name, positive, critical } = names.token(number);
    return { title: name, rule: "check.critical", lines: [raised(t(positive ? "ck-term-positive" : "ck-term-negative")),
      ...critical.map((check) => t(positive ? "ck-web-fails-in" : "ck-web-succeeds-in", { check: t(`ck-web-check-${check}`) }))] };
  },
  card: (number, { names }) => ({ title: names.card(number).title, rule: "event.resolve", lines: [] }), // the rest stands on its face in large
};
