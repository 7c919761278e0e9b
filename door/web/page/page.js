// The page on which codemaker is played.
import { Board } from "./boards/board.js";
import { Feed } from "./boards/feed.js";
import { Early } from "./early.js";
import { Keys } from "./keys.js";
import { leaveGame, meetGame, offerLeft } from "./left.js";
import { Line } from "./line.js";
import { tell } from "./passing.js";
import { Reader } from "./reader.js";
import { Reminder } from "./reminder.js";
import { Share } from "./share.js";
import { mute, play } from "./sounds.js";

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

let beganInLines = false;
let isReader = new URLSearchParams(location.search).has("reader") || remembered.get("reader") === "1";

// Fingers get boards, a desk the terminal that it is used to, until somebody says otherwise.
let hasBoard = (remembered.get("view") ?? (matchMedia("(pointer: coarse)").matches ? "board" : "terminal")) === "board";
// The size of the screens that boards are drawn of.
const small = { columns: 40, rows: 20 };

// Which puzzles were played to their end here, by their addresses; the last ones.
const played = {
  all: () => JSON.parse(remembered.get("played") ?? "[]"),
  add(path) {
    const all = this.all();
    if (path.startsWith("/daily/") && !all.includes(path)) remembered.set("played", JSON.stringify([...all, path].slice(-30)));
  },
};

// What was on the board last is there to look at without a network, until the caller leaves.
const keepLast = () => {
  if (document.body.dataset.call === "on" && board.text) remembered.set("last", board.text);
};
addEventListener("pagehide", keepLast);
document.addEventListener("visibilitychange", keepLast);

// What the game tells beside what it shows.
function take(kind, content) {
  if (kind === "tune") play(content);
  if (kind === "call") line.take(content);
  if (kind === "board" && content === "null") return void showView(false);  // lines: there is no board of them
  if (kind === "board") board.take(content, early.passes(content));
  if (kind === "change") board.change(content);
  if (kind !== "state") return;
  /** @type {import("./state").State} */
  const state = JSON.parse(content);
  if (hasBoard) board.takeState(state);
  if (!isReader && !hasBoard) keys.show(state.keys);
  reader.hide(state.hides);
  share.show(state.share);
  // Behind a puzzle of the day the game leads there itself, and a link to one leads nowhere else.
  at("next").hidden = !state.share?.head || state.share.path.startsWith("/daily/");
  if (state.share) played.add(state.share.path);
  if (state.share?.head && [state.share.path, ofNoDay(state.share.path)].includes(location.pathname)) isOver = true;
  // Whether there are sounds is an option of the game; where there are none, nothing is to be muted.
  at("mute").hidden = !state.sounds;
  refit();
}

// Whether what this address leads to has been played to its end in this call.
let isOver = false;
// The address that a puzzle has on its day.
const ofNoDay = (path) => path.replace(/^\/daily\/[\d-]+\//, "/daily/");

// The link that was opened, as the hello has it. On a board the main page leads straight to what there is to
// play; a call that goes on stays where it is.
function wish(isFresh) {
  const path = location.pathname.replace(/[^\w\/-]/g, "").slice(0, 64);
  if (path !== "/" && path !== "/indexhtml") return `&to=${path}`;
  return hasBoard && !isReader && !isFresh ? "&to=/" : "";
}

// A page that is loaded again opens nothing anew.
const wasOpenedNow = /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType("navigation")[0])?.type === "navigate";

