// The icons and the preview of the page, drawn as PNG: a wooden board with pegs.
import { deflateSync } from "node:zlib";

const ground = [20, 17, 13];
const edge = [58, 36, 19];
const wood = [138, 90, 43];
const light = [236, 226, 206];
const pegs = { red: [211, 58, 44], yellow: [230, 194, 41], blue: [45, 111, 208], green: [47, 158, 79] };

// Of a chunk; the zlib of older nodes keeps its own to itself.
const table = Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
const sumOf = (bytes) => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

function chunk(kind, content) {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(sumOf(body));
  return Buffer.concat([size, body, sum]);
}

class Canvas {
  constructor(width, height, color) {
    Object.assign(this, { width, height, cells: new Float32Array(width * height * 3) });
    for (let i = 0; i < width * height; ++i) this.cells.set(color, 3 * i);
  }

  // `distance(x, y)` is that from the edge of a shape, negative inside.
  fill(distance, color) {
    for (let y = 0; y < this.height; ++y)
      for (let x = 0; x < this.width; ++x) {
        const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)));
        if (covered === 0) continue;
        const at = 3 * (y * this.width + x);
        const mixed = typeof color === "function" ? color(x, y) : color;
        for (let i = 0; i < 3; ++i) this.cells[at + i] += (mixed[i] - this.cells[at + i]) * covered;
      }
  }

  disc(cx, cy, radius, color) {
    this.fill((x, y) => Math.hypot(x - cx, y - cy) - radius, color);
  }

  plank(left, top, width, height, round, color) {
    this.fill((x, y) => {
      const dx = Math.abs(x - left - width / 2) - width / 2 + round;
      const dy = Math.abs(y - top - height / 2) - height / 2 + round;
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
    }, color);
  }

  peg(cx, cy, radius, color) {
    this.disc(cx, cy + radius * 0.1, radius * 1.08, edge);
    this.disc(cx, cy, radius, color);
    this.disc(cx - radius * 0.35, cy - radius * 0.35, radius * 0.18, color.map((each) => each + (255 - each) * 0.6));
  }

  png() {
    const rows = Buffer.alloc(this.height * (1 + 3 * this.width));
    for (let y = 0; y < this.height; ++y)
      for (let i = 0; i < 3 * this.width; ++i)
        rows[y * (1 + 3 * this.width) + 1 + i] = Math.round(this.cells[y * 3 * this.width + i]);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const sign = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
    return Buffer.concat([
      sign, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0)),
    ]);
  }
}

// A square: four pegs on a board. It fills all of it, so that a phone may cut its corners off.
export function icon(size) {
  const canvas = new Canvas(size, size, wood);
  const at = [0.34, 0.66].map((part) => part * size);
  const colors = [pegs.red, pegs.yellow, pegs.blue, pegs.green];
  colors.forEach((color, i) => canvas.peg(at[i % 2], at[i >> 1], size * 0.135, color));
  return canvas.png();
}

// A favicon of one picture, which may be a PNG.
export function favicon() {
  const picture = icon(32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 24, 0], 6);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

// Letters of five by seven points.
const letters = {
  c: "01110 10001 10000 10000 10000 10001 01110",
  o: "01110 10001 10001 10001 10001 10001 01110",
  d: "11110 10001 10001 10001 10001 10001 11110",
  e: "11111 10000 10000 11110 10000 10000 11111",
  m: "10001 11011 10101 10101 10001 10001 10001",
  a: "01110 10001 10001 11111 10001 10001 10001",
  k: "10001 10010 10100 11000 10100 10010 10001",
  r: "11110 10001 10001 11110 10100 10010 10001",
};

function write(canvas, text, left, top, point, color) {
  [...text].forEach((letter, number) =>
    letters[letter].split(" ").forEach((row, y) =>
      [...row].forEach((bit, x) => {
        if (bit === "1")
          canvas.plank(left + (number * 6 + x) * point, top + y * point, point * 0.9, point * 0.9, point * 0.2, color);
      }),
    ),
  );
}

// What chats show beside a link: guesses with their marks, and no code that anybody has to break.
export function preview() {
  const canvas = new Canvas(1200, 630, ground);
  write(canvas, "codemaker", 60, 60, 20, light);
  canvas.plank(60, 250, 1080, 320, 24, edge);
  canvas.plank(68, 258, 1064, 304, 20, wood);
  const rows = [
    [["red", "red", "yellow", "blue"], "**o-"],
    [["red", "green", "red", "yellow"], "*oo-"],
  ];
  rows.forEach(([colors, marks], row) => {
    const y = 335 + 150 * row;
    colors.forEach((color, i) => canvas.peg(170 + 160 * i, y, 56, pegs[color]));
    [...marks].forEach((mark, i) => {
      const color = mark === "*" ? [24, 18, 12] : mark === "o" ? light : edge;
      canvas.disc(860 + 62 * i, y, mark === "-" ? 9 : 22, color);
    });
  });
  return canvas.png();
}
