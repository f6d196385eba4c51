// Keeps the page itself, so that it opens without a network and can say that the server cannot be reached.
// Files with a hash in their name never change: the cache answers first. The page: the network first. Games: never.
const CACHE = "kingdomino-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const response = await fetch(SHELL, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${SHELL} answered ${response.status}`);
      await cache.put(SHELL, response.clone());
      // What the page names in its head is needed to show anything at all.
      const named = [...(await response.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
      await cache.addAll([...new Set(named)]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("kingdomino-") && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** After a new version, files that its page did not use yet make room for those that it does. */
async function trim(cache) {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  for (const old of keys.slice(0, Math.max(0, keys.length - 80))) await cache.delete(old);
}

async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    // A picture that is opened by itself is not the page.
    const html = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.ok && html) await cache.put(SHELL, response.clone());
    // What stands before the server answers so when there is nobody behind it.
    return [502, 503, 504].includes(response.status) ? ((await cache.match(SHELL)) ?? response) : response;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

async function other(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(other(request));
});

/** A note that it is someone's turn leads to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const there = pages.find(({ url }) => new URL(url).pathname === path);
      await (there ? there.focus() : self.clients.openWindow(path));
    })(),
  );
});
