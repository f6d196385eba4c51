// Names to draw from, at home in the visitor's language, for those who do not type one.
import { t } from "./words.svelte";

/** A name that is not among those taken. */
export function drawName(taken: string[] = []): string {
  const free = t("names")
    .split(/\s+/)
    .filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}
