// A board of squares with units: discs on one side, diamonds on the other.
import { button, click, make } from "./make.js";

const whose = { b: "blue", r: "red", "*": "destroyed", ".": "empty" };
const meanings = {
  p: "picked up",
  t: "can be jumped onto",
  c: "would be captured",
  x: "can be jumped onto, or captured",
  j: "can jump",
  l: "last move",
  k: "captured by the last move",
};

const nameOf = (columns, at) => `${String.fromCharCode(97 + Math.floor(at / columns))}${(at % columns) + 1}`;

/** A unit of a side, or one destroyed just now. */
export function drawUnit(kind) {
  const shapes = {
    b: [["circle", { cx: 20, cy: 20, r: 14, class: "body" }], ["circle", { cx: 20, cy: 20, r: 6, class: "core" }]],
    r: [["path", { d: "M20 3 37 20 20 37 3 20Z", class: "body" }], ["path", { d: "M20 13 27 20 20 27 13 20Z", class: "core" }]],
    "*": [["path", { d: "M20 4l4 10 11-5-5 11 7 5-10 2 2 10-9-5-7 6 0-10-10-2 8-6-4-10 9 4z", class: "body" }]],
  };
  return make("svg", { viewBox: "0 0 40 40", class: `unit ${whose[kind]}`, "aria-hidden": "true", "data-kind": kind },
    shapes[kind].map(([name, attributes]) => make(name, attributes)));
}

/** @param {import("../state").Grid} grid */
function cell(grid, at) {
  const [kind, mark] = [grid.cells[at], grid.marks[at]];
  const [row, column] = [Math.floor(at / grid.columns), at % grid.columns];
  const name = nameOf(grid.columns, at);
  const words = [name, whose[kind], meanings[mark]].filter(Boolean).join(", ");
  const isHere = at === grid.cursor;
  /** @type {import("../state").Place} */
  const place = [grid.first[0] + row * grid.apart[0], grid.first[1] + column * grid.apart[1]];
  const tone = (row + column) % 2 ? "dark" : "pale";
  return make(
    "div",
    { role: "gridcell" },
    button(
      `square ${tone} ${mark === "." ? "" : `is-${mark}`} ${isHere ? "here" : ""}`,
      // Where nothing is moved a tap says nothing; the squares are there to be read.
      grid.open ? click(place) : null,
      {
        "aria-label": words,
        "aria-disabled": grid.open ? null : "true",
        "data-rove": "grid",
        "data-columns": grid.columns,
        "data-edge-row": column === 0 ? name[0] : null,
        "data-edge-column": row === 0 ? String(column + 1) : null,
      },
      kind === "." ? null : drawUnit(kind),
    ),
  );
}

/** @param {import("../state").Seat} seat */
function seat([name, facts, last, isOnTurn], index) {
  const kind = index === 0 ? "b" : "r";
  return make(
    "li",
    { class: `seat ${whose[kind]}${isOnTurn ? " on-turn" : ""}` },
    drawUnit(kind),
    make("span", {}, make("b", {}, name), " ", make("small", {}, facts)),
    make("span", { class: "last" }, last),
  );
}

/** @param {import("../state").Grid} grid */
export function drawGrid(grid) {
  const rows = [];
  for (let at = 0; at < grid.cells.length; at += grid.columns)
    rows.push(make("div", { role: "row" },
      Array.from({ length: grid.columns }, (_, column) => cell(grid, at + column))));
  return {
    thing: make("div", { class: "frame", "data-kind": "grid" },
      make("div", { class: "wood grid", role: "grid", "aria-label": "Board",
        vars: { "--columns": grid.columns, "--rows": rows.length } }, rows)),
    tools: grid.seats.length ? make("ul", { class: "seats" }, grid.seats.map(seat)) : null,
  };
}

/**
 * The moves that are new, of both.
 * @param {import("../state").Grid} grid
 * @param {import("../state").Grid} [before]
 */
export function newsOfGrid(grid, before) {
  if (!before) return [];
  return grid.seats
    .filter(([, , last], index) => last && !/[tx]/.test(grid.marks) && last !== before.seats[index]?.[2])
    .map(([name, , last]) => `${name}: ${last}`);
}
