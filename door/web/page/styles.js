// The page may have no style of its own but its style sheet: what strangers could put into it would
// not be shown. xterm.js makes <style> elements all the same, so what it writes into one goes into a
// sheet made by a script, which is ours alone to make.

const make = document.createElement.bind(document);

function styled() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const element = make("span");
  element.hidden = true;
  Object.defineProperty(element, "textContent", { set: (text) => sheet.replaceSync(text) });
  Object.defineProperty(element, "sheet", { get: () => sheet });
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    Element.prototype.remove.call(element);
  };
  return element;
}

document.createElement = (name, options) =>
  String(name).toLowerCase() === "style" ? styled() : make(name, options);

// The same of what it writes into style attributes: what a script sets one by one is let be.
const set = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  if (name === "style") this.style.cssText = value;
  else set.call(this, name, value);
};
