// What servers say of coming days: kept before a day begins, so that its deals can be checked when it is over.

const KEY = "kingdomino.days";
/** So many days are kept. */
const MOST = 14;

type Promises = Record<string, string>;

function kept(): Promises {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        (one): one is [string, string] => /^\d{4}-\d\d-\d\d$/.test(one[0]) && typeof one[1] === "string",
      ),
    );
  } catch {
    return {};
  }
}

/** The day after one such as 2026-01-31. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Keeps what was said first of a day that has not begun. */
export function keepPromise(day: string, commitment: string): void {
  const all = kept();
  if (all[day]) return;
  const newest = Object.entries({ ...all, [day]: commitment }).sort(([a], [b]) => b.localeCompare(a));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing cannot check as much.
  }
}

/** What was said of a day before it began, if this browser was there. */
export const promised = (day: string): string | undefined => kept()[day];
