// Hints at a table: how many each seat has had, which stands in the headers of the game's row.
//
// In a record it is `[Hints "A 3"]`. In the row the plies follow, `A 3 (10 14 22)`: each counts once, however often
// somebody looks again or takes back.

type Headers = Readonly<Record<string, string>>;

const HEADER = "Hints";
const SEATS = "ABCD";

/** By seat: how many, and the plies that are known of them. Whatever else a record says there is nothing. */
function read(headers: Headers): Map<number, [count: number, plies: string[]]> {
  const entries = new Map<number, [number, string[]]>();
  for (const part of (headers[HEADER] ?? "").split(", ")) {
    const [, seat, count, plies = ""] = /^([A-D]) (\d{1,3})(?: \(([\d ]*)\))?$/.exec(part) ?? [];
    if (seat) entries.set(SEATS.indexOf(seat), [Number(count), plies.split(" ").filter(Boolean)]);
  }
  return entries;
}

const written = (entries: Map<number, [number, string[]]>, known: boolean): string =>
  [...entries]
    .sort(([a], [b]) => a - b)
    .map(([seat, [count, plies]]) => `${SEATS[seat]} ${count}${known && plies.length ? ` (${plies.join(" ")})` : ""}`)
    .join(", ");

/** By seat: how many hints it has had. */
export function counted(headers: Headers, players: number): number[] {
  const entries = read(headers);
  return Array.from({ length: players }, (_, seat) => entries.get(seat)?.[0] ?? 0);
}

/** The headers after a hint for a seat at that ply; null if it is known already. */
export function noted(headers: Headers, seat: number, ply: number): Record<string, string> | null {
  const entries = read(headers);
  const [count, plies] = entries.get(seat) ?? [0, []];
  if (plies.includes(String(ply))) return null;
  entries.set(seat, [Math.min(count + 1, 999), [...plies, String(ply)]]);
  return { ...headers, [HEADER]: written(entries, true) };
}

/** The headers as a record has them. */
export function recorded(headers: Headers): Record<string, string> {
  const { [HEADER]: _, ...others } = headers;
  const text = written(read(headers), false);
  return text ? { ...others, [HEADER]: text } : others;
}
