/** Questions that must be answered before something is done that cannot be taken back. */

import { html, render } from "../vendor/lit-html/lit-html.js";
import { t } from "../words.js";

/**
 * Ask; the browser's own dialog keeps the focus within and gives it back.
 * @param {string} question @param {string} explanation @param {string} yes @returns {Promise<boolean>}
 */
export function confirmed(question, explanation, yes) {
  const dialog = document.createElement("dialog");
  dialog.className = "question";
  dialog.setAttribute("aria-labelledby", "question-heading");
  dialog.setAttribute("aria-describedby", "question-text");
  render(html`<h2 id="question-heading">${question}</h2>
    <p id="question-text">${explanation}</p>
    <div class="row">
      <button class="button second" autofocus @click=${() => dialog.close("")}>${t("web-cancel")}</button>
      <button class="button" @click=${() => dialog.close("yes")}>${yes}</button>
    </div>`, dialog);
  document.body.append(dialog);
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      answer(dialog.returnValue === "yes");
    }, { once: true });
    dialog.showModal();
  });
}
