// What is said around a board: rows of words, those that can be chosen, and the field to type in.
import { button, click, make, said } from "./make.js";
import { withPegs } from "./pegs.js";
import { withKeys } from "./sentences.js";
import { isDrawn, isInColumns, tableOf } from "./tables.js";

const columns = / {2,}/;
// Behind what is chosen of several.
const chosen = "✓";

/** @param {import("../state").Target} target */
const sends = (target) => (typeof target === "string" ? target : click(target));

// "C  Colors   on" as the name of a setting and its value; a list marks what is lit in its own way.
function partsOf(text, target) {
  const words = text.trim().replace(/^[>»]\s*/, "");
  const [name, ...values] = words.split(columns);
  const isKey = values.length > 0 && (name === target || /^\d-\d$/.test(name));
  return isKey ? values : [name.startsWith(`${target} `) ? name.slice(2) : name, ...values];
}

// The page of a player, beside the call and not in its place.
const linkTo = (player, ...children) =>
  make("a", { class: "who", href: `/player/${encodeURIComponent(player)}`, target: "_blank", rel: "noopener",
    title: `The page of ${player}` }, children);

/** @param {import("../state").Row} row */
function choice([, text, look, more, lit, target, player, game]) {
  const [name, ...values] = partsOf(text, target);
  return make("li", { class: player ? "of-player" : null }, player ? linkTo(player, name) : null, button(
    `choice ${lit ? "lit" : ""} ${look ?? ""}${game ? " of-game" : ""}`,
    sends(target),
    { "data-rove": "list", "aria-current": lit ? "true" : null, "aria-pressed": values.includes(chosen) ? "true" : null },
    game ? make("i", { class: `art ${game}`, "aria-hidden": "true" }) : null,
    player ? said(`${name}, the game: `) : make("b", {}, withPegs(name)),
    values.length ? make("span", { class: "value" }, withPegs(values.join(" "))) : null,
    more ? make("small", {}, withPegs(more.trim())) : null,
  ));
}

/**
 * The choices by their keys.
 * @param {import("../state").Row[]} rows
 */
export function namedRows(rows) {
  /** @type {Map<string, import("./sentences.js").Named>} */
  const found = new Map();
  for (const [, text, , , , target] of rows)
    if (typeof target === "string") found.set(target, { words: partsOf(text, target)[0], sends: target });
  return found;
}

/**
 * @param {import("../state").Row} row
 * @param {import("../state").Row[]} rows
 */
function kindOf(row, rows) {
  if (row.length > 4) return "choice";
  const isAmong = (others) => others.some(([at, text]) => Math.abs(at - row[0]) <= 2 && isDrawn(text));
  const index = rows.indexOf(row);
  // The first days of a month are few, and stand where they stand.
  if (isDrawn(row[1]) || (isAmong(rows.slice(0, index)) && isAmong(rows.slice(index + 1)))) return "drawn";
  return isInColumns(row[1]) ? "columns" : "words";
}

/**
 * A row that keeps its places.
 * @param {import("../state").Row} row
 */
function drawn([, text, look]) {
  return make("p", { class: `${look ?? ""} table` }, withPegs(text));
}

// Few short names, one of which is open, stand side by side.
const longestTab = 13;
const areTabs = (rows) =>
  rows.length > 1 && rows.length < 5 && rows.some(([, , , , lit]) => lit) &&
  rows.every(([, text, , more, , target, player]) => !more && !player && typeof text === "string" &&
    partsOf(text, target).length === 1 && text.trim().length <= longestTab);

const drawers = {
  choice: (rows) => [make("ul", { class: `choices${areTabs(rows) ? " tabs" : ""}` }, rows.map(choice))],
  columns: (rows, named, title) => [tableOf(rows, title) ?? rows.map(drawn)].flat(),
  drawn: (rows) => rows.map(drawn),
  words: (rows, named) => rows.map(([, text, look, more]) =>
    make("p", { class: look ?? "" }, withKeys(text.trim(), named), more ? make("small", {}, withPegs(more)) : null)),
};

/**
 * Rows that are drawn together.
 * @typedef {{ kind: string, rows: import("../state").Row[], title?: string }} Run
 */

/**
 * What stands in another look right above a table is the name of it.
 * @param {Run[]} runs
 */
function takeTitles(runs) {
  for (const [index, run] of runs.entries()) {
    const above = runs[index - 1];
    const last = above?.rows.at(-1);
    if (run.kind !== "columns" || above?.kind !== "words" || last[2] !== "hue" || last[0] !== run.rows[0][0] - 1) continue;
    run.title = above.rows.pop()[1].trim();
  }
}

/**
 * Rows of a kind that stand together are drawn together.
 * @param {import("../state").Row[]} rows
 * @param {Map<string, import("./sentences.js").Named>} named
 */
export function drawRows(rows, named) {
  /** @type {Run[]} */
  const runs = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const kind = kindOf(row, rows);
    // What an empty row parts is two tables, or two lists.
    const isWhole = !["columns", "choice"].includes(kind) || row[0] <= last?.rows.at(-1)[0] + 1;
    const isNext = last?.kind === kind && isWhole;
    if (isNext) last.rows.push(row);
    else runs.push({ kind, rows: [row] });
  }
  takeTitles(runs);
  return runs.flatMap(({ kind, rows: together, title }) => drawers[kind](together, named, title));
}

// The field to type in. What stands there already is taken back before the answer is sent.
export function drawField([row, text], label, hides) {
  return make(
    "form",
    { class: "field", autocomplete: "off", "data-kind": `field ${row} ${label} ${hides}`, "data-typed": text.length },
    make("label", { for: "typed" }, label),
    make("input", {
      id: "typed",
      type: hides ? "password" : "text",
      value: hides ? null : text,
      maxlength: 80,
      autocapitalize: hides ? "off" : "words",
      autocorrect: "off",
      spellcheck: "false",
      enterkeyhint: "go",
    }),
    make("button", { type: "submit", class: "key primary" }, "OK"),
  );
}

export function answerOf(form) {
  return `${"\x7f".repeat(Number(form.dataset.typed))}${form.querySelector("input").value}\r`;
}
