// The game as a board for fingers, eyes and ears: what it shows comes as data, and what is tapped is
// sent as the key, or the click, that the game knows.
import { drawActions, namedKeys } from "./actions.js";
import { drawCarton, drawFigure, isMoving, newsOfCarton, tall } from "./carton.js";
import { drawGrid, newsOfGrid } from "./grid.js";
import { Help } from "./help.js";
import { make, patch } from "./make.js";
import { codeIn, drawPegs, newsOfPegs, showShapes, wide } from "./pegs.js";
import { drawPicture } from "./picture.js";
import { arrowOn, isTurned, rove } from "./rove.js";
import { firstKeyIn, keysByWords, withKeys } from "./sentences.js";
import { drawStrip } from "./strip.js";
import { kindOf, textOf } from "../share.js";
import { answerOf, drawField, drawRows, namedRows } from "./words.js";

/** @type {Record<string, [(thing: any, codes?: any[]) => { thing: any, tools: any }, (thing: any, before?: any) => string[]]>} */
const things = {
  pegs: [drawPegs, newsOfPegs],
  grid: [drawGrid, newsOfGrid],
  carton: [drawCarton, newsOfCarton],
};

// What a small screen has in one row, in parts: where a line breaks no dot is left.
const parted = (head) => head.split(/ {2,}|(?<=\d) (?=[A-Z])/).map((part, at, { length }) =>
  length === 1 ? part : make("span", { class: "part" }, make("i", {}, at ? " · " : ""), part));

// All that is understood of a board; the thing on it besides.
const known = ["head", "time", "game", "shapes", "rows", "picture", "field", "say", "asks", ...Object.keys(things)];

// Paragraphs that are longer begin at the left edge.
const longestCentered = 100;

// From so many minutes on it is said how long the call may still last.
const hurry = 10;

// So long a caller who touches what sends nothing need not be heard of.
const patience = 20 * 1000;

// And so long what only passes is not shown.
const passingTime = 400;

// "You missed the code: …. The computer gets 1."
const codeInWords = /^(.*\bcode): ([\ue000-\ue00f]+)(.*)$/s;

// So long a finger that was about to skip does not take what stands there instead.
const settlingTime = 400;

// Motions end by several keys.
const isSkip = (button) => button?.textContent === "Skip";

// Where letters are typed help has a key of its own.
const helpKeys = ["?", "\x1bOP"];

const typedKeys = {
  Enter: "\r",
  Escape: "\x1b",
  Backspace: "\x7f",
  Delete: "\x1b[3~",
  ArrowUp: "\x1b[A",
  ArrowDown: "\x1b[B",
  ArrowRight: "\x1b[C",
  ArrowLeft: "\x1b[D",
  F1: "\x1bOP",
};

