// A board of code breaking: guesses with their marks, the row that is filled, and the palette.
import { button, click, make, said } from "./make.js";

const names = ["no peg", "red", "white", "blue", "green", "yellow", "black", "magenta", "cyan"];

export const nameOf = (sign) => names[Number.parseInt(sign, 16)] ?? sign;

// What stands on the colors where a caller wants shapes: those of a terminal, which are letters there.
const shapes = [
  "",
  "M12 21.5C5 15 1.5 11.5 1.5 7.5A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.5 1.5C22.5 11.5 19 15 12 21.5Z",
  "M12 1 20.5 12 12 23 3.5 12Z",
  "M12 1.5a4.8 4.8 0 0 1 3.7 7.9 4.8 4.8 0 1 1-2.5 8.3c.3 2 .8 3.4 2 4.8H8.8c1.2-1.4 1.7-2.8 2-4.8a4.8 4.8 0 1 1-2.5-8.3A4.8 4.8 0 0 1 12 1.5Z",
  "M12 1c4.2 4.9 9 7.9 9 12.3a4.7 4.7 0 0 1-7.8 3.5c.2 2.2.8 4 2.1 5.7H8.7c1.3-1.7 1.9-3.5 2.1-5.7A4.7 4.7 0 0 1 3 13.3C3 8.9 7.8 5.9 12 1Z",
  "M12.0 0.5L14.1 6.8L20.1 3.9L17.2 9.9L23.5 12.0L17.2 14.1L20.1 20.1L14.1 17.2L12.0 23.5L9.9 17.2L3.9 20.1L6.8 14.1L0.5 12.0L6.8 9.9L3.9 3.9L9.9 6.8Z",
  "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z",
  "M12 2 22.5 21h-21Z",
  "M8 4.5 20 2v14.5a3.7 3.2 0 1 1-2.5-3V7l-7 1.5v10.5a3.7 3.2 0 1 1-2.5-3Z",
];
let areShapes = false;

/** Which of the two is on pegs from now on. */
export const showShapes = (chosen) => { areShapes = chosen; };

const shapeOn = (number, isPicture) =>
  make("svg", { viewBox: "0 0 24 24", ...(isPicture ? { "aria-hidden": "true" } : { role: "img", "aria-label": names[number] }) },
    make("path", { d: shapes[number] }));

/**
 * A peg, or an empty hole. Its number stands on it, for who cannot tell the colors; on a button that
 * has a name of its own it is a picture and no text.
 * @param {string} sign
 * @param {boolean | 1} [isDigit]
 */
export function peg(sign, isDigit = false, isPicture = false) {
  if (sign === ".") return make("span", { class: "hole", "data-kind": "hole" });
  const number = Number.parseInt(sign, 16);
  const color = isDigit ? "digit" : sign === "*" ? "covered" : number > 8 ? "digit" : `p${number}`;
  const isShape = areShapes && !isDigit && number >= 1 && number <= 8;
  const shown = sign === "*" ? "" : isDigit ? String(number % 10) : sign === "0" ? "–" : sign;
  return make("span", { class: `peg ${color}`, "data-kind": `peg ${color}` }, isShape ? shapeOn(number, isPicture) : isPicture ? make("i", { "data-sign": shown }) : make("i", {}, shown));
}

const firstPeg = 0xe000;
const pegLetters = /([\ue000-\ue00f])/;

/**
 * Words with the pegs among them: a colon would be one more dot beside the last of them.
 * @param {string} text
 * @param {boolean | 1} [isDigit]
 */
export function withPegs(text, isDigit = false) {
  return text.split(pegLetters).filter(Boolean).map((part) =>
    pegLetters.test(part) ? peg((part.charCodeAt(0) - firstPeg).toString(16), isDigit) : part.replace(/^: /, "\u2002"));
}

/**
 * The same for ears.
 * @param {string} text
 * @param {boolean | 1} [isDigits]
 */
export const pegsByNames = (text, isDigits = false) => text.replace(new RegExp(pegLetters, "g"), (letter) =>
  ` ${spoken((letter.charCodeAt(0) - firstPeg).toString(16), isDigits)}`);

// Exact ones first, then misplaced ones, then holes that are neither.
function marks(holes, [exact, misplaced]) {
  const pins = Array.from({ length: holes }, (_, i) =>
    make("i", { class: i < exact ? "exact" : i < exact + misplaced ? "misplaced" : "" }));
  return make("span", { class: "marks", vars: { "--columns": Math.ceil(holes / 2) } }, pins);
}

const counted = ([exact, misplaced], isDigits) =>
  isDigits
    ? `${exact} ${exact === 1 ? "bull" : "bulls"}, ${misplaced} ${misplaced === 1 ? "cow" : "cows"}`
    : `${exact} exact, ${misplaced} misplaced`;

