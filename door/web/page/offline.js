// Without a network: what was on the board last, to look at.
import { Board } from "./boards/board.js";

const place = document.getElementById("board");
const text = localStorage.getItem("last");
if (text) {
  document.getElementById("last").hidden = false;
  new Board(place, { pressed() {}, stranger() {} }).take(text);
}
