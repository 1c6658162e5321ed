/** A deal that is being drafted: with whom, what could be given, and what was chosen of it. */

/** @returns {import("../types.js").Draft} */
export const newDeal = () => ({ partner: null, items: [], chosen: new Map() });
