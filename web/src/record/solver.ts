// Whoever solves puzzles in this browser: their rating and tries, as the puzzles keep them; carried along as they are.
import { fields, flag, list, only, table, whole, type Check } from "../lib/checks";
import { KEY, MOST_TRIES, UNTOLD, type Solver } from "../puzzles/solver";

const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;
const rating = { rating: between(-5000, 9000), deviation: between(1, 1000) };
const number: Check = (value) => typeof value === "string" && /^\d{1,6}$/.test(value);
const attempt: Check = (value) =>
  Array.isArray(value) && value.length === 2 && whole(0, 999_999)(value[0]) && flag(value[1]);
const solver: Record<keyof Solver, Check> = {
  ...rating,
  streak: whole(0, 999_999),
  longest: whole(0, 999_999),
  tries: (value) => list(attempt, MOST_TRIES)(value) && (value as unknown[]).length > 0,
  puzzles: table(number, fields(rating), 2 * MOST_TRIES),
};

/** Somebody who has tried at least one; null if it is anything else. */
export function readSolver(found: unknown): Solver | null {
  return fields(solver)(found) ? only(found as Solver, solver) : null;
}

/** Whoever it is here. */
export function knownSolver(): Solver | null {
  try {
    return readSolver(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** Goes on here as it was elsewhere, unless somebody has tried a puzzle here. */
export function adoptSolver(found: Solver): void {
  try {
    if (!knownSolver()) localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // A browser that stores nothing has the memory of its page.
  }
}

/** Nobody has tried anything. */
export function forgetSolver(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(UNTOLD);
  } catch {
    // then there is nothing
  }
}
