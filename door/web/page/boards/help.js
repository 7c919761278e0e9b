// Help for fingers: how to play what is on the board, and all that can be done there. What a key
// does is said by the game.
import { button, make } from "./make.js";

const touches = {
  pegs: [
    "Tap a color: it goes into the lit hole. Tap another hole to fill that one, and ⌫ to take a peg back.",
  ],
  marks: ["A black mark is exact: right, and in the right hole. A white mark is misplaced: right, but in another hole."],
  grid: ["Tap one of your units with a light rim, then an enemy in a golden frame. What would be captured with it glows."],
  carton: ["Tap a slot in a golden frame: its marbles are sown."],
  "turned grid": ["The board is turned to fit this screen: a to f are columns here, and 1 to 8 are rows."],
  "turned carton": ["The carton is turned to fit this screen: A to F lie on the right, and past the right end is below."],
  share: ["Share sends a link to others, or copies it."],
  word: [
    "A challenge is a word. Everybody who has it, on any BBS, gets the same three puzzles.",
    "Only your first try at each counts. Those who played are listed here, with what they did.",
    "Share sends the word to others as a link, or copies it.",
  ],
};

// Who has only fingers is told of no keys.
const hasKeys = () => matchMedia("(any-pointer: fine), (hover: hover)").matches;

const sent = { Enter: "\r", Esc: "\x1b" };

// "Plays the chosen puzzle", of Play, as its button says it.
const asOrder = (words, does) => {
  const told = `${does}s `;
  return does && words.toLowerCase().startsWith(told.toLowerCase()) ? `${does} ${words.slice(told.length)}` : words;
};

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// "O or F3: options. N or F2: new game." as the two keys that it names, each with what it does.
function commandsOf(sentence) {
  return sentence
    .split(/(?<=\.) (?=\S(?:-\S| or \w+)?: )/)
    .map((part) => /^(Enter|Esc|\S)(?!\w)[^:]{0,15}: (.+?)\.?$/.exec(part))
    .filter((found) => found && !/[\d?]/.test(found[1]))
    .map(([, key, words]) => [key, capital(words)]);
}

/**
 * A choice for each key that does one thing; what the board `offers` itself is not said again.
 * @param {import("../state").Key[]} keys
 * @param {string[]} offers
 */
function commands(keys, offers) {
  const all = new Map();
  for (const [name, does, sentence] of keys) {
    for (const [key, words] of commandsOf(sentence)) {
      if (all.has(key) || offers.includes(key)) continue;
      // "Play the chosen puzzle" says what Play is.
      const isSaid = !does || key !== name || words.toLowerCase().startsWith(does.toLowerCase());
      all.set(key, make("li", {}, button("choice", sent[key] ?? key, {},
        make("b", {}, isSaid ? capital(asOrder(words, does)) : capital(does)), isSaid ? null : make("small", {}, words))));
    }
  }
  return [...all.values()];
}

export class Help {
  #dialog = make("dialog", { class: "help", "aria-labelledby": "help-head" });

  /** @param {HTMLElement} place */
  constructor(place) {
    place.append(this.#dialog);
    this.#dialog.addEventListener("click", (event) => {
      const isOutside = event.target === this.#dialog;
      if (isOutside || /** @type {Element} */ (event.target).closest("button")) this.#dialog.close();
    });
  }

  /**
   * `kinds` is what a hand does there.
   * @param {(string | null)[]} kinds
   * @param {import("../state").Key[]} keys
   * @param {string[]} offers
   * @param {string} helpKey
   */
  open(kinds, keys, offers, helpKey) {
    this.#dialog.replaceChildren(make("div", {},
      make("h2", { id: "help-head" }, "Help"),
      kinds.flatMap((kind) => touches[kind] ?? []).map((words) => make("p", {}, words)),
      make("ul", { class: "choices" }, commands(keys, offers)),
      make("div", { class: "actions" },
        button("key primary", "", {}, "Close help"),
        button("key", `${helpKey}i`, {}, "Rules"),
        hasKeys() ? button("key", helpKey, {}, "Keys") : null)));
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
  }
}
