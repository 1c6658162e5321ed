/** Lists that unfold over what is below them (`details.folds`): Escape, a press elsewhere and going on fold them again. */

const unfolded = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.folds[open]"));

/** Fold all that do not hold what the reader has turned to. @param {EventTarget|null} turnedTo */
function foldOthers(turnedTo) {
  for (const each of unfolded()) if (!(turnedTo instanceof Node && each.contains(turnedTo))) each.open = false;
}

addEventListener("pointerdown", (event) => foldOthers(event.target), { passive: true });
addEventListener("focusin", (event) => foldOthers(event.target));
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const each of unfolded()) {
    if (each.contains(document.activeElement)) each.querySelector("summary")?.focus();
    each.open = false;
  }
});

export {};
