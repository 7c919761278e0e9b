// An egg carton with marbles in its slots.
import { button, make } from "./make.js";

const ends = ["past the right end", "past the left end"];
// Where its marbles end first.
const legs = { "*": "ends off the board", "+": "goes on", "-": "ends there" };
// As broad as a plus.
const drawn = (sign) => sign.replace("-", "\u2212");
const kinds = 6;

// A phone held upright: there the carton is turned, and its slots lie two in a row, each as wide as half of it.
export const tall = matchMedia("(orientation: portrait) and (min-height: 43em)");

const usual = 20;

// Marbles lie in rows from the bottom up, or side by side in the middle of a carton that is turned. A place has
// `room` for so many of the usual size: { across, along }; of more they are smaller.
function marbles(count, seed, room) {
  let across = Math.round(room.across / usual);
  const pitchOf = (beside) => Math.min(usual, room.across / beside);
  while (count > across * Math.floor(room.along / pitchOf(across))) across += 1;
  const pitch = pitchOf(across);
  const lines = Math.ceil(count / across);
  const balls = Array.from({ length: count }, (_, i) => {
    const [line, place] = [Math.floor(i / across), i % across];
    const inLine = Math.min(across, count - across * line);
    const beside = room.across / 2 + (place - (inLine - 1) / 2) * pitch;
    const before = tall.matches && !room.isEnd ? (room.along - lines * pitch) / 2 : 0;
    const along = before + pitch / 2 + line * pitch;
    const [x, y] = tall.matches ? [along, beside] : [beside, room.along - along];
    return make("g", { class: `marble m${(seed + i) % kinds}` },
      make("circle", { cx: x, cy: y, r: pitch * 0.485, class: "glass" }),
      make("circle", { cx: x - pitch * 0.14, cy: y - pitch * 0.16, r: pitch * 0.11, class: "glint" }));
  });
  const shape = tall.matches
    ? { viewBox: `0 0 ${room.along} ${room.across}`, preserveAspectRatio: room.isEnd ? "xMinYMid meet" : "xMidYMid meet" }
    : { viewBox: `0 0 ${room.across} ${room.along}`, preserveAspectRatio: "xMidYMax meet" };
  return make("svg", { ...shape, "aria-hidden": "true", class: "marbles" }, balls);
}

const inSlot = (isFigure) => ({ across: 40, along: tall.matches ? 80 : isFigure ? 44 : 104 });
const pastEnd = () => ({ across: 25, along: tall.matches ? 240 : 236, isEnd: true });

/** @param {import("../state").Carton} carton */
function slot(carton, at, isFigure) {
  const isUpper = at >= 6;
  const letter = carton.letters[at];
  const count = carton.slots[at];
  const isOwn = carton.asks === (isUpper ? 2 : 1);
  const leg = legs[carton.legs[at]];
  const words = [`Slot ${letter}`, `${count} ${count === 1 ? "marble" : "marbles"}`, leg].filter(Boolean).join(", ");
  const states = [
    carton.lit === at && "lit",
    carton.at === at && "hand",
    carton.cursor === at && "here",
    isOwn && count > 0 && "offered",
    isUpper ? "upper" : "lower",
  ].filter(Boolean);
  return button(
    `well ${states.join(" ")}`,
    letter,
    { "aria-label": words, "data-rove": "carton", "data-columns": 6, "aria-disabled": isOwn && count > 0 ? null : "true" },
    make("span", { class: "letter" }, leg ? make("small", { "data-sign": drawn(carton.legs[at]) }) : null, make("i", { "data-sign": letter })),
    marbles(count, at, inSlot(isFigure)),
    make("b", { "data-sign": count }),
  );
}

/** @param {import("../state").Carton} carton */
function end(carton, index) {
  const count = carton.off[index];
  const isLit = carton.lit === 12 + index || carton.at === 12 + index;
  return make(
    "div",
    { class: `end${isLit ? " lit" : ""}`, role: "img", "aria-label": `${count} ${ends[index]}` },
    marbles(count, index, pastEnd()),
    make("b", {}, make("small", {}, "off"), String(count)),
  );
}

// What the signs at the slots mean, as long as there are any.
function legend({ legs: signs }) {
  return make("p", { class: "legend of-legs", "aria-hidden": "true", "data-kind": "legend" },
    Object.entries(legs).map(([sign, words]) => signs.includes(sign) ? make("span", {}, make("b", {}, drawn(sign)), words) : null));
}

/** @param {import("../state").Seat} seat */
function side([name, facts, last, isOnTurn]) {
  return make("li", { class: `seat${isOnTurn ? " on-turn" : ""}` },
    make("span", {}, make("b", {}, name), " ", make("small", {}, facts)),
    make("span", { class: "last" }, last.trim()));
}

// The first ones, as far as there is room beside the words.
const mostInHand = 8;

/** @param {import("../state").Carton} carton */
const inHand = ({ hand, at }) => Array.from({ length: Math.min(hand, mostInHand) }, (_, i) =>
  make("i", { class: `ball m${((at ?? 0) + i) % kinds}`, "aria-hidden": "true", "data-kind": "ball" }));

/**
 * Of a figure the slots are low.
 * @param {import("../state").Carton} carton
 */
function frame(carton, isFigure = false) {
  const upper = [11, 10, 9, 8, 7, 6].map((at) => slot(carton, at, isFigure));
  const lower = [0, 1, 2, 3, 4, 5].map((at) => slot(carton, at, isFigure));
  return make("div", { class: "frame", "data-kind": "carton" },
    make("div", { class: `carton${tall.matches ? " turned" : ""}`, role: "group", "aria-label": "Egg carton" },
      end(carton, 1), make("div", { class: "wells" }, upper, lower), end(carton, 0)));
}

/** @param {import("../state").Carton} carton */
export function drawCarton(carton) {
  return {
    thing: frame(carton),
    tools: carton.sides.length
      ? make("ul", { class: "seats" }, carton.sides.map(side),
        make("li", { class: "in-hand" }, carton.hand ? [make("span", {}, `In hand: ${carton.hand}`), inHand(carton)] : carton.legs.trim() ? legend(carton) : "\u200b"))
      : null,
  };
}

/**
 * A carton that nobody plays with.
 * @param {import("../state").Carton} carton
 */
export const drawFigure = (carton) => make("div", { class: "model", inert: true, "data-kind": "model" }, frame(carton, true));

/**
 * True while marbles are on their way.
 * @param {import("../state").Carton} carton
 */
export const isMoving = (carton) => carton.lit != null || carton.at != null;

/**
 * @param {import("../state").Carton} carton
 * @param {import("../state").Carton} [before]
 */
export function newsOfCarton(carton, before) {
  if (!before || isMoving(carton)) return [];
  return carton.sides
    .filter(([, , last], index) => last.trim() && last !== before.sides[index]?.[2])
    .map(([name, , last]) => `${name}: ${last.trim()}`);
}
