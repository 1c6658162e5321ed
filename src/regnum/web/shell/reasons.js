/** "Why can't I?": any move in its written form, or one of those that are offered for a thing on the table. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { here } from "../store.js";
import { plain, raised, t } from "../words.js";
import { ruleLink } from "./rulelink.js";
import { ask } from "./session.js";

/** The question in its written form; what is looked at closely shows the answer itself. */
export function why() {
  const { view, inspected } = here();
  const said = inspected?.pinned ? nothing : answer(true);
  return html`<h3 class="unseen">${t("web-why")}</h3>
    <form @submit=${askTyped} class="row">
      <label class="unseen" for="why-move">${t("web-why-label")}</label>
      <input id="why-move" name="move" list="why-moves" required autocomplete="off" placeholder=${view.options[0]?.move ?? ""} />
      <datalist id="why-moves">${view.options.map(({ move }) => html`<option value=${move}></option>`)}</datalist>
      <button class="button second small">${t("web-why-ask")}</button>
    </form>
    ${said === nothing ? html`<p class="dim">${t("web-why-hint")}</p>` : said}`;
}

/** The answer to the last question. @param {boolean} [written] whether the move is shown as it was written, unless the answer names it */
export function answer(written = false) {
  const found = here().why;
  if (!found) return nothing;
  if (found.waiting) return html`<p class="busy">${t("web-busy")}</p>`;
  const said = found.lines ?? (found.message ? [found.message] : []);
  return html`<div class="answer">
    ${written && !said.length ? html`<p><code>${found.move}</code></p>` : nothing}
    ${found.allowed && !said.length ? html`<p><strong>${t("web-why-allowed")}</strong></p>` : nothing}
    ${!found.allowed && !said.length && found.after?.length ? html`<p>${t("web-why-later", { after: found.after.join("; ") })}</p>` : nothing}
    ${said.map((each) => html`<p>${each}</p>`)}
    ${!said.length && found.reason ? html`<p>${raised(plain(found.reason))}</p>` : nothing}
    ${ruleLink(found.rule)}
  </div>`;
}

/** @param {SubmitEvent} event */
function askTyped(event) {
  event.preventDefault();
  return ask(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move")));
}
