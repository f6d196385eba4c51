// When something happened, in words: '5 minutes ago'.
import { locale } from "./words.svelte";

export function when(time: string): string {
  const then = new Date(time);
  const days = (Date.now() - then.getTime()) / 86_400_000;
  if (!Number.isFinite(days)) return "";
  const near = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (days < 1 / 24) return near.format(-Math.round(days * 24 * 60), "minute");
  if (days < 1) return near.format(-Math.round(days * 24), "hour");
  if (days < 7) return near.format(-Math.round(days), "day");
  return then.toLocaleDateString(locale(), { dateStyle: "medium" });
}
