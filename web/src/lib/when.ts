// When something happened, in words: '5 minutes ago'. They are messages: not every browser has them for every language.
import { t } from "./words.svelte";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** The day and month of a day such as 2026-01-31, for messages. */
export function dayValues(day: string): { day: string; month: (typeof MONTHS)[number] } {
  const [, month = "1", date = "1"] = day.split("-");
  return { day: String(Number(date)), month: MONTHS[Number(month) - 1] ?? "jan" };
}

/** A moment's day, for messages. */
export const dateValues = (then: Date) => ({
  day: String(then.getDate()),
  month: MONTHS[then.getMonth()]!,
  year: String(then.getFullYear()),
});

export function when(time: string): string {
  const then = new Date(time);
  const days = Math.max(0, (Date.now() - then.getTime()) / 86_400_000);
  if (!Number.isFinite(days)) return "";
  if (days < 1 / 24) return t("ago-minutes", { n: Math.round(days * 24 * 60) });
  if (days < 1) return t("ago-hours", { n: Math.round(days * 24) });
  if (days < 1.5) return t("ago-yesterday");
  if (days < 7) return t("ago-days", { n: Math.round(days) });
  return t("ago-date", dateValues(then));
}
