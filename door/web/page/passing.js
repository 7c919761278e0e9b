// Words over what stands there, for a while: nothing is moved by them.
const time = 2000;
let timer = 0;

// Where they are about something that was tapped, they stand above it.
function placeAbove(place, { left, top }) {
  const most = innerWidth - place.offsetWidth - 8;
  place.style.setProperty("inset", `auto auto ${innerHeight - top + 8}px ${Math.min(left, most)}px`);
}

/** @param {HTMLElement} [near] */
export function tell(words, near) {
  const place = document.getElementById("passing");
  place.textContent = words;
  place.style.removeProperty("inset");
  if (near) placeAbove(place, near.getBoundingClientRect());
  clearTimeout(timer);
  timer = window.setTimeout(() => (place.textContent = ""), time);
}