const spoken = (pegs, isDigits) => [...pegs].map((sign) => (isDigits ? Number.parseInt(sign, 16) % 10 : nameOf(sign))).join(" ");

/**
 * "Guess 3: red red blue green, 1 exact, 2 misplaced"
 * @param {import("../state").Pegs} pegs
 * @param {number} number
 * @param {import("../state").Guess} guess
 */
export function guessWords(pegs, number, [signs, exact, misplaced, more]) {
  const answer = exact === undefined ? "" : `, ${counted([exact, misplaced], pegs.digits)}`;
  const behind = typeof more === "string" ? `, ${pegsByNames(more, pegs.digits)}` : "";
  return `Guess ${number}: ${spoken(signs, pegs.digits)}${answer}${behind}`;
}

/**
 * @param {import("../state").Pegs} pegs
 * @param {import("../state").Guess} guess
 */
function guessRow(pegs, guess, index) {
  const [signs, exact, misplaced, more] = guess;
  return make(
    "li",
    { class: `guess${exact === pegs.holes ? " broken" : ""}`, "data-kind": "guess" },
    said(guessWords(pegs, index + 1, guess)),
    make("span", { class: "number", "aria-hidden": "true" }, String(index + 1)),
    make("span", { class: "row", "aria-hidden": "true" }, [...signs].map((sign) => peg(sign, pegs.digits))),
    make("span", { class: "answer", "aria-hidden": "true" },
      exact === undefined ? null : marks(pegs.holes, [exact, misplaced]),
      exact === 0 && misplaced === 0 && typeof more !== "string" ? make("small", {}, "none") : null,
      typeof more === "string" ? make("small", { class: "note" }, more.split(/, (.*)/s).filter(Boolean).map((part) => make("span", {}, withPegs(part, pegs.digits)))) : null),
  );
}

// What the marks are called, as all sentences call them.
function legend(pegs) {
  const words = pegs.digits ? ["bull", "cow"] : ["exact", "misplaced"];
  return make("p", { class: "legend", "aria-hidden": "true", "data-kind": "legend" },
    ["exact", "misplaced"].map((kind, i) => make("span", {}, make("i", { class: kind }), words[i])));
}

/**
 * Rows to come, as far as the board has them.
 * @param {import("../state").Pegs} pegs
 */
function emptyRow(pegs, index) {
  return make(
    "li",
    { class: "guess empty", "aria-hidden": "true", "data-kind": "empty" },
    make("span", { class: "number" }, String(index + 1)),
    make("span", { class: "row" }, Array.from({ length: pegs.holes }, () => peg("."))),
    make("span", { class: "answer" }, marks(pegs.holes, [0, 0])),
  );
}

/** @param {import("../state").Pegs} pegs */
function holesOf(pegs) {
  const { open, digits } = pegs;
  return [...open.pegs].map((sign, hole) => {
    const what = sign === "." ? "empty" : sign === "*" ? "filled" : spoken(sign, digits);
    const isHere = hole === open.cursor;
    return button(
      `slot${isHere ? " here" : ""}`,
      click([open.first[0], open.first[1] + 2 * hole]),
      { "aria-label": `Hole ${hole + 1}: ${what}`, "aria-current": isHere ? "true" : null, "data-rove": "row" },
      peg(sign, digits, true),
    );
  });
}

// The row that is filled, in its place on the board or, as a code always is, below it. What fingers touch is large: where
// there is little room or much else the board shows the row, and it is filled apart.
/** @param {import("../state").Pegs} pegs */
function openRow(pegs, isInPlace) {
  const number = pegs.open.code ? "" : String(pegs.guesses.length + 1);
  return make(isInPlace ? "li" : "div", { class: "open", "data-kind": `open ${isInPlace}` },
    make("span", { class: "number", "aria-hidden": "true" }, number),
    make("span", { class: "row", role: "group", "aria-label": pegs.open.code ? "Your code" : "Your row" }, holesOf(pegs)),
    make("span", { class: "answer", "aria-hidden": "true" }, pegs.open.code ? make("small", {}, "Your code") : null));
}

/** @param {import("../state").Pegs} pegs */
function rowApart(pegs) {
  return make("li", { class: "guess now", "aria-hidden": "true", "data-kind": "now" },
    make("span", { class: "number" }, String(pegs.guesses.length + 1)),
    make("span", { class: "row" }, [...pegs.open.pegs].map((sign) => peg(sign, pegs.digits, true))),
    make("span", { class: "answer" }, marks(pegs.holes, [0, 0])));
}

/** @param {import("../state").Pegs} pegs */
function palette(pegs) {
  const colors = (pegs.palette ?? []).map(([sign, key, name]) =>
    button("color", key, { "aria-label": name, "data-rove": "palette" }, peg(sign, pegs.digits, true), areShapes && !pegs.digits ? make("small", { "aria-hidden": "true" }, key) : null));
  return make(
    "div",
    { class: "palette", role: "group", "aria-label": pegs.digits ? "Digits" : "Colors" },
    colors,
    button("color back", "\x7f", { "aria-label": "Take back", "data-rove": "palette" }, "⌫"),
  );
}

