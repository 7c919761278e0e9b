// A caller in Chromium; what it can be told stands in `orders`.
"use strict";

const axe = require("axe-core");
const { chromium } = require("playwright-core");
const { takeOrders } = require("./orders.js");
const { act, heard } = require("./tree.js");

const flags = [
  "--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

let browser;
let context;
let page;
const errors = [];
const bytes = { total: 0, requests: 0 };

// Once nothing moves that begins and ends by itself.
const settled = () => page.evaluate(() => Promise.allSettled(
  document.getAnimations().filter((each) => each.timeline === document.timeline).map((each) => each.finished)));

// The place of a cell of the terminal in the window.
async function at([column, row]) {
  const area = await page.locator(".xterm-screen").boundingBox();
  const [columns, rows] = await page.evaluate(() => [
    document.querySelector("#screen").clientWidth < 560 ? 40 : 80,
    document.querySelector("#screen").clientWidth < 560 ? 20 : 24,
  ]);
  return [area.x + ((column - 0.5) * area.width) / columns, area.y + ((row - 0.5) * area.height) / rows];
}

const touch = (session, type, points) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

// Run in the page: touches it as soon as it invites, and notes when there is a board to tap. The clock is
// the page's own, from the opening of its address: what drives the browser takes time of its own.
function hurry() {
  const look = () => {
    if (document.querySelector("#notice[data-invites]")) document.querySelector("#again").click();
    if (!window.playable && document.querySelector("#board .color")) window.playable = performance.now();
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
}

// As a phone has it: bits in a second, milliseconds there and back, and a processor so many times slower.
async function slowDown(session, { kilobits, latency, processor }) {
  const throughput = (kilobits * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
}

// The ticks in which the processors of this machine had nothing to do, and all of them.
function ticks() {
  const all = require("fs").readFileSync("/proc/stat", "utf8").split("\n")[0].split(/ +/).slice(1).map(Number);
  return { idle: all[3], all: all.reduce((sum, each) => sum + each) };
}

// A link is opened in a browser that runs already: its own start is over once the machine rests.
async function comesToRest() {
  for (let quiet = 0; quiet < 4;) {
    const before = ticks();
    await new Promise((done) => setTimeout(done, 250));
    const after = ticks();
    quiet = after.idle - before.idle > 0.9 * (after.all - before.all) ? quiet + 1 : 0;
  }
}

const orders = {
  async open({ url, width = 1280, height = 800, touch = false, dark = true, reader = false, webgl = false, plays = true, view = null, before = null, contrast = null, slow = null, rests = false }) {
    const drawing = webgl ? [] : ["--disable-3d-apis"];
    browser ??= await chromium.launch({ executablePath: "/usr/bin/chromium", args: [...flags, ...drawing] });
    context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: dark ? "dark" : "light",
      contrast,
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write", "notifications"]);
    if (view) await context.addInitScript((wanted) => localStorage.setItem("view", wanted), view);
    if (before) await context.addInitScript(before);
    page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes.total += encodedDataLength;
      bytes.requests += 1;
    });
    if (rests) await comesToRest();
    if (slow) {
      await slowDown(session, slow);
      await page.addInitScript(hurry);
    }
    const began = Date.now();
    await page.goto(reader ? `${url}?reader` : url);
    if (slow) {
      await page.waitForFunction(() => window.playable);
      return { milliseconds: await page.evaluate(() => window.playable) };
    }
    await page.waitForFunction(() => {
      const isInviting = !document.querySelector("#notice").hidden;
      return isInviting || document.body.dataset.call === "on";
    });
    if (!plays) return { milliseconds: Date.now() - began };
    await (touch ? page.locator("#again").tap() : page.keyboard.press("Enter"));
    if (reader) await page.waitForFunction(() => document.querySelector("#told p"));
    else
      await page.waitForFunction(() => {
        const isOn = document.body.dataset.call === "on" && document.querySelector("#keys button, .sheet > *");
        return isOn || !document.querySelector("#notice").hidden;
      });
    return { milliseconds: Date.now() - began };
  },
  // The next one who comes has not been here, and finds nothing of this one.
  async leave() {
    await page?.evaluate(() => navigator.clipboard.writeText("")).catch(() => {});
    await context?.close();
    page = context = undefined;
    errors.length = 0;
    Object.assign(bytes, { total: 0, requests: 0 });
  },
  async goto({ url }) {
    const response = await page.goto(url);
    return { status: response.status() };
  },
  async reload() {
    await page.reload();
  },
  // The call of this tab.
  async remembered({ name }) {
    return { value: await page.evaluate((wanted) => sessionStorage.getItem(wanted), name) };
  },
  // Another tab that goes on with the call of this one.
  async twin() {
    const kept = await page.evaluate(() => sessionStorage.getItem("call"));
    const twin = await page.context().newPage();
    await twin.addInitScript((token) => sessionStorage.setItem("call", token), kept);
    await twin.goto(page.url());
    await twin.waitForFunction(() => document.body.dataset.call === "on");
  },
  forget: () => page.evaluate(() => sessionStorage.clear()),
  press: ({ key }) => page.keyboard.press(key),
  type: ({ text }) => page.keyboard.type(text),
  async click({ cell }) {
    await page.mouse.click(...(await at(cell)));
  },
  async drag({ from, to }) {
    await page.mouse.move(...(await at(from)));
    await page.mouse.down();
    await page.mouse.move(...(await at(to)), { steps: 5 });
    await page.mouse.up();
  },
  // With Shift the mouse is the browser's and not the game's.
  async mark({ from, to }) {
    await page.keyboard.down("Shift");
    await orders.drag({ from, to });
    await page.keyboard.up("Shift");
  },
  async tap({ cell }) {
    await page.touchscreen.tap(...(await at(cell)));
  },
  async swipe({ from, to }) {
    const session = await page.context().newCDPSession(page);
    await touch(session, "touchStart", [await at(from)]);
    await touch(session, "touchMove", [await at(to)]);
    await touch(session, "touchEnd", []);
  },
  // A finger holds still until something is marked, and goes on to another cell.
  async hold({ cell, to }) {
    const session = await page.context().newCDPSession(page);
    await touch(session, "touchStart", [await at(cell)]);
    await page.locator(".xterm-selection div").first().waitFor({ state: "attached" });
    if (to) await touch(session, "touchMove", [await at(to)]);
    await touch(session, "touchEnd", []);
  },
  async key({ cap }) {
    const key = page.locator("#keys button").filter({ has: page.locator(`kbd:text-is("${cap}")`) });
    await key.first().tap();
  },
  button: ({ id }) => page.locator(`#${id}`).click(),
  // Of a board: the button of that name, the first whose name begins so.
  async choose({ name, seconds = 30 }) {
    const found = page.locator("#board").getByRole("button", { name: new RegExp(name) });
    const limit = { timeout: seconds * 1000 };
    const press = () => (page.context()._options?.hasTouch ? found.first().tap(limit) : found.first().click(limit));
    // A board that was drawn anew in between is looked at once more.
    await press().catch((fault) => (/detached/.test(String(fault)) ? press() : Promise.reject(fault)));
  },
  // The same many times, as fast as a page can.
  async drum({ name, times }) {
    const found = page.locator("#board").getByRole("button", { name: new RegExp(name) }).first();
    await found.evaluate((button, count) => Array.from({ length: count }, () => button.click()), times);
  },
  // What is offered beside the result.
  share: () => page.locator(".share:visible").click(),
  next: () => page.locator(".next:visible").click(),
  // A link of the day's on the main page, and where it leads.
  async card({ name }) {
    await page.locator("#today a").filter({ hasText: name }).click();
    return { path: await page.evaluate(() => location.pathname) };
  },
  // The page that the name of a player opens, in a tab of its own.
  async player({ name }) {
    const opens = page.context().waitForEvent("page");
    await page.locator("#board a.who").filter({ hasText: name }).first().tap();
    const other = await opens;
    await other.waitForLoadState();
    const opened = { path: new URL(other.url()).pathname, text: await other.locator("body").innerText() };
    await other.close();
    return { opened };
  },
  // What moves is over, if something does.
  skip: () => page.evaluate(() => document.querySelector('#board [data-key="Space"]')?.click()),
  // Taps Skip, and at once again whatever takes its place; then whether that was taken.
  async skip_and_tap() {
    const taken = await page.evaluate(() => new Promise((done) => {
      const primary = () => document.querySelector("#board .actions .primary");
      new MutationObserver((_, observer) => {
        const next = primary();
        if (!next || next.disabled || next.textContent === "Skip") return;
        observer.disconnect();
        const words = next.textContent;
        next.click();
        setTimeout(() => done(primary()?.textContent !== words), 300);
      }).observe(document.querySelector("#board"), { subtree: true, childList: true, attributes: true });
      primary().click();
    }));
    return { taken };
  },
  focus: ({ name }) => page.locator("#board").getByRole("button", { name: new RegExp(name) }).first().focus(),
  async fill({ text }) {
    await page.locator("#typed").fill(text);
    await page.keyboard.press("Enter");
  },
  // Pictures side by side in one, each with its name.
  async sheet({ paths, path, width }) {
    const { pathToFileURL } = require("url");
    const pictures = paths.map((each) => `<figure><img src="${pathToFileURL(each)}"><figcaption>${each.split("/").at(-1)}</figcaption></figure>`);
    require("fs").writeFileSync(`${path}.html`, `<style>body{margin:8px;background:#555;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;color:#fff}figure{margin:0}img{width:${width}px;display:block}</style>${pictures.join("")}`);
    await page.goto(pathToFileURL(`${path}.html`).href);
    await page.screenshot({ path, fullPage: true });
  },
  resize: ({ width, height }) => page.setViewportSize({ width, height }),
  async picture({ path }) {
    // What was clicked last is not lit by the pointer.
    await page.mouse.move(0, 0);
    await settled();
    await page.screenshot({ path, animations: "disabled" });
  },
  async tree() {
    return { tree: await page.locator("body").ariaSnapshot() };
  },
  // The same as Chromium has it for a reader, node by node; and a node of it is chosen.
  async heard() {
    return { heard: await heard(page) };
  },
  act: ({ number }) => act(page, number),
  async text() {
    return { text: await page.locator("body").innerText() };
  },
  async clipboard() {
    return { clipboard: await page.evaluate(() => navigator.clipboard.readText()) };
  },
  async worker() {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  },
  // As if the day's puzzles had last been seen the day before, in a tab that nobody looks at now; then what
  // was told.
  async nextDay() {
    const told = await page.evaluate(async () => {
      const cache = await caches.open("codemaker-days");
      await cache.put("/last", new Response("2026-01-01"));
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map((each) => each.title);
    });
    return { told_of_day: told };
  },
  offline: ({ on }) => page.context().setOffline(on),
  // The buttons and links above the game, and whether a finger reaches them.
  async header() {
    const all = page.locator("#top nav > *:not([hidden])");
    const header = await all.evaluateAll((each) => each.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isReached = right > left && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return [one.textContent, isReached];
    }));
    return { header };
  },
  // Where the pegs of each row of a board begin, and how large the guessed ones are.
  async columns() {
    const left = (all) => all.map((row) => Math.round(row.getBoundingClientRect().left));
    const width = (all) => all.map((peg) => Math.round(peg.getBoundingClientRect().width));
    const columns = await page.locator("#board .guess .row").evaluateAll(left);
    return { columns, pegs: await page.locator("#board .guess .peg").evaluateAll(width) };
  },
  // Where all that fits a selector stands, and whether something in it is cut off.
  async boxes({ query }) {
    const boxes = await page.locator(query).filter({ visible: true }).evaluateAll((all) => all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const cut = Math.max(each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight);
      return { left, top, right, bottom, cut, text: each.innerText ?? "", letters: Number.parseFloat(getComputedStyle(each).fontSize) };
    }));
    return { boxes };
  },
  // How large the letters are that a style sheet puts there.
  async sign({ query }) {
    const letters = await page.locator(query).first().evaluate((each) => Number.parseFloat(getComputedStyle(each, "::before").fontSize));
    return { letters };
  },
  // To the end of it.
  scroll: ({ query }) => page.locator(query).evaluate((each) => each.scrollTo(0, each.scrollHeight)),
  home: () => page.locator("header a").filter({ hasText: "codemaker" }).click(),
  header_link: ({ name }) => page.locator("#top a").filter({ hasText: name }).click(),
  // Beside the marks of the first guess.
  note: ({ text }) => page.locator("#board .answer").first().evaluate((answer, words) => {
    const small = document.createElement("small");
    small.textContent = words;
    answer.append(small);
  }, text),
  // What would hinder a reader, by axe-core: rule, and the elements that break it.
  async hinders() {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => axe.run());
    return { hinders: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 120))]) };
  },
  look() {},
};

takeOrders(orders, () => ({ browser, page, facts: { errors, bytes } }));
