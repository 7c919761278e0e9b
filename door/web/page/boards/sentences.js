// Sentences of the game where nobody has keys: in "N offers one." stands what the button of N is called, and
// what must not be torn apart at the end of a line is not.
import { make } from "./make.js";
import { pegsByNames, withPegs } from "./pegs.js";

// A key as sentences name it: in brackets behind what it does, at their beginning, or behind what
// leads to it.
const keys =
  / ?\(([A-Z])\)|(?<=^|[.;:(] |\(|, |[Tt]ap |\bor |\band |\bthen )([Aa]ny key|Enter|Esc|F1|\?|[B-HJ-Z]|[AI](?=:))(?=[ :,.;)]|$)|(?<=[?!] )([A-Z])(?=: )/g;

// Between "Options (O)" and "Password (W)" there: the second key is one of that scene.
const leadsOn = /^, [\w ]+$/;

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
    // "Options (O)", "3 daily puzzles are waiting (D)": what it does is said already.
    const said = bracketed && meant ? before.toLowerCase().lastIndexOf(meant.words.toLowerCase()) : -1;
    if (isThere) {
      found.push(", ", { words: before.slice(2), sends: "" });
      from = match.index + whole.length;
      continue;
    }
    from = match.index + whole.length;
    if (said >= 0) {
      const end = said + meant.words.length;
      found.push(before.slice(0, said), { ...meant, words: before.slice(said, end) }, before.slice(end));
      continue;
    }
    found.push(bracketed && meant ? `${before}: ` : before);
    if (meant) found.push(meant);
    // "?: help" is said already.
    const again = meant ? `: ${meant.words}`.toLowerCase() : "";
    if (again && text.slice(from).toLowerCase().startsWith(again)) from += again.length;
  }
  return [...found, text.slice(from)];
}

// A few words that end a text: "Break its code!"
const shortEnd = /(?<=[.!?] )([^.!?]{1,16}[.!?])$/;

const words = (text) =>
  text.split(day).flatMap((part) => part.split(shortEnd)).flatMap((part) =>
    day.test(part) || /^[^.!?]{1,16}[.!?]$/.test(part) ? make("span", { class: "whole" }, withPegs(part)) : withPegs(part));

/**
 * What the first key in it sends that works now.
 * @param {string} text
 * @param {Map<string, Named>} named
 */
export const firstKeyIn = (text, named) =>
  /** @type {Named | undefined} */ (parts(text, named).find((part) => typeof part !== "string"))?.sends;

/**
 * Each key by what its button is called: the button itself stands below, or is a line of the list.
 * @param {string} text
 * @param {Map<string, Named>} named
 */
export const withKeys = (text, named) =>
  parts(text, named).flatMap((part) => (typeof part === "string" ? words(part) : make("b", {}, part.words)));

/**
 * The same for ears.
 * @param {string} text
 * @param {Map<string, Named>} named
 */
export const keysByWords = (text, named) =>
  pegsByNames(parts(text, named).map((part) => (typeof part === "string" ? part : part.words)).join(""));