const rang = () => play("bell");
const line = new Line({
  hello(isFresh) {
    const size = isReader ? { columns: 80, rows: 24 } : hasBoard ? small : screen.size;
    const boards = hasBoard && !isReader ? "&boards=1" : "";
    return `columns=${size.columns}&rows=${size.rows}&reader=${isReader ? 1 : 0}${boards}${wish(isFresh)}${isFresh && wasOpenedNow ? "&opens=1" : ""}`;
  },
  began(isBack) {
    if (!isBack) beganInLines = isReader;
    if (!isBack) isOver = false;
    cover(false);
    meetGame();
    if (hasBoard && !isReader) {
      if (!early.isShown) board.clear();
      feed.clear();
    } else if (!isReader) {
      screen.clear();
      tellSize();
      screen.focus();
    } else if (!isBack) {
      reader.clear();
      at("line").focus();
    }
    document.body.dataset.call = "on";
  },
  heard: (bytes) => (isReader ? reader : hasBoard ? feed : screen).write(bytes),
  dropped: (words) => notify(words),
  ended(words) {
    early.forget();
    remembered.set("last", "");
    notify(words, "Play again");
  },
  unknown: invite,
});
let screen = null;  // once it is wanted
const feed = new Feed({ told: take, rang });
const early = new Early((sends) => line.send(sends));
const board = new Board(at("board"), { pressed: (sends) => early.tap(sends), stranger: renew, shows: (text) => early.meet(text), shares: (button) => share.send(button) });
const reader = new Reader(
  { told: at("told"), prompt: at("prompt"), form: at("say"), line: at("line") },
  { said: (text) => line.send(text), say: take, rang },
);
const share = new Share({ bar: at("share"), button: at("send"), told: tell });
const reminder = new Reminder({ bar: at("remind"), button: at("reminder"), words: at("reminded") }, remembered);
const keys = new Keys(at("keys"), {
  pressed(sends) {
    line.send(sends);
    if (!isReader && !screen.isKeyboardShown) screen.focus();
  },
  keyboard: () => screen.showKeyboard(!screen.isKeyboardShown),
});

// What is behind a notice can be neither read nor reached, unless it only says that we try to get back.
function cover(isCovered, isOver = isCovered) {
  at("notice").hidden = !isCovered;
  const others = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main > :not(#notice)"));
  for (const each of others) each.inert = isOver;
}

// `invitation` stands on the key that calls; without one there is no such key.
function notify(words, invitation) {
  document.body.dataset.call = "off";
  at("words").textContent = words;
  at("again").hidden = !invitation;
  at("again").textContent = invitation ?? "";
  delete at("notice").dataset.invites;
  cover(true, Boolean(invitation));
  // With the frame that shows it: nothing is laid out twice.
  if (invitation) requestAnimationFrame(() => isInviting() && at("again").focus());
}

// Who only looks holds no line of the board: it opens with the first key or touch.
function invite() {
  const title = document.title.replace(/(^| - )codemaker$/, "");
  const what = [title, at("today")?.dataset.day && "Today's puzzles, or any game"].filter(Boolean).join(". ");
  notify(what, "Play");
  // What a link opens, as it is said where links are shown.
  at("about").textContent = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  offerLeft();
  const day = at("today")?.dataset.day;
  for (const link of document.querySelectorAll("#today a")) {
    const isPlayed = played.all().includes(link.getAttribute("href").replace("/daily/", `/daily/${day}/`));
    link.toggleAttribute("data-played", isPlayed);
    if (isPlayed) link.querySelector("small").textContent = "played";
  }
  at("notice").dataset.invites = location.pathname.startsWith("/c/") ? "once" : "";
}

function isInviting() {
  return !at("notice").hidden && !at("again").hidden;
}

// What the game will show first, if it came with the page: once, and of this address.
function showFirst() {
  const first = at("first");
  first?.remove();
  if (!first || !hasBoard || isReader) return;
  const { state, board: shown } = JSON.parse(first.textContent);
  take("state", state);
  take("board", shown);
  early.begin(shown);
}

function answerInvitation() {
  cover(false);
  line.call();
  showFirst();
}

const movesFocus = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const isOfPage = target.closest("#top, #today, #remind, #share") || event.ctrlKey || event.altKey || event.metaKey;
  if (!isInviting() && hasBoard && !isReader && !isOfPage) return board.type(event);
  if (!isInviting() || isOfPage || movesFocus.includes(event.key)) return;
  event.preventDefault();
  answerInvitation();
});

// As a terminal that tells of a new size by itself (mode 2048).
function tellSize() {
  const { rows, columns } = hasBoard ? small : screen.size;
  line.send(`\x1b[48;${rows};${columns};0;0t`);
}

