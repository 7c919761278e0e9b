// What the web page shows, and how a browser is told what to do: orders by JSON lines on standard input,
// each {"do": NAME, …}, and to each what the page shows then.
"use strict";

const readline = require("readline");

// Run in the page.

function shown() {
  const isSeen = (query) => [...document.querySelectorAll(query)].some((each) => each.checkVisibility());
  const texts = (query) => [...document.querySelectorAll(query)].map((each) => each.textContent);
  const notice = document.querySelector("#notice");
  // What lies over the board is all that can be reached.
  const over = document.querySelector("dialog[open]");
  return {
    rows: texts(".xterm-rows > div"),
    caps: texts("#keys kbd"),
    board: document.body.dataset.mode === "board" ? (over ?? document.querySelector(".sheet"))?.innerText : null,
    says: document.querySelector("#board > .said")?.textContent ?? "",
    focused: document.activeElement?.ariaLabel ?? "",
    offered: [...document.querySelectorAll(over ? "dialog button" : ".sheet button")].filter((each) => !each.disabled || each.checkVisibility()).map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { name: each.ariaLabel ?? each.innerText.trim(), off: each.disabled || each.ariaDisabled === "true", box: [x, y, width, height].map(Math.round) };
    }),
    told: texts("#told p:not(.own)"),
    today: [...document.querySelectorAll("#today a")].filter((each) => each.checkVisibility()).map((each) => each.innerText),
    prompt: document.querySelector("#prompt")?.textContent,
    notice: notice && !notice.hidden ? document.querySelector("#words").textContent : "",
    call: document.body.dataset.call,
    wasTapped: window.tapped,
    thing: document.querySelector("#board .thing")?.clientWidth ?? 0,
    shapes: document.querySelectorAll("#board .peg svg").length,
    // The word of a challenge can be shared before there is a result of it.
    shares: isSeen(".share[data-shares=result]"),
    next: isSeen(".next"),
    passing: document.querySelector("#passing")?.textContent,
    leads: [...document.querySelectorAll(".sheet a.who")].map((each) => [each.textContent, each.getAttribute("href")]),
    isWide: document.documentElement.scrollWidth > innerWidth,
    ground: getComputedStyle(document.body).backgroundColor,
    secret: document.querySelector("#line")?.type === "password",
  };
}

// Each order gives what is to be told beside it, if anything; `about()` are the browser, its page, and
// what else there is to tell.
async function takeOrders(orders, about) {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const order = JSON.parse(line);
    let answer = {};
    try {
      answer = (await orders[order.do](order)) ?? {};
    } catch (error) {
      answer = { fault: error.message };
    }
    const { page, facts } = about();
    const seen = page ? await page.evaluate(shown).catch(() => ({})) : {};
    console.log(JSON.stringify({ ...seen, ...answer, ...facts }));
  }
  await about().browser?.close();
}

module.exports = { takeOrders };
