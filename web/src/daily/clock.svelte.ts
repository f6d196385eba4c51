// How long the day still lasts, counted down from what the server said.
import { t } from "../lib/words.svelte";

/** '5 h 12 min', '9 min'; never less than one. */
export function lastsText(milliseconds: number): string {
  const all = Math.max(1, Math.ceil(milliseconds / 60_000));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours ? t("daily-hours", { hours, minutes }) : t("daily-minutes", { minutes });
}

/** For a screen: the milliseconds that are left of a day which had `left` of them when it was heard of. */
export function lasting(heard: () => { at: number; left: number } | null): () => number {
  let now = $state(performance.now());
  $effect(() => {
    const clock = setInterval(() => (now = performance.now()), 1000);
    return () => clearInterval(clock);
  });
  return () => {
    const known = heard();
    return known ? Math.max(0, known.left - (now - known.at)) : 0;
  };
}
