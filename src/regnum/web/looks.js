/** Style sheets that only some parts of the page need: put on with them, and taken off when nobody needs them any more. */

/** @type {Map<string, {link: HTMLLinkElement, ready: Promise<void>, wearers: number}>} */
const worn = new Map();

/** Have a style sheet loaded; a missing one is no reason to show nothing. @param {string} name of a file in `styles` */
export function wear(name) {
  const sheet = worn.get(name) ?? put(name);
  sheet.wearers += 1;
  return sheet.ready;
}

/** Do without a style sheet that was worn. @param {string} name */
export function takeOff(name) {
  const sheet = worn.get(name);
  if (!sheet || (sheet.wearers -= 1) > 0) return;
  sheet.link.remove();
  worn.delete(name);
}

/** @param {string} name */
function put(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`styles/${name}.css`, import.meta.url).pathname;
  const ready = /** @type {Promise<void>} */ (new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
  }));
  document.head.append(link);
  const sheet = { link, ready, wearers: 0 };
  worn.set(name, sheet);
  return sheet;
}
