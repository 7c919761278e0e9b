// What can be done now, in words, as the game says it of its keys.
import { keysOf } from "../keys.js";
import { button } from "./make.js";

// Presentations of terminals: here there is one.
const ofTerminals = ["lines", "small", "full"];
const goOn = ["Enter", "any key"];

// What a tap on the words does anyhow.
const ofKeys = /^$|\bkeys?\b|^Press /;

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// "1-3: code breaking, Masterix, Egg Carton. Or …" as the three that it names.
const namesIn = (sentence) => sentence.replace(/^[^:]*: |\..*$/g, "").split(", ");

/**
 * What each key that works now is called where nobody has keys.
 * @param {import("../state").Key[]} keys
 * @returns {Map<string, import("./sentences.js").Named>}
 */
export function namedKeys(keys) {
  const named = new Map();
  for (const [name, does] of keys) {
    const [found, ...more] = (does && keysOf(name, does)) || [];
    if (found && more.length === 0 && !named.has(name)) named.set(name, { words: capital(does), sends: found[1] });
  }
  return named;
}

// What stands on the board itself is not said again: what is `offered` there, what a hand does on a
// `thing`, what a `field` does. While something `moves` any key skips that; undefined: nothing ever does. If there is nothing of it, keys with many meanings are shown, too.
export function drawActions(keys, { offered, choices, thing, field, moves }) {
  const seen = new Set(offered);
  const isBare = !thing && !field && !choices;
  const isOnBoard = (name) =>
    (thing && /^(\d|Bksp|Backspace)$/.test(name)) || (field && /^(Enter|Bksp|Backspace)$/.test(name));
  // Where something moves now and then Skip keeps its place: what stood in it would be tapped.
  const buttons = moves === undefined ? [] : [button("key primary", " ", { "data-key": "Space", disabled: !moves }, "Skip")];
  for (const [name, does, sentence] of keys) {
    if (!does || ofTerminals.includes(does) || isOnBoard(name)) continue;
    const found = keysOf(name, does) ?? [];
    if (found.length === 0 || (found.length > 1 && !isBare)) continue;
    const names = namesIn(sentence);
    for (const [at, [cap, sends]] of found.entries()) {
      if (seen.has(sends)) continue;
      seen.add(sends);
      const words = found.length === 1 ? capital(does) : names.length === found.length ? capital(names[at]) : `${capital(does)} ${cap}`;
      const isPrimary = goOn.includes(name) && !/^(menu|back|close)$/.test(does);
      buttons.push(button(`key${isPrimary ? " primary" : ""}`, sends,
        { title: ofKeys.test(sentence) ? null : sentence, "data-key": cap }, words));
    }
  }
  return buttons;
}
