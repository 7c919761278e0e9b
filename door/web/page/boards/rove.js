// Arrows within what belongs together: one of its buttons is in the order of Tab, the arrows go to
// the others.

const ways = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowDown: (at, count, columns) => (columns > 1 ? at + columns : at + 1),
  ArrowUp: (at, count, columns) => (columns > 1 ? at - columns : at - 1),
  Home: () => 0,
  End: (at, count) => count - 1,
};

// The columns in which buttons stand: as many as are side by side.
function columnsOf(all) {
  const top = all[0].getBoundingClientRect().top;
  return all.filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 4).length;
}

// What each arrow is on a board or a carton that is turned: rows stand there side by side.
const turned = { ArrowRight: "ArrowDown", ArrowDown: "ArrowRight", ArrowLeft: "ArrowUp", ArrowUp: "ArrowLeft" };

export function isTurned(place) {
  const [first, second] = place.querySelectorAll("[data-columns]");
  return Boolean(second) && second.getBoundingClientRect().top > first.getBoundingClientRect().bottom - 4;
}

// The arrow that leads on a board as it was made to where this one points on it as it stands.
export const arrowOn = (place, key) => (isTurned(place) && turned[key]) || key;

export function rove(place, event) {
  const here = event.target.closest?.("[data-rove]");
  if (!here || !ways[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...place.querySelectorAll(`[data-rove="${here.dataset.rove}"]`)];
  const columns = Number(here.dataset.columns);
  const way = ways[columns ? arrowOn(place, event.key) : event.key];
  const next = all[way(all.indexOf(here), all.length, columns || columnsOf(all))];
  event.preventDefault();
  if (!next) return;
  for (const each of all) each.tabIndex = each === next ? 0 : -1;
  next.focus();
}
