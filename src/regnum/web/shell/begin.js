/** Beginning a game, from wherever on the page it is wanted. */

import * as api from "../api.js";
import { remember, set } from "../store.js";
import { t } from "../words.js";

/** The program that is offered first. @param {import("../types.js").Title} title */
export const usualAgent = (title) => (title.agents.includes("greedy") ? "greedy" : title.agents[0]);

/** Begin a game, keep its seats and go to its table. @param {import("../types.js").Wanted} wanted */
export async function startGame(wanted) {
  set({ busy: true, problem: null });
  try {
    const made = await api.create(wanted);
    const open = made.seats.filter(({ kind }) => kind === "open");
    // whoever leads several seats has one link for all
    const invitations = open.filter(({ link }) => link).map(({ seat, link }) => ({ seat, link }));
    remember({ id: made.id, title: wanted.title, at: Date.now(), invitations, wanted });
    location.hash = `#/game/${encodeURIComponent(made.id)}`;
  } catch (problem) {
    set({ problem: { text: problem instanceof api.ApiError ? problem.message : t("web-problem-server") } });
  } finally {
    set({ busy: false });
  }
}
