// A game that somebody left for the main page: there it is offered to go on with, as long as the tab is open.

const name = "left";

function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function remember(left) {
  try {
    left ? sessionStorage.setItem(name, JSON.stringify(left)) : sessionStorage.removeItem(name);
  } catch {
    // Its link still leads back to it.
  }
}

// The address of one puzzle: of a day, of that day, or of a word.
const isPuzzle = (path) => /^\/(daily\/(?!today$)[^/]+(\/[^/]+)?|c\/[^/]+(\/[^/]+)?)$/.test(path);

// As the server counts days.
const day = () => new Date().toISOString().slice(0, 10);

// The call of this address ends here; what is over is not gone on with.
export function leaveGame(isOver) {
  const path = location.pathname;
  const title = document.title.replace(/ - codemaker$/, "");
  remember(isOver || !isPuzzle(path) ? null : { path, title, day: day() });
}

// Who opens the address again has found it.
export function meetGame() {
  if (remembered()?.path === location.pathname) remember(null);
}

// First of what the main page has to play.
export function offerLeft() {
  const left = remembered();
  const list = document.querySelector("#today ul");
  // At the address of a day's puzzle there is another one the day after.
  const isOld = left?.day !== day() && /^\/daily\/[^/]+$/.test(left?.path);
  if (!left || !list || isOld) return;
  const known = [...list.querySelectorAll("a")].find((link) => link.getAttribute("href") === left.path);
  const link = known ?? document.createElement("a");
  if (!known) {
    const [title, words] = [document.createElement("b"), document.createElement("small")];
    title.textContent = left.title;
    link.className = "choice";
    link.href = left.path;
    link.append(title, " ", words);
    list.append(document.createElement("li"));
    list.lastElementChild.append(link);
  }
  link.querySelector("small").textContent = "your game waits";
  list.prepend(link.parentElement);
}
