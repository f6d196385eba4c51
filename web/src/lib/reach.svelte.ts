// Whether the server can be reached. While it cannot, it is asked again, less and less often, until it answers.
import { untrack } from "svelte";

export const reach = $state({ away: false });

const FIRST = 1000;
const LONGEST = 20_000;
let wait = FIRST;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A request got no answer. */
export function lost(): void {
  if (reach.away) return;
  reach.away = true;
  wait = FIRST;
  timer = setTimeout(look, wait);
  window.addEventListener("online", hasten);
  document.addEventListener("visibilitychange", hasten);
}

/** Asks at once whether it is back. */
export async function look(): Promise<void> {
  clearTimeout(timer);
  const there = await fetch("/healthz", { cache: "no-store" }).then(
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

/** For a screen: does something when it opens, and again whenever the server is back. */
export function whenThere(work: () => void): void {
  $effect(() => {
    if (!reach.away) untrack(work);
  });
}
