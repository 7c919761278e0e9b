// The board that a link opens comes with the page, and is shown before the line to the game is there. What is
// tapped on it waits for that, and is sent once the game shows the same; what the game shows instead forgets it.

const thing = /"(?:pegs|grid|carton)":/;

export class Early {
  #board = "";
  /** @type {string[] | null} */
  #taps = null;  // null: the game itself is what is shown
  #isShown = false;

  // send(sends) takes what was tapped.
  constructor(send) {
    this.send = send;
  }

  // This board is shown now.
  begin(board) {
    this.#board = board;
    this.#taps = [];
    this.#isShown = true;
  }

  get isShown() {
    return this.#taps !== null && this.#isShown;
  }

  // Words alone come before what a link leads to.
  passes(board) {
    return this.isShown && !thing.test(board);
  }

  tap(sends) {
    if (this.isShown) return void this.#taps.push(sends);
    this.forget();
    this.send(sends);
  }

  // The game shows this.
  meet(board) {
    const taps = this.#taps;
    if (!taps) return;
    this.#isShown = false;
    if (!thing.test(board)) return;
    this.forget();
    if (board === this.#board) for (const sends of taps) this.send(sends);
  }

  forget() {
    this.#taps = null;
  }
}
