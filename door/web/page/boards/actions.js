// What can be done now, in words, as the game says it of its keys.
import { keysOf } from "../keys.js";
import { kindOf } from "../share.js";
import { button, make } from "./make.js";

// Presentations of terminals: here there is one.
const ofTerminals = ["lines", "small", "full"];
const goOn = ["Enter", "any key"];
// What stands back where there is much to do.
const quiet = /^(scoring|settings|help|menu|back)$/;
const much = 6;
// What needs no word more.
const leadsAway = /^(help|menu|back|close)$/;
// And what help alone offers where a result is sent.
const rare = /^(Scoring|Settings)$/;

// What a tap on the words does anyhow.
const ofKeys = /^$|\bkeys?\b|^Press /;

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// "1-3: code breaking, Masterix, Egg Carton. Or …" as the three that it names.
const namesIn = (sentence) => sentence.replace(/^[^:]*: |\..*$/g, "").split(", ");

/**
 * What sends it to others; where the game leads nowhere else, to the puzzles of the day, too.
 * @param {import("../state").Shared} share
 */
function drawSharing(share) {
  const kind = kindOf(share);
  const sharing = make("button", { type: "button", class: "key share", "data-shares": kind }, "Share");
  const isLed = kind === "word" || share.path.startsWith("/daily/");
  return isLed ? [sharing] : [sharing, make("a", { class: "key next", href: "/daily/today" }, "Daily puzzles")];
}

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

// "C: codes that others left …" as what it says beside the words of the button.
const saysOf = (sentence) => capital(sentence.replace(/^[^:]*: /, ""));

// Answers that lose nothing.
const goesOnAsBefore = /^(no|go on)$/;

// One button leads: what goes on, what the words above tell to do, what is sent to others, or where nothing else is
// to be done the way back.
function lead(buttons, leads, back) {
  if (buttons.some((each) => each.classList.contains("primary"))) return;
  const found = buttons.find((each) => each.dataset.send === leads) ?? buttons.find((each) => each.matches(".share")) ?? back;
  found?.classList.add("primary");
}

// What stands on the board itself is not said again: what is `offered` there, what a hand does on a
// `thing`, what a `field` does. While something `moves` any key skips that; undefined: nothing ever does. If there is nothing of it, keys with many meanings are shown, too.
// `made`: so many guesses can be repeated. `leads` is the key that the words tell of; a question `asks` for an answer; `share` is what can be sent.
export function drawActions(keys, { offered, choices, thing, field, moves, made, leads, asks, share }) {
  const seen = new Set(offered);
  const isBare = !thing && !field && !choices;
  const isOnBoard = (name) =>
    (thing && /^(\d|Bksp|Backspace)$/.test(name)) || (field && /^(Enter|Bksp|Backspace)$/.test(name)) || (choices && name === "Bksp");
  // Where something moves now and then Skip keeps its place: what stood in it would be tapped.
  let buttons = moves === undefined ? [] : [button("key primary skip", " ", { "data-key": "Space", disabled: !moves }, "Skip")];
  let back = null;
  for (const [name, does, sentence] of keys) {
    if (!does || ofTerminals.includes(does) || isOnBoard(name)) continue;
    const found = keysOf(name, does) ?? [];
    if (found.length === 0 || (found.length > 1 && !isBare)) continue;
    const names = namesIn(sentence);
    for (const [at, [cap, sends]] of found.entries()) {
      if (seen.has(sends)) continue;
      seen.add(sends);
      const words = found.length === 1 ? capital(does) : names.length === found.length ? capital(names[at]) : `${capital(does)} ${cap}`;
      const isBack = /^(menu|back|close)$/.test(does);
      const isPrimary = asks ? goesOnAsBefore.test(does) : does === "play" || (goOn.includes(name) && !isBack);
      buttons.push(button(`key${isPrimary ? " primary" : ""}${quiet.test(does) ? " quiet" : ""}`, sends,
        { disabled: words === "Repeat" && made === 0, title: ofKeys.test(sentence) ? null : sentence, "data-key": cap, "data-says": isPrimary || leadsAway.test(does) ? null : saysOf(sentence) }, words));
      if (isBack && goOn.includes(name)) back = buttons.at(-1);
    }
  }
  const [random, repeat] = ["Random", "Repeat"].map((words) => buttons.findIndex((each) => each.textContent === words));
  if (random >= 0 && repeat > random) buttons.splice(random + 1, 0, ...buttons.splice(repeat, 1));
  if (share && !asks) buttons.push(...drawSharing(share));
  lead(buttons, leads, back);
  if (share && buttons.length > much) buttons = buttons.filter((each) => !rare.test(each.textContent));
  if (buttons.length > much) buttons.sort((one, other) => Number(one.matches(".quiet")) - Number(other.matches(".quiet")));
  else for (const each of buttons) each.classList.remove("quiet");
  return buttons;
}