/**
 * `next` is the row that is filled.
 * @param {import("../state").Pegs} pegs
 * @param {import("../state").Guess[]} guesses
 */
function board(pegs, guesses, title, next = null) {
  const rows = [...guesses.map((guess, index) => guessRow(pegs, guess, index)), next].filter(Boolean);
  const free = Math.max(0, Math.min(pegs.limit || 0, mostRows) - rows.length);
  const empty = Array.from({ length: free }, (_, i) => emptyRow(pegs, rows.length + i));
  return make(
    "div",
    { class: "guesses", tabindex: "0", role: "region", "aria-label": title },
    make("ol", { class: pegs.limit ? "limited" : null }, rows, empty),
  );
}

// So many rows are on a board from the first one on.
const mostRows = 15;

// Where there is little height the board has all of it, and the row that is filled stands with the colors beside it.
export const wide = matchMedia("(min-aspect-ratio: 11/10) and (max-height: 44em)");

const pegsOnly = "[\ue000-\ue00f? ]";

/**
 * A code that is told beside the board, "Your code" and its pegs: it stands on the wood. null: none is.
 * @param {string} text
 * @param {number} holes
 */
export function codeIn(text, holes) {
  const [, label, signs] = new RegExp(`^(\\D*?):? *((?:${pegsOnly})+)$`).exec(text.trim()) ?? [];
  const code = [...(signs ?? "").replaceAll(" ", "")].map((sign) => (sign === "?" ? sign : (sign.charCodeAt(0) - firstPeg).toString(16))).join("");
  return label && code.length === holes ? { label, code } : null;
}

/**
 * @param {import("../state").Pegs} pegs
 * @param {{ label: string, code: string }} told
 */
function codeRow(pegs, { label, code }) {
  const isHidden = code.includes("?");
  return make("div", { class: "guess told", "data-kind": "told" },
    said(isHidden ? `${label}: hidden` : `${label}: ${spoken(code, pegs.digits)}`),
    make("span", { class: "number" }),
    make("span", { class: "row", "aria-hidden": "true" }, [...code].map((sign) => isHidden ? make("span", { class: "peg covered" }, make("i", {}, "?")) : peg(sign, pegs.digits))),
    make("span", { class: "answer", "aria-hidden": "true" }, make("small", {}, label)));
}

/**
 * `codes` are told beside the board.
 * @param {import("../state").Pegs} pegs
 * @param {{ label: string, code: string }[]} codes
 */
export function drawPegs(pegs, codes = []) {
  const isGuess = Boolean(pegs.open && !pegs.open.code);
  const isInPlace = isGuess && !pegs.others && !wide.matches;
  const boards = [board(pegs, pegs.guesses, "Guesses", isInPlace ? openRow(pegs, true) : isGuess ? rowApart(pegs) : null)];
  const rows = Math.max(Math.min(pegs.limit, mostRows), pegs.guesses.length + (isGuess ? 1 : 0), 1);
  if (pegs.others) boards.push(board(pegs, pegs.others, "The computer's guesses"));
  const apart = pegs.open && !isInPlace ? openRow(pegs, false) : null;
  const told = codes.map((each) => codeRow(pegs, each));
  const onWood = wide.matches ? 0 : codes.length;
  const isNoted = [...pegs.guesses, ...(pegs.others ?? [])].some(([, , , more]) => typeof more === "string");
  return {
    thing: make("div", { class: `wood pegs${rows > 12 || (rows > 8 && wide.matches && !pegs.open && !isNoted) ? " many" : ""}${isNoted ? " noted" : ""}`, "data-kind": "pegs", "data-boards": boards.length,
      vars: { "--rows": rows - (isInPlace ? 1 : 0) + onWood, "--all": rows + onWood + (apart && !wide.matches ? 1 : 0), "--half": Math.ceil(rows / 2), "--holes": pegs.holes, "--open": pegs.open && !wide.matches ? "3.3rem" : "0rem" } },
      make("div", { class: "boards" }, boards), wide.matches ? null : [told, apart], legend(pegs)),
    tools: [wide.matches ? [told, apart] : null, pegs.open ? palette(pegs) : null],
  };
}

/**
 * What has happened since: the guess that is new.
 * @param {import("../state").Pegs} pegs
 * @param {import("../state").Pegs} [before]
 */
export function newsOfPegs(pegs, before) {
  const news = [];
  for (const [list, who] of [["guesses", ""], ["others", "Computer, "]]) {
    const [now, then] = [pegs[list] ?? [], before?.[list] ?? []];
    if (before && now.length > then.length && now.length > 0)
      news.push(who + guessWords(pegs, now.length, now.at(-1)));
  }
  return news;
}
