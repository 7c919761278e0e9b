// Sentences of the game where nobody has keys: in "N offers one." stands a button that says what N
// does, and what must not be torn apart at the end of a line is not.
import { button, make } from "./make.js";
import { withPegs } from "./pegs.js";

// A key as sentences name it: in brackets behind what it does, at their beginning, or behind what
// leads to it.
const keys =
  / ?\(([A-Z])\)|(?<=^|[.;:(] |\(|, |[Tt]ap |\bor |\band |\bthen )([Aa]ny key|Enter|Esc|F1|\?|[B-HJ-Z]|[AI](?=:))(?=[ :,.;)]|$)|(?<=[?!] )([A-Z])(?=: )/g;

// Between "Options (O)" and "Password (W)" there: the second key is one of that scene.
const leadsOn = /^, [\w ]+$/;

const closing = /^[.,;:!?)]+/;

const day = /\b(\d{4}-\d\d-\d\d)\b/;

/**
 * What a key is called, and what it sends.
 * @typedef {{ words: string, sends: string }} Named
 */

/**
 * The text and the keys in it, one behind the other. A key of another scene is said as it is, but
 * not in brackets.
 * @param {string} text
 * @param {Map<string, Named>} named
 * @returns {(string | Named)[]}
 */
function parts(text, named) {
  const found = [];
  let from = 0;
  let leads = false;
  for (const match of text.matchAll(keys)) {
    const [whole, bracketed, within = "", asked = ""] = match;
    const plain = within || asked;
    const key = bracketed ?? plain;
    const before = text.slice(from, match.index);
    const isThere = Boolean(bracketed) && leads && leadsOn.test(before);
    const meant = isThere
      ? undefined
      : (named.get(key) ?? named.get(key.toLowerCase()) ?? (key === "F1" ? named.get("?") : undefined));
    if (!meant && !bracketed) continue;
    leads = Boolean(bracketed);
    // "Options (O)": what it does is said already.
    const isSaid = bracketed && meant && before.endsWith(meant.words);
    found.push(isSaid ? before.slice(0, -meant.words.length) : bracketed && meant ? `${before} ` : before);
    if (meant) found.push(meant);
    from = match.index + whole.length;
    // "?: help" is a button that says so.
    const again = meant ? `: ${meant.words}`.toLowerCase() : "";
    if (again && text.slice(from).toLowerCase().startsWith(again)) from += again.length;
  }
  return [...found, text.slice(from)];
}

const words = (text) =>
  text.split(day).flatMap((part, at) => (at % 2 ? make("span", { class: "whole" }, part) : withPegs(part)));

/**
 * @param {string} text
 * @param {Map<string, Named>} named
 */
export function withKeys(text, named) {
  const all = parts(text, named);
  return all.flatMap((part, at) => {
    if (typeof part === "string") return words(typeof all[at - 1] === "object" ? part.replace(closing, "") : part);
    // What closes a sentence does not begin a line.
    const [end] = closing.exec(String(all[at + 1])) ?? [""];
    const key = button("word", part.sends, {}, part.words);
    return end ? make("span", { class: "whole" }, key, end) : key;
  });
}

/**
 * The same for ears.
 * @param {string} text
 * @param {Map<string, Named>} named
 */
export const keysByWords = (text, named) =>
  parts(text, named).map((part) => (typeof part === "string" ? part : part.words)).join("");
