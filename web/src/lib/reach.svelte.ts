// Whether the server can be reached. While it cannot, it is asked again, less and less often, until it answers.
import { untrack } from "svelte";
import { alone, beside } from "./address";

class Reach {
  /** It does not answer at the moment. */
  away = $state(false);
  /** These are files without a server, and never will be anything else. */
  get none(): boolean {
    return alone();
  }
}
export const reach = new Reach();

const FIRST = 1000;
const LONGEST = 20_000;
let wait = FIRST;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A request got no answer. */
export function lost(): void {
  if (reach.away || reach.none) return;
  reach.away = true;
  wait = FIRST;
  timer = setTimeout(look, wait);
  window.addEventListener("online", hasten);
  document.addEventListener("visibilitychange", hasten);
}

/** Asks at once whether it is back. */
export async function look(): Promise<void> {
  clearTimeout(timer);
  const there = await fetch(beside("healthz"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) reach.away = false;
  if (!reach.away) return;
  clearTimeout(timer);
  timer = setTimeout(look, wait);
  wait = Math.min(LONGEST, 2 * wait);
}
const hasten = () => reach.away && !document.hidden && void look();

/** Whether there is a server at the moment, as far as is known. */
export const served = (): boolean => !reach.none && !reach.away;

/** For a screen: does something when it opens, and again whenever the server comes or goes. */
export function whenThere(work: () => void): void {
  $effect(() => {
    served();
    untrack(work);
  });
}
