// What can be sent to others of a game that is over, and what a caller has marked in the terminal.

/**
 * What is sent.
 * @param {import("./state").Shared} share
 */
export const textOf = ({ line, head, squares, path }) =>
  [...(squares.length ? [head, ...squares] : [line]), `${location.origin}${path}`].join("\n");

/**
 * The word of a challenge can be sent before anybody has a result of it.
 * @param {import("./state").Shared} share
 */
export const kindOf = ({ head }) => (head ? "result" : "word");

export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Where the page came without TLS there is no clipboard but that of the old way.
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (!isDone) throw new Error("not copied");
}

export class Share {
  #text = "";

  // The bar with its button, in which stands, too, what comes next; told(words, button) is called.
  constructor({ bar, button, told }) {
    this.bar = bar;
    this.button = button;
    this.told = told;
    button.addEventListener("click", () => this.send(button));
  }

  /**
   * What the game says; nothing: there is nothing to send.
   * @param {import("./state").Shared} [share]
   */
  show(share) {
    const text = share ? textOf(share) : "";
    if (text === this.#text) return;
    this.#text = text;
    this.bar.hidden = !text;
    if (share) this.button.dataset.shares = kindOf(share);
  }

  // `button` was tapped: what is told stands there.
  async send(button) {
    const text = this.#text;
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await copyText(text);
        this.told("Copied.", button);
      }
    } catch (failure) {
      if (failure.name !== "AbortError") this.told("It could not be copied here.", button);
    }
  }
}

// Ctrl+C copies what is marked; with nothing marked it is a key of the game.
export function copyMarked(terminal, event) {
  const isCopy = event.type === "keydown" && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "c";
  if (!isCopy || !terminal.hasSelection()) return true;
  copyText(terminal.getSelection())
    .then(() => terminal.clearSelection())
    .catch(() => {});
  event.preventDefault();
  return false;
}
