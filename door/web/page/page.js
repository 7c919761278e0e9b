// The page on which codemaker is played.
import { Keys } from "./keys.js";
import { Line } from "./line.js";
import { Reader } from "./reader.js";
import { Share } from "./share.js";
import { mute, play } from "./sounds.js";
import { Screen } from "./terminal.js";

const at = (id) => document.getElementById(id);

// What a browser remembers for the next visit; where it may not, nothing.
const remembered = {
  get(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // It is asked again.
    }
  },
};

let isReader = new URLSearchParams(location.search).has("reader") || remembered.get("reader") === "1";

// What the game tells beside what it shows.
function take(kind, content) {
  if (kind === "tune") play(content);
  if (kind === "call") line.keep(content);
  if (kind !== "state") return;
  const state = JSON.parse(content);
  if (!isReader) keys.show(state.keys);
  reader.hide(state.hides);
  share.show(state.share);
  // Whether there are sounds is an option of the game; where there are none, nothing is to be muted.
  at("mute").hidden = !state.sounds;
  refit();
}

// The link that was opened, as the hello has it.
function wish() {
  const path = location.pathname.replace(/[^\w\/-]/g, "").slice(0, 64);
  return path === "/" || path === "/indexhtml" ? "" : `&to=${path}`;
}

const rang = () => play("bell");
const line = new Line({
  hello() {
    const size = isReader ? { columns: 80, rows: 24 } : screen.size;
    return `columns=${size.columns}&rows=${size.rows}&reader=${isReader ? 1 : 0}${wish()}`;
  },
  began(isBack) {
    at("notice").hidden = true;
    if (!isReader) {
      screen.clear();
      tellSize();
      screen.focus();
    } else if (!isBack) {
      reader.clear();
      at("line").focus();
    }
    document.body.dataset.call = "on";
  },
  heard: (bytes) => (isReader ? reader : screen).write(bytes),
  dropped: (words) => notify(words),
  ended: (words) => notify(words, "Play again"),
  unknown: invite,
});
const screen = new Screen(at("screen"), { typed: (data) => line.send(data), told: take, rang });
const reader = new Reader(
  { told: at("told"), prompt: at("prompt"), form: at("say"), line: at("line") },
  { said: (text) => line.send(text), say: take, rang },
);
const share = new Share({ bar: at("share"), button: at("send"), words: at("shared") });
const keys = new Keys(at("keys"), {
  pressed(sends) {
    line.send(sends);
    if (!isReader && !screen.isKeyboardShown) screen.focus();
  },
  keyboard: () => screen.showKeyboard(!screen.isKeyboardShown),
});

// `invitation` stands on the key that calls; without one there is no such key.
function notify(words, invitation) {
  document.body.dataset.call = "off";
  at("words").textContent = words;
  at("again").hidden = !invitation;
  at("again").textContent = invitation ?? "";
  delete at("notice").dataset.invites;
  at("notice").hidden = false;
  if (invitation) at("again").focus();
}

// Who only looks holds no line of the board: it opens with the first key or touch.
function invite() {
  const what = location.pathname === "/" ? "Code breaking, Masterix and Egg Carton" : document.title.replace(/ - codemaker$/, "");
  notify(`${what}: press a key, or touch here.`, "Play");
  at("notice").dataset.invites = "";
}

function isInviting() {
  return !at("notice").hidden && !at("again").hidden;
}

function answerInvitation() {
  at("notice").hidden = true;
  line.call();
}

const movesFocus = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];
document.addEventListener("keydown", (event) => {
  const isOfPage = event.target.closest("nav") || event.ctrlKey || event.altKey || event.metaKey;
  if (!isInviting() || isOfPage || movesFocus.includes(event.key)) return;
  event.preventDefault();
  answerInvitation();
});

// As a terminal that tells of a new size by itself (mode 2048).
function tellSize() {
  line.send(`\x1b[48;${screen.size.rows};${screen.size.columns};0;0t`);
}

function refit() {
  if (!isReader && screen.fit()) tellSize();
}

function showMode() {
  at("lines").hidden = !isReader;
  at("screen").hidden = isReader;
  at("reader").setAttribute("aria-pressed", String(isReader));
  document.body.dataset.mode = isReader ? "lines" : "screen";
}

at("reader").addEventListener("click", () => {
  const hadCall = !isInviting();
  isReader = !isReader;
  remembered.set("reader", isReader ? "1" : "0");
  line.hangUp();
  showMode();
  refit();
  if (hadCall) line.call();
});

// Whether there are sounds is the caller's option in the game, and remembered there.
let isMute = false;
at("mute").addEventListener("click", () => {
  isMute = !isMute;
  mute(isMute);
  at("mute").setAttribute("aria-pressed", String(isMute));
  if (!isReader) screen.focus();
});
at("notice").addEventListener("click", () => {
  if (isInviting()) answerInvitation();
});

showMode();
new ResizeObserver(refit).observe(at("screen"));
await document.fonts.load("16px VGA").catch(() => []);
screen.open();
if (!line.begin()) invite();
// Over TLS alone; where the browser has none nothing is kept.
navigator.serviceWorker?.register("/worker.js").catch(() => {});
