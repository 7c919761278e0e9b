// The game in lines of text: what it says goes into a live region that screen readers read aloud, and
// what it asks stands at a field of its own.

const most = 400;
// What a terminal does beside showing text: nothing of it is to be read.
const controls = /\x1b\[[\d;?]*[A-Za-z]/g;

export class Reader {
  #decoder = new TextDecoder();
  #rest = "";

  // said(text), told(kind, content) and rang() are called.
  constructor({ told, prompt, form, line }, { said, say, rang }) {
    this.log = told;
    this.prompt = prompt;
    this.line = line;
    this.say = say;
    this.rang = rang;
    this.hides = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = line.value;
      line.value = "";
      if (text && !this.hides) this.#add(text, true);
      this.#rest = "";  // what was asked is answered
      said(`${text}\r`);
    });
  }

  clear() {
    this.#decoder = new TextDecoder();
    this.#rest = "";
    this.log.replaceChildren();
  }

  // A secret is typed: nobody who looks on should see it.
  hide(hides) {
    this.hides = hides;
    this.line.type = hides ? "password" : "text";
  }

  write(bytes) {
    let text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    text = text.replace(/\x1b\]437;(\w+);([^\x1b]*)\x1b\\/g, (_, kind, content) => {
      this.say(kind, content);
      return "";
    }).replace(controls, "");
    if (text.includes("\x07")) this.rang();
    const begun = text.indexOf("\x1b");
    const whole = begun < 0 ? text : text.slice(0, begun);
    const lines = whole.replace(/[\x07\0]/g, "").split(/\r?\n/);
    const last = lines.pop();
    for (const each of lines) if (each.trim()) this.#add(each, false);
    this.#rest = last + (begun < 0 ? "" : text.slice(begun));
    this.prompt.textContent = /\w/.test(last) ? last.trim() : "Your answer";
  }

  #add(text, isOwn) {
    const row = document.createElement("p");
    row.textContent = text;
    if (isOwn) {
      row.className = "own";
      row.setAttribute("aria-hidden", "true");
    }
    this.log.append(row);
    while (this.log.childElementCount > most) this.log.firstElementChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }
}
