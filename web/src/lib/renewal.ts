// New versions of the page: they come in the background, whole, and are taken into use between games.
import type { Word } from "../offline/words";
import { beside } from "./address";
import { savesData } from "./thrift";

/** How often the page looks for a new version while somebody uses it. */
const SELDOM = 600_000;
const PAUSE = 5000;
/** The first screen has come to rest by then. */
const LATER = 1500;

let registration: ServiceWorkerRegistration | undefined;
/** The files are now kept in another version than this page's. */
let outdated = false;
/** It was this page that wanted the new version; others go on until they come to another screen. */
let asked = false;
let lookedAt = 0;
let looking: ReturnType<typeof setTimeout> | undefined;
let inGame = (): boolean => true;

const tell = (worker: ServiceWorker | null | undefined, word: Word): void => worker?.postMessage(word);

/** Keeps the files of the page, from now on and for the next visit; `playing`: the visitor must not be interrupted. */
export function keepUp(playing: () => boolean): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  inGame = playing;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    outdated = kept; // the first one only keeps what is here
    kept = true;
    if (asked) renew();
  });
  stay();
  // A version that has been waiting since the last visit begins with this one.
  void serviceWorker.getRegistration(beside("")).then((found) => {
    registration = found;
    if (kept) renew();
  }, ignored);
  document.addEventListener("visibilitychange", () => !document.hidden && lookSeldom());
  window.addEventListener("online", lookAgain);
  if (document.readyState === "complete") setTimeout(register, LATER);
  else window.addEventListener("load", () => setTimeout(register, LATER));
}

/** Between two screens nothing is lost by a new version: takes it into use if there is one. */
export function renew(): void {
  lookSeldom();
  if (inGame()) return;
  if (outdated) location.reload();
  const waiting = registration?.waiting;
  asked ||= Boolean(waiting); // one that was asked is no longer waiting when it begins
  tell(waiting, "take-over");
}

/** Asks whether there is a new version: soon, but not over and over. */
export function lookAgain(): void {
  clearTimeout(looking);
  looking = setTimeout(look, Math.max(0, lookedAt + PAUSE - Date.now()));
}

function look(): void {
  lookedAt = Date.now();
  registration?.update().catch(ignored);
}

const lookSeldom = (): void => {
  if (Date.now() - lookedAt > SELDOM) look();
};

/** As long as this page is open, the files of its version are kept, which it has not asked for yet. */
function stay(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (script) navigator.locks.request(script.src, { mode: "shared" }, () => new Promise(() => {})).catch(ignored);
}

function register(): void {
  if (savesData()) return; // what is kept already goes on being kept
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 0));
  idle(
    async () => {
      try {
        registration = await navigator.serviceWorker.register(beside("sw.js"));
        tell(registration.active, "tidy");
      } catch {
        // Without it the page just needs the network.
      }
    },
    { timeout: 5000 },
  );
}

const ignored = (): void => {};
