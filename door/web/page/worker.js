// Keeps the parts of the page on the device, and says so honestly where the server cannot be reached.
// What is played is on the server, so nothing of a game is kept here.
const store = "codemaker-VERSION";
// The last day whose puzzles were seen, or told.
const days = "codemaker-days";
const parts = ["/page.js", "/page.css", "/offline.js", "/offline.html"];

async function install() {
  const cache = await caches.open(store);
  await cache.addAll(parts);
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (![store, days].includes(name)) await caches.delete(name);
  await self.clients.claim();
}

// A page is as new as the server has it; without the server, the sentence.
const page = (request) => fetch(request).catch(() => caches.match("/offline.html"));
const part = async (request) => (await caches.match(request)) ?? fetch(request);

const today = () => new Date().toISOString().slice(0, 10);

async function isNewDay() {
  const cache = await caches.open(days);
  const last = await (await cache.match("/last"))?.text();
  await cache.put("/last", new Response(today()));
  return last !== undefined && last !== today();
}

async function tellDay() {
  if (!(await isNewDay())) return;
  await self.registration.showNotification("Today's puzzles are here", {
    body: "A code, a level of Masterix and a game of Egg Carton, the same for everybody.",
    icon: "/icon-192.png",
    tag: "day",
  });
}

async function openMain(notification) {
  notification.close();
  await clients.openWindow("/");
}

self.addEventListener("periodicsync", (event) => event.waitUntil(tellDay()));
self.addEventListener("message", (event) => event.waitUntil(event.data === "day" ? tellDay() : isNewDay()));
self.addEventListener("notificationclick", (event) => event.waitUntil(openMain(event.notification)));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (parts.includes(pathname)) event.respondWith(part(request));
});
