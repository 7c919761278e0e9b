// What the game says to a page that draws boards: its messages, and the bell. There is no screen.

const messages = /\x1b\]437;(\w+);([^\x1b]*)\x1b\\/g;

export class Feed {
  #decoder = new TextDecoder();
  #rest = "";

  // told(kind, content) and rang() are called.
  constructor({ told, rang }) {
    this.told = told;
    this.rang = rang;
  }

  clear() {
    this.#decoder = new TextDecoder();
    this.#rest = "";
  }

  write(bytes) {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    let end = 0;
    for (const { 0: whole, 1: kind, 2: content, index } of text.matchAll(messages)) {
      if (text.slice(end, index).includes("\x07")) this.rang();
      end = index + whole.length;
      this.told(kind, content);
    }
    const behind = text.slice(end);
    const begun = behind.lastIndexOf("\x1b");
    if ((begun < 0 ? behind : behind.slice(0, begun)).includes("\x07")) this.rang();
    this.#rest = begun < 0 ? "" : behind.slice(begun);
  }
}
