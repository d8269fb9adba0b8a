// Keeps the site for reading offline: what offline.js lists at once, other pages as they are visited.
importScripts("assets/offline.js");
const cacheName = `handbook-${self.handbook.version}`;
const scope = new URL("./", self.location).href;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    // One at a time and forgiving: a page that fails is fetched when it is visited.
    await Promise.all(self.handbook.files.map((path) =>
      cache.add(new Request(new URL(path, scope), { cache: "no-cache" })).catch(() => {})));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("handbook-") && name !== cacheName) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

// Pages from the network while there is one, so that a new edition is seen at once.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheName);
    const options = { ignoreSearch: true };
    if (request.mode !== "navigate") {
      const kept = await cache.match(request, options);
      if (kept) return kept;
    }
    try {
      const response = await fetch(request);
      if (response.ok) await cache.put(request.url.split("?")[0], response.clone());
      return response;
    } catch (error) {
      const url = new URL(request.url);
      const index = new URL(url.pathname.endsWith("/") ? "index.html" : url, url);
      const kept = (await cache.match(request, options)) ?? (await cache.match(index, options));
      if (kept) return kept;
      if (request.mode === "navigate") {
        const missing = await cache.match(new URL("404.html", scope));
        if (missing) return missing;
      }
      throw error;
    }
  })());
});
