// A row of keys for fingers. It follows what the game says that its keys are.

const named = {
  Enter: "\r",
  Esc: "\x1b",
  Bksp: "\x7f",
  Backspace: "\x7f",
  Space: " ",
  "any key": " ",
  "any other key": " ",
  F1: "\x1bOP",
  F2: "\x1bOQ",
  F3: "\x1bOR",
  F4: "\x1bOS",
  F5: "\x1b[15~",
};
const arrows = [
  ["←", "\x1b[D"],
  ["↑", "\x1b[A"],
  ["↓", "\x1b[B"],
  ["→", "\x1b[C"],
];

// The keys that a word of the key line stands for, as [cap, what it sends, what it does]; null: they
// have to be typed.
export function keysOf(name, does) {
  if (named[name]) return [[name, named[name], does]];
  if (/^arrows$/i.test(name)) return arrows.map(([cap, sends]) => [cap, sends, ""]);
  if ([...name].length === 1) return [[name, name, does]];
  const parts = name.split(/[ ,/]+/).filter(Boolean);
  const keys = parts.flatMap((part) => {
    const range = /^(\w)-(\w)$/.exec(part);
    if (range) {
      const [from, to] = [range[1].charCodeAt(0), range[2].charCodeAt(0)];
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
    }
    // RWBGYK: a letter for each color.
    return /^[A-Z]{3,8}$/.test(part) || part.length === 1 ? [...part] : [null];
  });
  return keys.includes(null) ? null : keys.map((key) => [key, key, ""]);
}

export class Keys {
  // pressed(sends) and keyboard() are called.
  constructor(place, { pressed, keyboard }) {
    this.place = place;
    this.pressed = pressed;
    this.keyboard = keyboard;
  }

  /** @param {import("./state").Key[]} keys */
  show(keys) {
    const buttons = [];
    const seen = new Set();
    for (const [name, does, sentence] of keys) {
      for (const [cap, sends, what] of keysOf(name, does) ?? []) {
        if (seen.has(sends)) continue;
        seen.add(sends);
        buttons.push(this.#button(cap, what, sentence, () => this.pressed(sends)));
      }
    }
    buttons.push(this.#button("⌨", "letters", "The keyboard of this phone", this.keyboard));
    this.place.replaceChildren(...buttons);
  }

  #button(cap, does, sentence, press) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    const key = document.createElement("kbd");
    key.textContent = cap;
    button.append(key);
    if (does) button.append(` ${does}`);
    else if (sentence) button.title = sentence;
    // The terminal keeps the focus, and a phone its keyboard where it is.
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", press);
    return button;
  }
}
