// When a computer player says a word about its own move: now and then, one at a time, and from nothing but what the page is told.
import type { Event, TableView } from "../lib/messages";

export interface Voice {
  seat: number;
  level: string;
  mood: "good" | "bad" | "last";
  /** Which of its lines for the mood. */
  which: "first" | "second" | "third";
  /** When: the ply, and how many lines were still to be dealt. */
  ply: number;
  lines: number;
}

/** From one word to the next it takes so many rounds. */
const PAUSE = 3;
/** So many points at once are worth a word. */
const PROUD = 7;
/** In a kingdom of so many squares a domino should bring something. */
const GROWN = 14;

/** The seat has nothing more to place, and nothing more comes. */
const isDone = ({ lines_left, line, pending }: TableView, own: number): boolean =>
  lines_left === 0 && ![...line, ...pending].some(({ seat }) => seat === own || seat === null);

function moodOf({ kind, points, seat }: Event, table: TableView): Voice["mood"] | null {
  if (kind !== "place" && kind !== "discard") return null;
  if (isDone(table, seat)) return "last";
  // The last words are worth waiting for.
  if (table.lines_left === 0) return null;
  if (kind === "discard") return "bad";
  if (points >= PROUD) return "good";
  return points === 0 && table.seats[seat]!.kingdom.squares.length >= GROWN ? "bad" : null;
}

/** The word for what just happened, if it is time for one; the same for everybody who looks on. `said`: the word before. */
export function voice(table: TableView, news: readonly Event[], said: Voice | null): Voice | null {
  const before = said && said.ply < table.ply ? said : null; // what was taken back was never said
  if (before?.mood === "last") return null;
  const soon = before !== null && before.lines - table.lines_left < PAUSE;
  for (const event of news) {
    const sitting = table.seats[event.seat];
    if (sitting?.kind !== "computer" || !sitting.level) continue;
    const mood = moodOf(event, table);
    if (!mood || (soon && mood !== "last")) continue;
    const which = (["first", "second", "third"] as const)[(event.ply + (event.domino ?? 0)) % 3]!;
    return { seat: event.seat, level: sitting.level, mood, which, ply: event.ply, lines: table.lines_left };
  }
  return null;
}
