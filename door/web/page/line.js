// The line to the game: a websocket, and after a dropped one another, as long as the game waits for us.

// So long the game keeps the call of a line that was dropped.
const waits = 60000;
const pause = 1500;
// What the server ends a websocket with when there is no such call any more.
const gone = 4404;
// And with this and why when there is no line for it now.
const turnedAway = 4503;

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
  #timer = 0;
  #isFresh = false;

  // hello() is what we say of ourselves when we call; heard(bytes), began(), dropped(), ended(words)
  // and unknown() are told.
  constructor(told) {
    this.told = told;
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  // The call can be gone back into by this token, also after the page was loaded again.
  keep(token) {
    this.#token = token;
    remember(token);
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
    this.#droppedAt = 0;
    this.#open();
  }

  hangUp() {
    this.keep("");
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  send(data) {
    if (this.isOpen) this.#socket.send(typeof data === "string" ? new TextEncoder().encode(data) : data);
  }

  #open() {
    clearTimeout(this.#timer);
    const protocols = ["codemaker"];
    if (this.#token) protocols.push(`call.${this.#token}`);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/play?${this.told.hello()}`, protocols);
    socket.binaryType = "arraybuffer";
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      const isBack = this.#droppedAt !== 0;
      this.told.began(isBack);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#droppedAt = 0;
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
    this.#isFresh = false;
    if (code === 1000 || code === gone) this.keep("");
    if (code === gone && wasFresh) return this.told.unknown();
    if (code === turnedAway) return this.told.ended(reason);
    if (code === 1000) return this.told.ended("The call is over.");
    if (code === gone) return this.told.ended("Your call has ended meanwhile.");
    const now = Date.now();
    if (wasOpen && this.#token) this.#droppedAt = this.#droppedAt || now;
    if (!this.#droppedAt || now - this.#droppedAt > waits) {
      const words = wasOpen ? "The connection was dropped." : "The server does not answer.";
      return this.told.ended(words);
    }
    this.told.dropped();
    this.#timer = setTimeout(() => this.#open(), pause);
  }
}
