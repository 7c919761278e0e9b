// What is said around a board: rows of words, those that can be chosen, and the field to type in.
import { button, click, make } from "./make.js";
import { withPegs } from "./pegs.js";

const columns = / {2,}/;

/** @param {import("../state").Target} target */
const sends = (target) => (typeof target === "string" ? target : click(target));

// "C  Colors   on" as the name of a setting and its value; a list marks what is lit in its own way.
function partsOf(text, target) {
  const words = text.trim().replace(/^[>»]\s*/, "");
  const [name, ...values] = words.split(columns);
  const isKey = values.length > 0 && (name === target || /^\d-\d$/.test(name));
  return isKey ? values : [name.startsWith(`${target} `) ? name.slice(2) : name, ...values];
}

/** @param {import("../state").Row} row */
function choice([, text, look, more, lit, target]) {
  const [name, ...values] = partsOf(text, target);
  return make("li", {}, button(
    `choice ${lit ? "lit" : ""} ${look ?? ""}`,
    sends(target),
    { "data-rove": "list", "aria-current": lit ? "true" : null },
    make("b", {}, withPegs(name)),
    values.length ? make("span", { class: "value" }, withPegs(values.join(" "))) : null,
    more ? make("small", {}, withPegs(more.trim())) : null,
  ));
}

/**
 * A row whose words stand in columns keeps them.
 * @param {import("../state").Row} row
 */
function row([, text, look]) {
  const isTable = columns.test(text.trim());
  return make("p", { class: `${look ?? ""}${isTable ? " table" : ""}` }, withPegs(isTable ? text : text.trim()));
}

/**
 * Choices side by side are one list.
 * @param {import("../state").Row[]} rows
 */
export function drawRows(rows) {
  const drawn = [];
  let list = null;
  for (const each of rows) {
    const isChoice = each.length > 4;
    if (!isChoice) list = null;
    else if (!list) drawn.push((list = make("ul", { class: "choices" })));
    if (isChoice) list.append(choice(each));
    else drawn.push(row(each));
  }
  return drawn;
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
