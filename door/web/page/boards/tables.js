// Rows whose words stand in columns, as a table.
import { make } from "./make.js";
import { withPegs } from "./pegs.js";

const gap = / {2,}/;

export const isInColumns = (text) => gap.test(text.trim());

// Bars, and the days of a month.
export const isDrawn = (text) => /[\u2580-\u259f]|(\d+[ -]+){4}|(\b\w\w ){6}/.test(text);

// Pegs of one row are one thing, however far they stand from each other.
const apart = /(?<=[\ue000-\ue00f]) +([\ue000-\ue00f])/g;
// What is short stands at the right end, where figures do.
const short = 24;
// Pegs stand beside what they are.
const isOfPegs = (cell) => /^[\ue000-\ue00f ]+$/.test(cell);

// Where columns begin: behind two places or more that are empty in each row.
function columnsOf(texts) {
  const width = Math.max(...texts.map((text) => text.length));
  const isEmpty = (at) => texts.every((text) => (text[at] ?? " ") === " ");
  const starts = [];
  let empty = 2;  // the first one begins without a gap
  for (let at = 0; at < width; ++at) {
    if (isEmpty(at)) {
      ++empty;
      continue;
    }
    if (empty > 1) starts.push(at);
    empty = 0;
  }
  return starts;
}

const isFigure = (cell) => /^[+-]?[\d.,]+ ?%?$/.test(cell);

/**
 * null: they have no columns in common.
 * @param {import("../state").Row[]} rows
 * @param {string} [title]
 */
export function tableOf(rows, title) {
  // The row that the game's light bar is on.
  const marks = /^[>»]| <$|(?<=^ *\d+\.?)»/;
  const texts = rows.map(([, text]) => text.replace(marks, (mark) => " ".repeat(mark.length)).replace(apart, "$1"));
  const starts = columnsOf(texts);
  if (starts.length < 2) return null;
  const cells = texts.map((text) => starts.map((start, at) => text.slice(start, starts[at + 1]).trim()));
  const isOfFigures = starts.map((_, at) => {
    const filled = cells.map((row) => row[at]).filter(Boolean);
    const isLast = at > 0 && at === starts.length - 1 && filled.every((cell) => cell.length <= short && !isOfPegs(cell));
    return isLast || (filled.some(isFigure) && filled.filter((cell) => !isFigure(cell)).length < 2);
  });
  const areLabels = starts.length === 2 && cells.every(([, pegs]) => isOfPegs(pegs));
  return make("table", { class: `columns${areLabels ? " labels" : ""}${title ? " titled" : ""}`, "data-kind": "columns" }, title ? make("caption", {}, title) : null, cells.map((row, index) =>
    make("tr", { class: `${rows[index][2] ?? ""}${marks.test(rows[index][1]) ? " lit" : ""}` }, row.map((cell, at) =>
      make("td", { class: isOfFigures[at] ? "figure" : null }, withPegs(cell))))));
}
