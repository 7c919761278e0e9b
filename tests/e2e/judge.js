// xterm.js as a judge of the bytes: orders by JSON lines on standard input, and to each what the
// terminal shows then. Orders are {"write": hex} and {"resize": [columns, rows]}.
"use strict";

const readline = require("readline");
const { Terminal } = require("@xterm/headless");

let answers = "";
let unknown = [];
const complain = (message, ...details) => {
  if (/^(Unknown|Parsing error)/.test(message)) unknown.push(message + JSON.stringify(details));
};
const logger = { trace() {}, debug: complain, info() {}, warn: complain, error: complain };
const terminal = new Terminal({
  cols: Number(process.argv[2]),
  rows: Number(process.argv[3]),
  allowProposedApi: true,
  logLevel: "debug",
  logger,
});
terminal.onData((data) => (answers += data));

const hex = (number) => number.toString(16).padStart(6, "0");

// One of the eight colors by its number, all others as rrggbb: of the 256 there is a cube and greys.
function color(number, isDirect) {
  if (isDirect) return hex(number);
  if (number < 16) return number;
  if (number >= 232) return hex(0x010101 * (8 + 10 * (number - 232)));
  const level = (step) => (step === 0 ? 0 : 55 + 40 * step);
  const [red, green, blue] = [36, 6, 1].map((weight) => level(Math.floor((number - 16) / weight) % 6));
  return hex((red << 16) | (green << 8) | blue);
}

// Of a cell what can be seen: the letter's color, * if bold; behind a slash the color behind it; ! if
// there is anything that is never wanted. What has no color is white on black.
function look(cell) {
  const foreground = cell.isFgDefault() ? 7 : color(cell.getFgColor(), cell.isFgRGB());
  const background = cell.isBgDefault() ? 0 : color(cell.getBgColor(), cell.isBgRGB());
  const isOdd = cell.isInverse() || cell.isUnderline() || cell.isBlink() || cell.isInvisible();
  const isBlank = (cell.getChars() || " ") === " ";
  const letter = isBlank ? "" : `${foreground}${cell.isBold() ? "*" : ""}`;
  return `${letter}/${background}${isOdd ? "!" : ""}`;
}

function shown() {
  const buffer = terminal.buffer.active;
  const rows = [];
  const looks = [];
  for (let y = 0; y < terminal.rows; ++y) {
    const line = buffer.getLine(buffer.baseY + y);
    const cells = Array.from({ length: terminal.cols }, (_, x) => line.getCell(x));
    rows.push(cells.map((cell) => cell.getChars() || " ").join(""));
    looks.push(cells.map(look).join(" "));
  }
  return {
    rows,
    looks,
    cursor: [buffer.cursorY, buffer.cursorX],
    scrolled: buffer.baseY,
    mouse: terminal.modes.mouseTrackingMode,
  };
}

function reply() {
  console.log(JSON.stringify({ ...shown(), answers, unknown }));
  answers = "";
  unknown = [];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const order = JSON.parse(line);
  if (order.resize) {
    terminal.resize(...order.resize);
    reply();
  } else {
    terminal.write(Buffer.from(order.write, "hex"), reply);
  }
});
