// Words over what stands there, for a while: nothing is moved by them.
const time = 2000;
let timer = 0;

// Where they are about something that was tapped, they stand in its place.
function placeOver(place, { left, top, width, height }) {
  const most = innerWidth - place.offsetWidth - 8;
  const middle = left + (width - place.offsetWidth) / 2;
  const above = top + (height - place.offsetHeight) / 2;
  place.style.setProperty("inset", `${above}px auto auto ${Math.max(8, Math.min(middle, most))}px`);
}

/** @param {HTMLElement} [near] */
export function tell(words, near) {
  const place = document.getElementById("passing");
  place.textContent = words;
  place.style.removeProperty("inset");
  if (near) placeOver(place, near.getBoundingClientRect());
  clearTimeout(timer);
  timer = window.setTimeout(() => (place.textContent = ""), time);
}
