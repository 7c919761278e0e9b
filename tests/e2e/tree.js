// The page as who hears it has it: Chromium's tree of roles, names and states, and what is done with a
// node of it.
"use strict";

const roles = ["button", "gridcell", "heading", "link", "textbox", "status", "StaticText", "grid", "dialog"];
const states = ["disabled", "pressed", "focused", "hidden"];

const sessions = new WeakMap();

async function sessionOf(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  return sessions.get(page);
}

// Each node as its role, its name, the states it is in, and the number it is meant by.
async function heard(page) {
  const { nodes } = await (await sessionOf(page)).send("Accessibility.getFullAXTree");
  return nodes
    .filter((node) => !node.ignored && roles.includes(node.role?.value))
    .map(({ role, name, properties, backendDOMNodeId }) => {
      const isIn = (properties ?? []).filter((each) => states.includes(each.name) && ![false, "false"].includes(each.value.value));
      return [role.value, name?.value ?? "", isIn.map((each) => each.name), backendDOMNodeId];
    });
}

// What a reader does when its user chooses where it stands.
async function act(page, number) {
  const session = await sessionOf(page);
  const { object } = await session.send("DOM.resolveNode", { backendNodeId: number });
  await session.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.click(); }" });
}

module.exports = { act, heard };
