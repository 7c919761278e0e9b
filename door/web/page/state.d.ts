// What the game tells the page beside the screen: written by `board_text` and `page_state`
// (door/wire), drawn here. The tests hold both to it.

/** Row and column on the screen of the game, from 0. */
export type Place = [row: number, column: number];

/** A key that is sent, or a place that is clicked. */
export type Target = string | Place;

/** Words: the row they stand in, how they look, what is said below; and of a choice whether it is
 *  lit, what it sends, the name of the player it begins with, who may have a page, and the game
 *  that it leads to. */
export type Row =
  | [row: number, text: string, look?: string, more?: string]
  | [row: number, text: string, look: string, more: string, lit: number, target: Target, player?: string, game?: string];

/** Pegs as hexadecimal digits, "." an empty hole; then what it was answered, and a note. */
export type Guess =
  | [pegs: string, note?: string]
  | [pegs: string, exact: number, misplaced: number, note?: string];

export interface Pegs {
  row: number;
  holes: number;
  /** Guesses there are; 0: no limit. */
  limit: number;
  digits?: 1;
  palette?: [sign: string, key: string, name: string][];
  guesses: Guess[];
  others?: Guess[];
  /** The row that is filled, a guess or a code; `first` is where its first hole stands. */
  open?: { pegs: string; cursor: number; first: Place; code?: 1 };
}

/** Who plays: name, facts, the last move, 1 on their turn. */
export type Seat = [name: string, facts: string, last: string, isOnTurn: number];

export interface Grid {
  row: number;
  columns: number;
  cells: string;
  marks: string;
  first: Place;
  /** From one cell to the next, down and across. */
  apart: Place;
  seats: Seat[];
  cursor?: number;
  open?: 1;
}

export interface Carton {
  row: number;
  letters: string;
  slots: number[];
  off: number[];
  legs: string;
  /** The side that selects; 0: neither. */
  asks: number;
  hand: number;
  sides: Seat[];
  lit?: number;
  at?: number;
  cursor?: number;
}

/** A small picture: of each pixel, from the upper left, the number of its color in hexadecimal,
 *  or "." where there is none. */
export interface Picture {
  row: number;
  columns: number;
  pixels: string;
  colors: string[];
}

/** All that a scene shows. */
export interface Shown {
  head?: string;
  time?: string;
  /** Where words alone are shown: the game they are of. */
  game?: string;
  /** Pegs have shapes on them and no numbers. */
  shapes?: 1;
  rows?: Row[];
  pegs?: Pegs;
  grid?: Grid;
  carton?: Carton;
  picture?: Picture;
  /** The row of the field to type in, and what stands there. */
  field?: [row: number, text: string];
  say?: string;
  asks?: 1;
}

/** A key that works now: its name, what it does in a word, and in a sentence. */
export type Key = [name: string, does: string, sentence: string];

/** What can be sent to others of a game that is over. */
export interface Shared {
  line: string;
  head: string;
  squares: string[];
  path: string;
}

export interface State {
  keys: Key[];
  hides: boolean;
  sounds: boolean;
  share?: Shared;
}