function refit() {
  if (!isReader && !hasBoard && screen?.fit()) tellSize();
}

// The terminal is large, and fetched by who wants it.
async function openScreen() {
  if (screen) return;
  const { Screen } = await import("/terminal.js");
  await document.fonts.load("16px VGA").catch(() => []);
  screen = new Screen(at("screen"), { typed: (data) => line.send(data), told: take, rang, copied: () => tell("Copied.") });
  screen.open();
  new ResizeObserver(refit).observe(at("screen"));
}

// The server is newer than this page: the next one of it may know more, and the terminal shows all.
function renew() {
  let wasRenewed = true;
  try {
    wasRenewed = sessionStorage.getItem("renewed") !== null;
    sessionStorage.setItem("renewed", "1");
  } catch {
    // Who may remember nothing would load the page for ever.
  }
  wasRenewed ? showView(false) : location.reload();
}

// The same call in another view; the game shows all of it anew.
async function showView(isBoard) {
  if (!isBoard) {
    document.body.dataset.mode = "screen";
    at("screen").hidden = false;
    await openScreen();
  }
  hasBoard = isBoard;
  showMode();
  board.clear();
  feed.clear();
  if (!isBoard) screen.clear();
  refit();
  tellSize();
  line.send(`\x1b[437;${isBoard ? 1 : 0}t`);
  if (!isBoard) screen.focus();
}

function showMode() {
  at("lines").hidden = !isReader;
  at("screen").hidden = isReader || hasBoard;
  at("board").hidden = isReader || !hasBoard;
  at("view").hidden = isReader;
  at("view").textContent = hasBoard ? "Terminal" : "Board";
  at("reader").setAttribute("aria-pressed", String(isReader));
  document.body.dataset.mode = isReader ? "lines" : hasBoard ? "board" : "screen";
}

at("view").addEventListener("click", () => {
  remembered.set("view", hasBoard ? "terminal" : "board");
  showView(!hasBoard);
});

// The same call in lines of text.
function showLines() {
  showMode();
  reader.clear();
  line.send("\x1b[437;2t");
  at("line").focus();
}

at("reader").addEventListener("click", async () => {
  const hadCall = !isInviting();
  isReader = !isReader;
  if (!isReader && !hasBoard) await openScreen();
  remembered.set("reader", isReader ? "1" : "0");
  // What began in lines has no other screen.
  const goesOn = hadCall && line.isOpen && !beganInLines;
  if (goesOn) return isReader ? showLines() : showView(hasBoard);
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
  if (!isReader && !hasBoard) screen.focus();
});
at("notice").addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest("#today a"));
  if (link) {
    // The page is here already: only its address is another one.
    event.preventDefault();
    history.pushState(null, "", link.href);
    document.title = `${link.querySelector("b").textContent} - codemaker`;
  }
  if (isInviting() && !target.closest("#remind")) answerInvitation();
});
// Who leaves a call for the main page has left it: their game waits.
document.querySelector("#top h1 a").addEventListener("click", () => {
  if (document.body.dataset.call === "on") leaveGame(isOver);
  line.hangUp();
});
// In a call the puzzles of the day are those of the game, with the caller's own days; a game waits.
document.querySelector('#top a[href="/daily"]').addEventListener("click", (event) => {
  if (document.body.dataset.call !== "on") return;
  event.preventDefault();
  location.assign("/daily/today");
});
addEventListener("popstate", () => location.reload());

showMode();
if (!isReader && !hasBoard) await openScreen();
if (!line.begin()) invite();

// Over TLS alone; where the browser has none nothing is kept, and nobody is reminded. It can wait until
// there is nothing else to do.
function keepParts() {
  navigator.serviceWorker.register("/worker.js").catch(() => {});
  if ("Notification" in window) navigator.serviceWorker.ready.then((worker) => reminder.begin(worker));
}
const later = window.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
if (navigator.serviceWorker) later(keepParts, { timeout: 5000 });
