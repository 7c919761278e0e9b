// Words over what stands there, for a while: nothing is moved by them.
const time = 2000;
let timer = 0;

export function tell(words) {
  const place = document.getElementById("passing");
  place.textContent = words;
  clearTimeout(timer);
  timer = window.setTimeout(() => (place.textContent = ""), time);
}
