// A caller in Firefox; what it can be told stands in `orders`.
"use strict";

const puppeteer = require("puppeteer-core");
const { takeOrders } = require("./orders.js");

let browser;
let context;
let page;
const errors = [];

// Of a board: the button of that name, the first whose name begins so.
async function found(name) {
  const button = await page.evaluateHandle((wanted) => {
    const all = [...document.querySelectorAll("#board button")];
    return all.find((each) => new RegExp(wanted).test(each.ariaLabel ?? each.innerText.trim()));
  }, name);
  if (!button.asElement()) throw new Error(`no button ${name}`);
  return button.asElement();
}

const orders = {
  async open(visit) {
    browser = await puppeteer.launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: true });
    await orders.visit(visit);
  },
  // As somebody who has not been here.
  async visit({ url, width = 1280, height = 800, view = "board" }) {
    await context?.close();
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.setViewport({ width, height });
    await page.goto(url);
    await page.evaluate((wanted) => localStorage.setItem("view", wanted), view);
    await page.goto(url);
    const isBegun = () => !document.querySelector("#notice").hidden || document.body.dataset.call === "on";
    await page.waitForFunction(isBegun);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.body.dataset.call === "on");
  },
  press: ({ key }) => page.keyboard.press(key),
  type: ({ text }) => page.keyboard.type(text),
  choose: async ({ name }) => (await found(name)).click(),
  // What moves is over, if something does.
  skip: () => page.evaluate(() => document.querySelector('#board [data-key="Space"]')?.click()),
  picture: ({ path }) => page.screenshot({ path }),
  look() {},
};

takeOrders(orders, () => ({ browser, page, facts: { errors } }));
