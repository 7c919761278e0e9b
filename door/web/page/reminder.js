// One notification a day that its puzzles are there, made on this device: while the page is open somewhere,
// and by its worker where the browser wakes that from time to time. Nothing is sent to anybody.
const looksEvery = 60_000;
const atLeastHours = 6;

export class Reminder {
  // The bar with its button and the words beside it; remembered is what the browser keeps for us.
  constructor({ bar, button, words }, remembered) {
    this.bar = bar;
    this.button = button;
    this.words = words;
    this.remembered = remembered;
  }

  // With the worker that tells; where there is none nothing can be asked for.
  async begin(registration) {
    this.worker = registration;
    this.bar.hidden = false;
    this.button.addEventListener("click", () => this.#toggle());
    this.#show();
    this.#tell("seen");
    setInterval(() => this.#look(), looksEvery);
    document.addEventListener("visibilitychange", () => this.#look());
  }

  get #isOn() {
    return this.remembered.get("reminder") === "1" && Notification.permission === "granted";
  }

  async #toggle() {
    const wants = !this.#isOn;
    const isAllowed = !wants || (await Notification.requestPermission()) === "granted";
    this.remembered.set("reminder", wants && isAllowed ? "1" : "0");
    this.words.textContent = isAllowed ? "" : "This browser does not allow it.";
    if (this.#isOn) await this.worker.periodicSync?.register("day", { minInterval: atLeastHours * 3_600_000 }).catch(() => {});
    else await this.worker.periodicSync?.unregister("day");
    this.#show();
  }

  #show() {
    this.button.setAttribute("aria-pressed", String(this.#isOn));
    if (this.#isOn) this.words.textContent = "Once a day, while this page is open or your browser wakes it.";
  }

  #look() {
    if (this.#isOn) this.#tell(document.hidden ? "day" : "seen");
  }

  #tell(what) {
    this.worker.active?.postMessage(what);
  }
}
