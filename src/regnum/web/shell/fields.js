/** What stands in the fields of a form when the reader has changed them. */

/** @param {Event} event @returns {string} */
export const written = (event) => /** @type {import("../types.js").Field} */ (event.target).value;

/** @param {Event} event @returns {boolean} */
export const ticked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;
