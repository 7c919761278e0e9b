// Keeps the parts of the page on the device, and says so honestly where the server cannot be reached.
// What is played is on the server, so nothing of a game is kept here.
const store = "codemaker-VERSION";
const parts = ["/page.js", "/page.css", "/offline.js", "/offline.html"];

async function install() {
  const cache = await caches.open(store);
  await cache.addAll(parts);
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
  await self.clients.claim();
}

// A page is as new as the server has it; without the server, the sentence.
const page = (request) => fetch(request).catch(() => caches.match("/offline.html"));
const part = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (parts.includes(pathname)) event.respondWith(part(request));
});
