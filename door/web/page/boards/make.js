// Elements of a board. A fresh tree is made for each state and laid over the one that stands there,
// so that what has not changed keeps its focus, its place and its movement.

const svgNames = ["svg", "circle", "path", "rect", "g"];

// Attributes that are null, false or undefined are left out; `vars` are custom properties.
export function make(name, attributes = {}, ...children) {
  const element = svgNames.includes(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name)
    : document.createElement(name);
  const { vars, ...others } = attributes;
  for (const [key, value] of Object.entries(others)) {
    if (value == null || value === false) continue;
    element.setAttribute(key, value === true ? "" : value);
  }
  for (const [key, value] of Object.entries(vars ?? {})) element.style.setProperty(key, value);
  element.append(...children.flat(9).filter((child) => child != null && child !== false));
  return element;
}

// A button that sends something to the game.
export function button(className, sends, attributes, ...children) {
  return make("button", { type: "button", class: className, "data-send": sends, ...attributes }, ...children);
}

/**
 * A click where something stands on the screen of the game, as a mouse reports it.
 * @param {import("../state").Place} place
 */
export function click([row, column]) {
  const at = `\x1b[<0;${column + 1};${row + 1}`;
  return `${at}M${at}m`;
}

// Words that are only for ears.
export const said = (text) => make("span", { class: "said" }, text);

function patchAttributes(old, fresh) {
  for (const { name } of [...old.attributes])
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}

function isSame(old, fresh) {
  const isText = old.nodeType === Node.TEXT_NODE;
  if (old.nodeType !== fresh.nodeType || isText) return isText && old.nodeType === fresh.nodeType;
  return old.nodeName === fresh.nodeName && old.dataset?.kind === fresh.dataset?.kind;
}

function patchNode(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  patchAttributes(old, fresh);
  // What is being typed stays, as long as it is the same field.
  if (old.nodeName !== "INPUT") patch(old, [...fresh.childNodes]);
}

// Makes the children of a place those of a fresh list.
export function patch(place, fresh) {
  fresh.forEach((node, index) => {
    const old = place.childNodes[index];
    if (!old) place.append(node);
    else if (isSame(old, node)) patchNode(old, node);
    else old.replaceWith(node);
  });
  while (place.childNodes.length > fresh.length) place.lastChild.remove();
}
