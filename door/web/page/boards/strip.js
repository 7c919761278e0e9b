// A row of what the games are played with, above few words.
import { drawUnit } from "./grid.js";
import { make } from "./make.js";
import { peg } from "./pegs.js";

const strips = {
  masterix: () => [..."brrb"].map((side, at) => make("span", { class: `square ${at % 2 ? "dark" : "pale"}` }, drawUnit(side))),
  eggcarton: () => [..."2345"].map((kind) => make("span", { class: "cup" }, make("i", { class: `ball m${kind}` }))),
};

/** @param {string} [game] */
export function drawStrip(game) {
  const things = strips[game]?.() ?? [..."1354"].map((sign) => peg(sign));
  return make("div", { class: `wood strip ${game ?? ""}`, "aria-hidden": "true", "data-kind": `strip ${game}` }, things);
}
