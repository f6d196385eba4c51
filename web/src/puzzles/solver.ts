// What this browser knows of its solver: rating, streak, and what was tried. Nonsense in its memory counts as nothing.
import { NEWCOMER, GUESSED, rated, type Rating } from "./rating";
import type { Puzzle, Theme } from "./puzzles";

export interface Solver extends Rating {
  /** Solved at the first try, without a break: now, and the most ever. */
  streak: number;
  longest: number;
  /** The first tries at puzzles by number, oldest first. */
  tries: [puzzle: number, right: boolean][];
  /** The puzzles that were tried, as they are rated here. */
  puzzles: Record<number, Rating>;
}

/** Where it is in the memory of this browser, and how much of it at most. */
export const KEY = "kingdomino.puzzles";
/** The tries that a server was not told of yet. */
export const UNTOLD = "kingdomino.puzzles.untold";
export const MOST_TRIES = 2000;
/** How many puzzles near the solver's rating one is drawn from. */
const NEAR = 12;

const fresh = (): Solver => ({ ...NEWCOMER, streak: 0, longest: 0, tries: [], puzzles: {} });
/** What cannot be stored is kept as long as the page. */
let kept: Solver | null = null;

const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
function isRating(value: unknown): value is Rating {
  const { rating, deviation } = (value ?? {}) as Partial<Rating>;
  const within = (n: unknown, least: number, most: number) => typeof n === "number" && n >= least && n <= most;
  return within(rating, -5000, 9000) && within(deviation, 1, 1000);
}

/** What a text says, as far as it makes sense. */
export function read(text: string | null): Solver {
  try {
    const found = JSON.parse(text ?? "null") as unknown;
    if (!isRating(found)) return fresh();
    const { rating, deviation, streak, longest, tries, puzzles } = found as Rating & Record<string, unknown>;
    const known: Solver["tries"] = [];
    for (const one of Array.isArray(tries) ? (tries as unknown[]) : [])
      if (Array.isArray(one) && whole(one[0])) known.push([one[0], one[1] === true]);
    const rated: Solver["puzzles"] = {};
    for (const [number, one] of Object.entries(puzzles ?? {})) if (isRating(one)) rated[Number(number)] = one;
    return {
      rating,
      deviation,
      streak: whole(streak) ? streak : 0,
      longest: whole(longest) ? longest : 0,
      tries: known,
      puzzles: rated,
    };
  } catch {
    return fresh();
  }
}

export function solver(): Solver {
  try {
    return read(localStorage.getItem(KEY) ?? (kept && JSON.stringify(kept)));
  } catch {
    return kept ?? fresh();
  }
}

/** As a puzzle is rated where many try it, or else here. */
export const ratingOf = ({ puzzles }: Solver, { number, rating, learned }: Puzzle): Rating =>
  learned ?? puzzles[number] ?? { rating, deviation: GUESSED };

/** The solver after the first try at a puzzle. */
export function after(before: Solver, puzzle: Puzzle, right: boolean): Solver {
  const theirs = ratingOf(before, puzzle);
  const streak = right ? before.streak + 1 : 0;
  return {
    ...before,
    ...rated(before, theirs, right),
    streak,
    longest: Math.max(before.longest, streak),
    tries: [...before.tries, [puzzle.number, right] as [number, boolean]].slice(-MOST_TRIES),
    puzzles: { ...before.puzzles, [puzzle.number]: rated(theirs, before, !right) },
  };
}

/** Stores the first try at a puzzle; gives the solver after it. */
export function tried(puzzle: Puzzle, right: boolean): Solver {
  kept = after(solver(), puzzle, right); // another tab may have been busy too
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing has the memory of its page.
  }
  return kept;
}

/** The puzzle that comes next: one of those near the solver's rating that are new, or else that were tried longest ago. */
export function nextOf(
  all: readonly Puzzle[],
  who: Solver,
  theme: Theme | null,
  now: number | null,
  draw: () => number = Math.random,
): Puzzle | null {
  const fitting = all.filter(({ number, themes }) => number !== now && (!theme || themes.includes(theme)));
  const last = new Map(who.tries.map(([puzzle], at) => [puzzle, at]));
  const unseen = fitting.filter(({ number }) => !last.has(number));
  const away = (puzzle: Puzzle) => Math.abs(ratingOf(who, puzzle).rating - who.rating);
  const pool = unseen.length
    ? unseen.sort((a, b) => away(a) - away(b))
    : fitting.sort((a, b) => last.get(a.number)! - last.get(b.number)!);
  return pool[Math.floor(draw() * Math.min(NEAR, pool.length))] ?? null;
}
