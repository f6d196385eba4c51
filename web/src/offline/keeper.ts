// The keeper: a service worker that holds every file of the page, so that it opens without a network.
//
// A version is kept whole or not at all: each file is fetched and compared with its hash, and a version that is complete
// waits until a page says that nobody is in the middle of anything. Nothing else is ever kept: not what a server answers,
// nor what somebody on the way says in its place. An open page goes on with the version that it came from, whose files
// stay until it is closed.
import { parse } from "../lib/screens";
import type { Word } from "./words";

declare const self: ServiceWorkerGlobalScope;

/** What is written before this script when it is served or put into a folder. */
declare const KEPT: {
  version: string;
  /** A server answers behind the page, at every screen's address. */
  server: boolean;
  /** The name of the document among the files. */
  page: string;
  /** The files beside this script, and the SHA-256 of each in base64. */
  files: Record<string, string>;
};

const FOLDER = new URL(self.registration.scope);
/** The caches of this folder's versions: others on the same host have theirs. */
const OURS = `kingdomino ${FOLDER.pathname} `;
const MINE = OURS + KEPT.version;
/** What versions before these kept. */
const BEFORE = "kingdomino-1";
const AT_ONCE = 4;

const urlOf = (name: string): string => new URL(name, FOLDER).href;
const isAsset = (name: string): boolean => name.startsWith("assets/");

// ---- a version comes ----

async function fingerprint(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest));
}

/** A file as it was built; an answer that is something else, by mistake or by malice, is none. */
async function fetched(name: string): Promise<Response> {
  const ways: RequestCache[] = [isAsset(name) ? "default" : "no-cache", "reload"];
  for (const cache of ways) {
    const response = await fetch(urlOf(name), { cache, priority: "low" });
    const body = await response.arrayBuffer();
    if (response.ok && (await fingerprint(body)) === KEPT.files[name]) {
      const headers = new Headers(response.headers);
      for (const about of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(about); // of what was sent
      return new Response(name === KEPT.page ? anywhere(body) : body, { headers });
    }
  }
  throw new Error(`${name} is not the file that belongs here`);
}

/** The document at whatever address: the files that it names lie in the folder, not beside the address. */
function anywhere(body: ArrayBuffer): string {
  const folder = FOLDER.pathname.replaceAll("&", "&amp;");
  return new TextDecoder().decode(body).replaceAll(/ (src|href)="\.\//g, (_, name: string) => ` ${name}="${folder}`);
}

/** A few at a time: whoever is looking at the page comes first. What an earlier try has brought is there. */
async function fill(): Promise<void> {
  const cache = await caches.open(MINE);
  const names = Object.keys(KEPT.files);
  const next = async (): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift())
      if (!(await cache.match(urlOf(name)))) await cache.put(urlOf(name), await fetched(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const missing = Object.keys(KEPT.files).length - (await cache.keys()).length;
  if (missing) throw new Error(`${missing} files were not kept`);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// ---- versions go ----

/** Forgets versions that no open page came from. Every page holds a lock with the address of its script. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name === BEFORE || (name.startsWith(OURS) && name !== MINE));
  const { installing, waiting } = self.registration;
  if (installing || waiting) return; // one of them may be the next
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { held = [] } = await navigator.locks.query();
  const scripts = held.map(({ name = "" }) => name).filter((name) => name.startsWith(FOLDER.href));
  // Somebody who has just come has not said yet what is needed.
  if (windows.filter(({ url }) => url.startsWith(FOLDER.href)).length > scripts.length) return;
  const mine = await caches.open(MINE);
  for (const name of names) {
    const old = await caches.open(name);
    const found = await Promise.all(scripts.map(async (one) => (await old.match(one)) && !(await mine.match(one))));
    if (!found.some(Boolean)) await caches.delete(name);
  }
}

self.addEventListener("message", (event) => {
  const word = event.data as Word;
  if (word === "take-over") event.waitUntil(self.skipWaiting());
  else if (word === "tidy") event.waitUntil(tidy());
});

// ---- what is asked for ----

/** Whether the page is at this address, rather than a file or somebody else's page. */
const isPage = (name: string): boolean =>
  KEPT.server ? parse(`/${name}`).screen !== "lost" : name === "" || name === "index.html";

async function kept(name: string): Promise<Response | undefined> {
  try {
    const mine = await (await caches.open(MINE)).match(urlOf(name));
    if (mine || !isAsset(name)) return mine;
    for (const other of (await caches.keys()).filter((one) => one.startsWith(OURS))) {
      const theirs = await (await caches.open(other)).match(urlOf(name));
      if (theirs) return theirs;
    }
  } catch {
    // A browser that no longer gives what it was given: then from where everything comes.
  }
  return undefined;
}

const answer = async (request: Request, name: string): Promise<Response> => (await kept(name)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== FOLDER.origin || !pathname.startsWith(FOLDER.pathname)) return;
  const name = pathname.slice(FOLDER.pathname.length);
  if (request.mode === "navigate") {
    if (isPage(name)) event.respondWith(answer(request, KEPT.page));
  } else if (isAsset(name) || Object.hasOwn(KEPT.files, name)) event.respondWith(answer(request, name));
});

/** A note that it is someone's turn leads to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = new URL(String(event.notification.data ?? ""), FOLDER);
  const isThere = ({ pathname, hash }: URL) => pathname === table.pathname && (KEPT.server || hash === table.hash);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const there = pages.find(({ url }) => isThere(new URL(url)));
      await (there ? there.focus() : self.clients.openWindow(table));
    })(),
  );
});
