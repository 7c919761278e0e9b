// The game in a terminal: xterm.js, as large as the window lets it be.
import "./styles.js";
import { copyMarked, copyText } from "./share.js";
import { Touches, wordsAt } from "./touches.js";
import { WebglAddon } from "@xterm/addon-webgl";
import { Terminal } from "@xterm/xterm";

const wide = { columns: 80, rows: 24 };
const narrow = { columns: 40, rows: 20 };
// A window less wide than this shows small screens: full ones would have letters too small to read.
const narrowest = 560;

// The colors of the cards on which boards were drawn; a shade of black tells the screen from the page.
const vga = {
  background: "#08080a",
  foreground: "#aaaaaa",
  cursor: "#ffffff",
  black: "#08080a",
  red: "#aa0000",
  green: "#00aa00",
  yellow: "#aa5500",
  blue: "#0000aa",
  magenta: "#aa00aa",
  cyan: "#00aaaa",
  white: "#aaaaaa",
  brightBlack: "#555555",
  brightRed: "#ff5555",
  brightGreen: "#55ff55",
  brightYellow: "#ffff55",
  brightBlue: "#5555ff",
  brightMagenta: "#ff55ff",
  brightCyan: "#55ffff",
  brightWhite: "#ffffff",
};

const osc = 437;  // the number of what the game tells the page (door/wire/page_talk.hpp)

export class Screen {
  // typed(data), told(kind, content), rang() and copied() are called.
  constructor(place, { typed, told, rang, copied }) {
    this.place = place;
    this.copied = copied;
    this.size = this.#wanted();
    this.terminal = new Terminal({
      cols: this.size.columns,
      rows: this.size.rows,
      fontFamily: "VGA, monospace",
      fontSize: 16,
      lineHeight: 1,
      scrollback: 0,
      cursorBlink: false,
      customGlyphs: true,
      fontWeightBold: "normal",
      // Dark grey on black cannot be read by everybody; frames and pegs keep their colors.
      minimumContrastRatio: 4.5,
      theme: vga,
    });
    this.terminal.onData(typed);
    this.terminal.onBinary((data) => typed(Uint8Array.from(data, (letter) => letter.charCodeAt(0))));
    this.terminal.onBell(rang);
    this.terminal.attachCustomKeyEventHandler((event) => copyMarked(this.terminal, event));
    this.terminal.parser.registerOscHandler(osc, (text) => {
      const end = text.indexOf(";");
      told(text.slice(0, end), text.slice(end + 1));
      return true;
    });
    this.typed = typed;
  }

  // To be called once the font is there.
  open() {
    this.terminal.open(this.place);
    if (!matchMedia("(pointer: coarse)").matches) this.#drawFast();
    else this.showKeyboard(false);
    this.terminal.textarea.setAttribute("aria-label", "Keys for the game");
    this.#takeTouches();
    this.fit();
  }

  // The screens of a phone are small: there the browser draws the letters as fast, and sleeps more.
  #drawFast() {
    try {
      const drawn = new WebglAddon();
      drawn.onContextLoss(() => drawn.dispose());
      this.terminal.loadAddon(drawn);
    } catch {
      // Without WebGL the browser draws the letters itself.
    }
  }

  write(bytes) {
    this.terminal.write(bytes);
  }

  clear() {
    this.terminal.reset();
  }

  focus() {
    this.terminal.focus();
  }

  // Of a phone: a finger on the screen is a mouse and must not bring the keyboard up.
  showKeyboard(isShown) {
    this.terminal.textarea.inputMode = isShown ? "text" : "none";
    this.terminal.textarea.blur();
    if (isShown) this.terminal.focus();
  }

  get isKeyboardShown() {
    return this.terminal.textarea.inputMode === "text";
  }

  // True if the game has to be told of another size.
  fit() {
    const { columns, rows } = this.#wanted();
    const isOther = columns !== this.size.columns || rows !== this.size.rows;
    this.size = { columns, rows };
    // A letter is half as wide as it is high.
    const room = this.place.getBoundingClientRect();
    const size = Math.floor(Math.min((2 * room.width) / columns, room.height / rows));
    if (isOther) this.terminal.resize(columns, rows);
    // Rows are a whole number of pixels high, and may be higher than their letters.
    const screen = this.place.querySelector(".xterm-screen");
    for (let letters = Math.max(6, size); ; --letters) {
      this.terminal.options.fontSize = letters;
      if (letters <= 6 || screen.clientHeight <= room.height) break;
    }
    return isOther;
  }

  #wanted() {
    return this.place.clientWidth < narrowest ? narrow : wide;
  }

  // There is no mouse while the game wants none; text is marked all the same.
  #takeTouches() {
    const { terminal } = this;
    new Touches(this.place, {
      cellOf: (touch) => {
        const area = this.place.querySelector(".xterm-screen").getBoundingClientRect();
        const cell = (at, start, length, count) =>
          Math.min(count, Math.max(1, 1 + Math.floor(((at - start) * count) / length)));
        return [cell(touch.clientX, area.left, area.width, this.size.columns),
          cell(touch.clientY, area.top, area.height, this.size.rows)];
      },
      report: ([column, row], final) => {
        if (terminal.modes.mouseTrackingMode !== "none") this.typed(`\x1b[<0;${column};${row}${final}`);
      },
      wordsAt: ([column, row]) => {
        const text = terminal.buffer.active.getLine(row - 1)?.translateToString() ?? "";
        return wordsAt(text, column).map((each) => [each, row]);
      },
      mark: (from, to) => {
        terminal.clearSelection();
        if (!from) return;
        const [[column, row], [last, bottom]] = [from, to];
        terminal.select(column - 1, row - 1, (bottom - row) * terminal.cols + last - column + 1);
      },
      copy: () => copyText(terminal.getSelection()).then(this.copied, () => {}),
    });
  }
}
