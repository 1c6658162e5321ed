/** Keys that mean something while nothing else wants them. */

/** Whether no field, button or list has the focus. */
export function isFree() {
  const held = document.activeElement;
  return held === document.body || held?.id === "prompt" || held?.id === "main";
}
