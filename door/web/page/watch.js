// A game that is over, move by move, on the board on which it was played.
import { Board } from "./boards/board.js";
import { make } from "./boards/make.js";

const pause = 1100;

/** @type {import("./state").Shown[]} */
const boards = JSON.parse(document.getElementById("boards").textContent);
const last = boards.length - 1;
const place = make("section", { id: "board", "aria-label": "The game" });
document.querySelector("pre.screen").replaceWith(place);
document.body.dataset.mode = "board";
document.querySelector("nav.steps").remove();
document.getElementById("said").remove();
const moves = [...document.querySelectorAll("ol a")];
const player = document.querySelector("h1").textContent;
// Where the board comes before all words it says whose game it is, and what came of it when.
const isFirst = matchMedia("(min-aspect-ratio: 11/10)");
const facts = [...document.querySelector("h1 + p").childNodes].map(({ textContent }) => textContent.trim());
/** @type {import("./state").Row[]} */
const rowsOfFacts = facts.map((words, at) => [at - facts.length, words, "dim"]);

/**
 * It opens where the board shows something of the game: of codes the first guess.
 * @param {import("./state").Shown} board
 */
const isBegun = ({ pegs }) => !pegs || pegs.guesses.length + (pegs.others?.length ?? 0) > 0;
const opening = Math.max(1, boards.findIndex((board, move) => move > 0 && isBegun(board)));
let at = Math.min(Number(new URLSearchParams(location.search).get("move") ?? opening), last);
let timer = 0;

const keys = () => /** @type {import("./state").Key[]} */ ([
  ["G", "start", "G: before the first move."],
  ["B", "previous", "B or left: one move back."],
  ["Enter", timer ? "pause" : "play", "Enter: plays on by itself, or stands still."],
  ["N", "next", "N or right: one move on."],
  ["E", "end", "E: the end."],
]);
const steps = { B: -1, N: 1, G: -boards.length, E: boards.length, "\x1b[D": -1, "\x1b[C": 1 };

function show(move) {
  at = Math.min(Math.max(move, 0), last);
  const { head = "", rows = [] } = boards[at];
  const first = { head: `${player}: ${head}`, rows: [...rowsOfFacts, ...rows] };
  board.take(JSON.stringify({ ...boards[at], ...(isFirst.matches ? first : {}) }));
  board.takeState({ keys: keys(), hides: false, sounds: false });
  moves.forEach((link, index) => {
    if (index + 1 === at) link.parentElement.setAttribute("aria-current", "step");
    else link.parentElement.removeAttribute("aria-current");
  });
  history.replaceState(null, "", `?move=${at}`);
}

function stop() {
  clearInterval(timer);
  timer = 0;
}

function playOn() {
  if (at >= last) stop();
  show(at >= last ? at : at + 1);
}

// From the end it begins anew.
function begin() {
  timer = window.setInterval(playOn, pause);
  show(at >= last ? 0 : at);
}

const board = new Board(place, {
  pressed(sends) {
    const step = steps[sends.length === 1 ? sends.toUpperCase() : sends];
    if (step === undefined && !["\r", " "].includes(sends)) return;
    const plays = timer !== 0;
    stop();
    if (step !== undefined) show(at + step);
    else if (plays) show(at);
    else begin();
  },
  stranger() {},
});

document.addEventListener("keydown", (event) => board.type(event));
moves.forEach((link, index) =>
  link.addEventListener("click", (event) => {
    event.preventDefault();
    stop();
    show(index + 1);
    place.scrollIntoView({ block: "nearest" });
  }));
show(at);
