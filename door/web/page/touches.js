// Fingers on the terminal: a tap and a drag are the left button of a mouse, and who holds still marks
// text to copy.

// So long a finger holds still, in milliseconds, and so far it may tremble, in pixels.
const long = 500;
const tremble = 10;

/**
 * The columns, from 1, of the words around a column of a row: what stands between two blanks or more.
 * @param {string} row
 * @param {number} column
 */
export function wordsAt(row, column) {
  const found = [...row.matchAll(/\S+(?: \S+)*/g)].find(({ 0: words, index }) => column > index && column <= index + words.length);
  return found ? [found.index + 1, found.index + found[0].length] : [column, column];
}

export class Touches {
  /** @type {number[] | null} */
  #begun = null;
  #isDown = false;
  #timer = 0;
  // What is marked of the row or rows, from and to.
  #marked = null;

  // cellOf(touch) is the column and row below a finger, report(cell, final) tells of the mouse there,
  // wordsAt(cell) are the first and the last cell of the words there, mark(from, to) marks those
  // between, and copy() takes what is marked.
  constructor(place, { cellOf, report, wordsAt: wordsOf, mark, copy }) {
    Object.assign(this, { cellOf, report, wordsOf, mark, copy });
    const listen = (name, take) =>
      place.addEventListener(name, (event) => {
        event.preventDefault();
        take(event.changedTouches[0]);
      }, { passive: false });
    listen("touchstart", (touch) => this.#begin(touch));
    listen("touchmove", (touch) => this.#move(touch));
    listen("touchend", (touch) => this.#end(touch));
    listen("touchcancel", (touch) => this.#cancel(touch));
  }

  #begin(touch) {
    this.#forget();
    this.#begun = [touch.clientX, touch.clientY, this.cellOf(touch)];
    this.#timer = setTimeout(() => this.#hold(), long);
    this.mark(null);
  }

  #hold() {
    this.#marked = this.wordsOf(this.#begun[2]);
    this.mark(...this.#marked);
  }

  #move(touch) {
    if (!this.#begun) return;
    const [x, y, cell] = this.#begun;
    if (this.#marked) return this.#extend(this.cellOf(touch));
    if (this.#isDown || Math.hypot(touch.clientX - x, touch.clientY - y) < tremble) return;
    clearTimeout(this.#timer);
    this.#isDown = true;
    this.report(cell, "M");
  }

  // To the finger, and at least the words it held.
  #extend([column, row]) {
    const [[first, top], [last, bottom]] = this.#marked;
    const isBefore = row < top || (row === top && column < first);
    const isBehind = row > bottom || (row === bottom && column > last);
    this.mark(isBefore ? [column, row] : [first, top], isBehind ? [column, row] : [last, bottom]);
  }

  #end(touch) {
    clearTimeout(this.#timer);
    if (this.#marked) this.copy();
    else if (this.#begun) {
      if (!this.#isDown) this.report(this.#begun[2], "M");
      this.report(this.cellOf(touch), "m");
    }
    this.#forget();
  }

  // What is held by the mouse is let go; nothing is copied.
  #cancel(touch) {
    if (this.#isDown) this.report(this.cellOf(touch), "m");
    this.#forget();
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#begun = null;
    this.#isDown = false;
    this.#marked = null;
  }
}
