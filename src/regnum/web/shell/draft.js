/** A deal that is being drafted: with whom, what could be given and agreed on, what was chosen of it, and who may see it. */

/** @typedef {import("../types.js").DealItem} DealItem @typedef {import("../types.js").DealClause} DealClause */

/** @param {number} [seat] whose draft it is: another hand at this screen begins anew @returns {import("../types.js").Draft} */
export const newDeal = (seat = -1) => ({
  seat, partners: [], items: [], clauses: [], chosen: new Map(), private: false, hidden: true, counters: null, word: "",
});

/** @param {DealItem} item */
export const itemKey = (item) => [item.giver, item.taker, item.kind, item.number].join(":");

/** @param {DealClause} clause */
export const clauseKey = (clause) => [clause.among.join("+"), clause.kind, clause.number].join(":");

/** What a draft is sent as. @param {import("../types.js").Draft} deal @param {number} you */
export function written(deal, you) {
  const items = deal.items.filter((item) => deal.chosen.has(itemKey(item)))
    .map((item) => ({ giver: item.giver, taker: item.taker, kind: item.kind, number: item.number, count: item.count > 1 ? deal.chosen.get(itemKey(item)) ?? 1 : 1 }));
  const clauses = deal.clauses.filter((clause) => deal.chosen.has(clauseKey(clause)))
    .map(({ among, kind, number }) => ({ among, kind, number }));
  const sent = { parties: [you, ...deal.partners], items, clauses };
  if (deal.counters) return { ...sent, counters: String(deal.counters.id), version: deal.counters.version };
  return { ...sent, private: deal.private && deal.hidden };
}
