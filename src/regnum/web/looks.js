/** Style sheets that only some parts of the page need, loaded with them. */

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** Have a style sheet loaded, once; a missing one is no reason to show nothing. @param {string} name of a file in `styles` */
export function wear(name) {
  let ready = worn.get(name);
  if (!ready) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`styles/${name}.css`, import.meta.url).pathname;
    ready = new Promise((done) => {
      link.onload = () => done();
      link.onerror = () => done();
    });
    document.head.append(link);
    worn.set(name, ready);
  }
  return ready;
}
