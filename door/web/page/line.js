// The line to the game: a websocket, and after a dropped one another, as long as somebody wants it.

// So long it is tried again and again, in steps that grow.
const patience = 30 * 60 * 1000;
const pauses = [1, 1.5, 2, 3, 5, 8, 15, 30];
// What the server ends a websocket with when there is no such call any more.
const gone = 4404;
// And when a server held it that has ended since.
const ofBefore = 4410;
// When it ends itself, and the next one takes its place soon.
const restarts = 1012;
// And with this and why when there is no line for it now, without a word when others need its line.
const turnedAway = 4503;
// When another tab has gone back into the same call: it is left alone there.
const elsewhere = 4409;

const name = "call";

function remember(token) {
  try {
    sessionStorage.setItem(name, token);
  } catch {
    // It is known as long as the page is there.
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

export class Line {
  #socket = null;
  #token = "";
  #droppedAt = 0;
  #tries = 0;
  #wasAway = false;
  #timer = 0;
  #isFresh = false;

  // hello(isFresh) is what we say of ourselves when we call, and whether the page was just loaded; heard(bytes), began(), dropped(words), ended(words)
  // and unknown() are told.
  constructor(told) {
    this.told = told;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  // The call can be gone back into by this token, also after the page was loaded again.
  keep(token) {
    this.#token = token;
    remember(token);
  }

  // The next token has come. The one before leads back until the server knows that we have this one.
  take(token) {
    this.keep(token);
    this.send("\x1b[437;9t");
  }

  // Goes on with the call of this tab. False: there is none.
  begin() {
    this.#token = remembered();
    this.#isFresh = this.#token !== "";
    if (this.#isFresh) this.#open();
    return this.#isFresh;
  }

  call() {
    this.keep("");
    this.#rest();
    this.#open();
  }

  hangUp() {
    this.keep("");
    this.#rest();
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  send(data) {
    if (this.isOpen) this.#socket.send(typeof data === "string" ? new TextEncoder().encode(data) : data);
  }

  // Nothing is being tried again.
  #rest() {
    this.#droppedAt = 0;
    this.#tries = 0;
    this.#wasAway = false;
  }

  // Of a line that waits to be tried again: now, for something has changed.
  #hurry() {
    if (this.#droppedAt && !this.#socket) this.#open();
  }

  #open() {
    clearTimeout(this.#timer);
    const protocols = ["codemaker"];
    if (this.#token) protocols.push(`call.${this.#token}`);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/play?${this.told.hello(this.#isFresh)}`, protocols);
    socket.binaryType = "arraybuffer";
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      const isBack = this.#droppedAt !== 0;
      this.told.began(isBack);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#rest();
      this.#isFresh = false;
      this.told.heard(new Uint8Array(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#close(code, reason, wasOpen);
    };
    this.#socket = socket;
  }

  #close(code, reason, wasOpen) {
    this.#socket = null;
    const wasFresh = this.#isFresh;
    const wasAway = this.#wasAway;
    this.#isFresh = false;
    const isGone = code === gone || code === ofBefore;
    if (code === 1000 || code === elsewhere || isGone) this.keep("");
    if (isGone && wasFresh) return this.told.unknown();
    if (code === turnedAway)
      return this.told.ended(reason || "All lines are busy, and yours went to another player. Please try again in a few minutes.");
    if (code === elsewhere) return this.told.ended("Your game goes on in another tab or window.");
    if (code === 1000) return this.told.ended("You have left. Thank you for playing.");
    // The server has begun anew meanwhile: so does the call.
    if (code === ofBefore || (code === gone && wasAway)) return this.call();
    if (code === gone) return this.told.ended("You were away too long, so your call has ended.");
    const now = Date.now();
    if (code === restarts) {
      this.#droppedAt = now;
      this.#wasAway = true;
    }
    if (wasOpen && this.#token) this.#droppedAt = this.#droppedAt || now;
    else this.#wasAway = this.#droppedAt !== 0;
    if (!this.#droppedAt || now - this.#droppedAt > patience) {
      this.#rest();
      const words = wasOpen ? "The connection was dropped." : "The server does not answer.";
      return this.told.ended(words);
    }
    this.#tryAgain();
  }

  #tryAgain() {
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)];
    this.#tries += 1;
    this.told.dropped(
      this.#wasAway
        ? `The server does not answer. Trying again in ${pause} s…`
        : "The connection was dropped. Trying to get back to your game…",
    );
    this.#timer = setTimeout(() => this.#open(), pause * 1000);
  }
}
