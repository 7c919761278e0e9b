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

// The call of this address ends here; what is over is not gone on with.
export function leaveGame(isOver) {
  const path = location.pathname;
  remember(isOver || path === "/" ? null : { path, title: document.title.replace(/ - codemaker$/, "") });
}

// Who opens the address again has found it.
export function meetGame() {
  if (remembered()?.path === location.pathname) remember(null);
}

// First of what the main page has to play.
export function offerLeft() {
  const left = remembered();
  const list = document.querySelector("#today ul");
  if (!left || !list) return;
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
