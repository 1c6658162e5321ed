/** The standing orders of the seat that looks, as the server has them. */

import * as api from "../api.js";
import { preferences, set, state } from "../store.js";

/** @returns {import("../types.js").Orders} */
export const newOrders = () => ({ form: null, drafts: new Map() });

/** Read the orders of the seat that looks; a spectator and a title without topics have none. @param {import("../types.js").Game} game */
export async function openOrders(game) {
  const { seat } = game;
  if (game.orders.form?.seat !== seat) game.orders = newOrders();
  if (seat === null || seat < 0) return;
  const form = await api.orders(game.id, preferences.language, seat).catch(() => null);
  if (state.game !== game || game.seat !== seat) return;
  game.orders.form = form;
  set();
}