// A carton that is turned has its rows upright: sides.
const worded = (text) => tall.matches && /"carton":|"game":"eggcarton"/.test(text)
  ? text.replace(/\bin (their|your) row\b/g, "on $1 side").replace(/\brow(s?)\b(?!")/g, "side$1") : text;

const squares = { "🟩": "exact", "🟨": "misplaced", "⬛": "none" };

// Few fonts have them.
const withSquares = (text) => [...text].map((sign) => squares[sign] ? make("i", { class: squares[sign] }, sign) : sign);

// Whether marbles move; undefined where nobody plays with them: pictures of rules have no players.
const moves = (carton) => (carton?.sides.length && (carton.asks || isMoving(carton)) ? isMoving(carton) : undefined);

export class Board {
  #text = "";
  /** @type {import("../state").Shown | null} */
  #board = null;
  /** @type {import("../state").Key[]} */
  #keys = [];
  #hides = false;
  // The result as a line of text, and more: here there is a button that sends it.
  /** @type {import("../state").Shared | undefined} */
  #share;
  #isDue = false;
  // A field was answered, and what comes may be asked in the same one.
  #answered = false;
  #head = "";
  #heard = Date.now();
  // What the board itself offers to tap.
  #offered = [];
  #passing = 0;
  #settled = 0;

  // pressed(sends) is called; stranger(), where a server that is newer shows what nobody here can draw;
  // shows(text) with each board that is shown; and shares(button) by the button that sends a result.
  constructor(place, { pressed, stranger, shows = (text) => {}, shares = (button) => {} }) {
    this.place = place;
    this.pressed = pressed;
    this.stranger = stranger;
    this.shows = shows;
    this.told = make("p", { class: "said", role: "status" });
    this.sheet = make("div", { class: "sheet" });
    place.append(this.sheet, this.told);
    this.help = new Help(place);
    place.addEventListener("click", (event) => {
      const sends = event.target.closest("[data-send]")?.dataset.send;
      const sharing = event.target.closest("[data-shares]");
      if (sharing) return shares(sharing);
      const asksForHelp = helpKeys.includes(sends) && !event.target.closest("dialog");
      if (asksForHelp) this.help.open(this.#touches(), this.#keys, this.#offered, sends);
      else if (sends && !event.target.closest("[data-settles]")) this.#press(sends);
    });
    place.addEventListener("pointerdown", (event) => {
      place.classList.remove("by-keys");
      if (!event.target.closest("[data-send]")) this.#stay();
    });
    place.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#answered = true;
      const answer = answerOf(event.target);
      event.target.querySelector("input").value = "";
      this.#press(answer);
    });
    place.addEventListener("keydown", (event) => rove(place, event));
    for (const each of [tall, wide]) each.addEventListener("change", () => this.#draw());
    new ResizeObserver(() => this.#even()).observe(this.sheet);
  }

  // What a hand does on what is shown.
  #touches() {
    const kind = this.sheet.dataset.thing;
    const isPlayed = kind === "pegs" ? this.#board.pegs.open : kind === "grid" ? this.#board.grid.open : true;
    return [isPlayed ? kind : null, kind === "pegs" && this.#board.pegs ? "marks" : null, this.#share ? (kindOf(this.#share) === "word" ? "word" : "share") : null, isTurned(this.place) ? `turned ${kind}` : null];
  }

  // Buttons of more than one row stand in columns: as many as there is room for, and the one that leads takes what
  // is left over.
  #even() {
    this.sheet.classList.remove("even");
    const buttons = [...this.sheet.lastElementChild?.children ?? []];
    const rows = new Set(buttons.map((each) => each.offsetTop)).size;
    if (rows < 2) return;
    this.sheet.classList.add("even");
    for (let across = Math.ceil(buttons.length / rows); across > 0; across -= 1) {
      this.sheet.style.setProperty("--across", across);
      this.sheet.style.setProperty("--left-over", 1 + (across - buttons.length % across) % across);
      if (buttons.every((each) => each.scrollWidth <= each.clientWidth)) break;
    }
  }

  // Who touches the board, if only to read on, is there: the game hears of it as of a key that has all
  // drawn anew and does nothing else.
  #stay() {
    const now = Date.now();
    if (now - this.#heard > patience) this.#press("\x0c");
  }

  #press(sends) {
    this.#heard = Date.now();
    this.pressed(sends);
  }

  clear() {
    clearTimeout(this.#passing);
    this.#text = "";
    this.#board = null;
  }

  // All that it shows, as it came.
  get text() {
    return this.#text;
  }

  // A whole board. One that passes is shown only if nothing comes behind it.
  take(text, passes = false) {
    this.#text = text;
    clearTimeout(this.#passing);
    if (passes) return void (this.#passing = setTimeout(() => this.take(text), passingTime));
    this.shows(text);
    const board = JSON.parse(worded(text));
    const isKnown = Object.keys(board ?? {}).every((part) => known.includes(part));
    isKnown ? this.#show(board) : this.stranger();
  }

  // What has changed of the text of the board: from, how much of it is gone, and what is there.
  change(content) {
    const [, from, gone, fresh] = /^(\d+);(\d+);(.*)$/s.exec(content);
    const start = Number(from);
    this.take(this.#text.slice(0, start) + fresh + this.#text.slice(start + Number(gone)));
  }

  /** @param {import("../state").State} state */
  takeState({ keys, hides, share }) {
    this.#keys = keys;
    this.#hides = hides;
    this.#share = share;
    this.#draw();
  }

  // A key that was typed where there is no field for it.
  type(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, #top, dialog")) return;
    // The game's cursor is seen by who moves it.
    this.place.classList.add("by-keys");
    const isOnButton = event.target.closest("button[data-send], [type=submit], a");
    if (isOnButton && ["Enter", " "].includes(event.key)) return;
    // What is only looked at steps by the arrows as they are.
    const isPlayed = this.place.querySelector('[data-rove="grid"][data-send], .offered');
    const sends = typedKeys[isPlayed ? arrowOn(this.place, event.key) : event.key] ?? ([...event.key].length === 1 ? event.key : null);
    if (sends === null || event.defaultPrevented) return;
    event.preventDefault();
    this.#press(sends);
  }

  /** @param {import("../state").Shown} board */
  #show(board) {
    const before = this.#board;
    this.#board = board;
    if (board) this.#tell(board, before);
    this.#draw();
  }

  /**
   * What is new, for who listens.
   * @param {import("../state").Shown} board
   * @param {import("../state").Shown | null} before
   */
  #tell(board, before) {
    const news = [];
    for (const [kind, [, newsOf]] of Object.entries(things))
      if (board[kind]) news.push(...newsOf(board[kind], before?.[kind]));
    const isOther = board.head !== before?.head && !Object.keys(things).some((kind) => board[kind] && before?.[kind]);
    if (isOther) news.unshift(board.head);
    if (board.say && board.say !== before?.say) news.push(board.say);
    if (news.length) this.told.textContent = keysByWords(news.filter(Boolean).join(". "), this.#named());
  }

  // What each key is called that sentences name.
  #named() {
    const rows = this.#board?.asks ? [] : (this.#board?.rows ?? []);
    return new Map([...namedKeys(this.#keys), ...namedRows(rows)]);
  }

  // Once for all that comes before it is seen. Who does not look at it now has it all the same.
  #draw() {
    if (this.#isDue) return;
    this.#isDue = true;
    const draw = () => {
      this.#isDue = false;
      if (this.#board) this.#patch();
    };
    document.hidden ? queueMicrotask(draw) : requestAnimationFrame(draw);
  }

  // What takes the place of a Skip is not tapped by who meant that one.
  #settle(actions, skips) {
    const primary = actions.querySelector(".primary:enabled");
    if (skips && primary && !isSkip(primary)) {
      this.#settled = Date.now() + settlingTime;
      setTimeout(() => this.#draw(), settlingTime);
    }
    if (!primary || Date.now() >= this.#settled) return;
    primary.setAttribute("data-settles", "");
    primary.setAttribute("aria-disabled", "true");
  }

  /**
   * Codes that stand on the wood of the board, and what is said without them. One that was broken is there already.
   * @param {import("../state").Shown} board
   */
  #codes({ pegs, rows = [], say = "" }) {
    if (!pegs) return { codes: [], rows, say };
    const found = rows.map(([, text]) => codeIn(text, pegs.holes));
    const isBroken = pegs.guesses.at(-1)?.[1] === pegs.holes;
    const [, before, code, behind] = codeInWords.exec(say) ?? [];
    const missed = code ? codeIn(`The code ${code}`, pegs.holes) : null;
    const isTold = found.some((each) => each?.code === missed?.code);
    return {
      codes: [...found, isTold ? null : missed].filter((each) => each && !(isBroken && each.label !== "Your code")),
      rows: rows.filter((_, at) => !found[at]),
      say: missed ? `${before}${behind}` : say,
    };
  }

  #patch() {
    const board = this.#board;
    showShapes(Boolean(board.shapes));
    const hasChoices = (board.rows ?? []).some((row) => row.length > 4);
    // A carton among what can be chosen is a picture of one.
    const isFigure = Boolean(board.carton) && hasChoices;
    const kind = isFigure ? undefined : Object.keys(things).find((each) => board[each]);
    const { codes, rows: told, say } = this.#codes(board);
    const { thing = null, tools = null } = kind ? things[kind][0](board[kind], codes) : {};
    const middle = kind ? board[kind].row : Infinity;
    const labelRow = board.field?.[0];
    const skips = isSkip(this.sheet.querySelector(".actions .primary:enabled"));
    const rows = told.filter(([row, text]) => row !== labelRow && text.trim() !== this.#share?.line);
    const label = (board.rows ?? []).find(([row]) => row === labelRow)?.[1].trim().replace(/[:>]$/, "") || "Your answer";
    // While a question stands its keys are what they say, and no line of a list.
    const isOffered = (row) => typeof row[5] === "string" && !board.asks;
    const offered = (this.#offered = rows.filter(isOffered).map((row) => row[5]));
    const named = this.#named();
    const isTitle = board.head === "codemaker" && !kind && !hasChoices && !board.field;
    const above = drawRows(rows.filter(([row]) => row < middle), named);
    // Of a game's own result there is a little more, and it stands there, too.
    const isBare = !kind && !board.picture && !isFigure && (hasChoices ? rows.length < 12 && offered.length < 9 : above.length < (board.game ? 5 : 3));
    const part = (className, ...children) => {
      const kept = children.flat().filter(Boolean);
      return kept.length ? make("div", { class: className, "data-kind": className, tabindex: className === "above" && board.picture ? "0" : null, inert: Boolean(board.asks) && className !== "asked" }, kept) : null;
    };
    // Beside a board that is over there is room for what its button sends.
    const isSent = kind && this.#share && !board.asks && kindOf(this.#share) === "result";
    const sheet = [
      isBare ? drawStrip(board.game) : isFigure ? drawFigure(board.carton) : null,
      make("header", {}, make("h2", {}, parted(board.head ?? "")), Number.parseInt(board.time, 10) < hurry ? make("span", { class: "time" }, board.time) : null),
      board.picture ? drawPicture(board.picture) : null,
      part("above", above),
      part("thing", thing),
      part("tools", tools),
      part("below", drawRows(rows.filter(([row]) => row >= middle), named)),
      part("asked", board.field ? drawField(board.field, label, this.#hides) : null),
      make("p", { class: `say${board.asks ? " asks" : ""}`, "data-kind": "say" }, withKeys(say.replace(/ \((Y\/N|P\/E\/G)\)$/, ""), named)),
      isSent ? make("p", { class: "sent", "data-kind": "sent" }, withSquares(textOf(this.#share))) : null,
      make("div", { class: "actions", role: "toolbar", "aria-label": "What you can do", "data-kind": "actions" },
        drawActions(this.#keys, { offered, choices: hasChoices, thing: Boolean(kind), field: Boolean(board.field), asks: board.asks, share: this.#share, made: board.pegs?.guesses.length,
          leads: hasChoices ? undefined : firstKeyIn(rows.map(([, text]) => text).join(" "), named), moves: board.asks ? undefined : moves(board.carton) })),
    ].filter(Boolean);
    this.#settle(sheet.at(-1), skips);
    if (board.head !== this.#head) for (const each of [this.sheet, this.sheet.querySelector(".above")]) each?.scrollTo(0, 0);
    this.#head = board.head;
    const hadField = Boolean(this.sheet.querySelector("#typed"));
    this.sheet.dataset.thing = kind ?? (hasChoices ? "list" : "words");
    this.sheet.dataset.look = isTitle ? "title" : hasChoices ? "list" : "few";
    if (!isBare) delete this.sheet.dataset.look;
    this.sheet.classList.toggle("asking", Boolean(board.asks));
    this.sheet.classList.toggle("read", !kind && rows.some(([, text]) => text.length > longestCentered));
    patch(this.sheet, sheet);
    this.#even();
    const field = this.sheet.querySelector("#typed");
    if (field && (!hadField || this.#answered)) field.focus();
    this.#answered = false;
    const guesses = this.sheet.querySelector(".guesses");
    guesses?.querySelector("li:nth-last-child(1 of :not(.empty))")?.scrollIntoView({ block: "nearest" });
  }
}
