// Words over what stands there, for a while: nothing is moved by them.
const time = 2000;
let timer = 0;

// Where they are about something that was tapped, they stand in its place, as large as it and its words.
function placeOver(place, near) {
  const { left, top, width, height } = near.getBoundingClientRect();
  place.classList.add("over");
  place.style.setProperty("font-size", getComputedStyle(near).fontSize);
  place.style.setProperty("min-width", `${width}px`);
  place.style.setProperty("min-height", `${height}px`);
  const most = innerWidth - place.offsetWidth - 8;
  place.style.setProperty("inset", `${top}px auto auto ${Math.min(left, most)}px`);
}

/** @param {HTMLElement} [near] */
export function tell(words, near) {
  const place = document.getElementById("passing");
  place.textContent = words;
  place.removeAttribute("style");
  place.classList.remove("over");
  if (near) placeOver(place, near);
  clearTimeout(timer);
  timer = window.setTimeout(() => (place.textContent = ""), time);
}
