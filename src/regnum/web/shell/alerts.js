/** Calling the reader when it is his turn: a mark on the tab, a short sound, and a notice if he has asked for them. */

import { here, preferences, set, state } from "../store.js";
import { t } from "../words.js";

/** Pitch in hertz and beginning in seconds of the notes. */
const NOTES = [[587.33, 0], [880, 0.13]];
const LENGTH = 0.45;
const LOUD = 0.07;

/** @type {AudioContext|null} */
let audio = null;

/** Browsers let a page sound only after it was touched. */
function tune() {
  if (preferences.sound && !audio && "AudioContext" in window) audio = new AudioContext();
}
addEventListener("pointerdown", tune, { passive: true });
addEventListener("keydown", tune, { passive: true });

/** Whoever comes back has seen it. */
function seen() {
  if (state.called && !document.hidden) set({ called: false });
}
addEventListener("focus", seen);
document.addEventListener("visibilitychange", seen);

/** Call the reader if he was not waited for before and is now. @param {import("../types.js").View} view @param {import("../types.js").View} old */
export function callReader(view, old) {
  if (view.outcome || view.sandbox || !view.waiting.includes(view.you) || old.waiting.includes(view.you)) return;
  if (document.hidden || !document.hasFocus()) state.called = true;
  if (preferences.sound) sound();
  if (preferences.notify && document.hidden) notice(view.decision?.prompt ?? "");
}

/** Two soft notes. */
function sound() {
  if (!audio || audio.state !== "running") return;
  const start = audio.currentTime;
  for (const [pitch, begin] of NOTES) {
    const note = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start + begin);
    volume.gain.linearRampToValueAtTime(LOUD, start + begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + begin + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(start + begin);
    note.stop(start + begin + LENGTH);
  }
}

/** @param {string} text */
function notice(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(t("web-your-turn"), { body: text, tag: here().id, icon: "favicon.svg" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some browsers for phones know the word but show notices only to workers.
  }
}
