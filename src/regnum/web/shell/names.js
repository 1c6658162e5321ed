/** What the things that are chosen before a game are called: by a message of the title or of the page, else plainly. */

import { find, plain, raised, t } from "../words.js";

/** The id of a message as part of a longer one. @param {string} name */
const kebab = (name) => name.replaceAll("_", "-");

/** A name that the title's own messages may have. @param {import("../types.js").Title} title @param {string} what @param {string} id */
const titled = (title, what, id) => (title.prefix ? find(`${title.prefix}-${what}-${kebab(id)}`) : null);

/** @param {import("../types.js").Title} title @param {string} option */
export const optionName = (title, option) => raised(titled(title, "option", option) ?? plain(option));

/** @param {import("../types.js").Title} title @param {string} option @param {string} value */
export const valueName = (title, option, value) =>
  raised(titled(title, "option", `${option}-${value}`) ?? find(`web-value-${kebab(value)}`) ?? plain(value));

/** @param {import("../types.js").Title} title @param {string} preset */
export const presetName = (title, preset) => raised(titled(title, "preset", preset) ?? plain(preset));

/** @param {import("../types.js").Title} title @param {string} scenario */
export const scenarioName = (title, scenario) =>
  raised(titled(title, "scenario", scenario) ?? find(`web-scenario-${kebab(scenario)}`) ?? plain(scenario));

/** @param {string} agent */
export const agentName = (agent) => find(`web-agent-${kebab(agent)}`) ?? plain(agent);

/** What a kind of seat is called. @param {string} kind */
export function kindName(kind) {
  if (kind === "me") return t("web-kind-me");
  if (kind === "screen") return t("web-kind-screen");
  if (kind === "open") return t("web-kind-open");
  return t("web-kind-program", { agent: agentName(kind) });
}

/** How fast a game is played, in words. @param {string|undefined} pace "none", "live:M+S" or "days:D" */
export function paceName(pace) {
  const live = /^live:(\d+)\+(\d+)$/.exec(pace ?? "");
  if (live) return t("web-pace-live", { minutes: Number(live[1]), seconds: Number(live[2]) });
  const days = /^days:(\d+)$/.exec(pace ?? "");
  return days ? t("web-pace-days", { days: Number(days[1]) }) : t("web-pace-none");
}
