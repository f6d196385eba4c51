// Hearing how hard puzzles are from a server where people try them, and telling it of the first tries here.
//
// Without a server the ratings are those heard last, or those of the file; tries are told when there is one again.
import { api, Refusal } from "../lib/api";
import { isPlain } from "../lib/checks";
import type { PuzzleTry } from "../lib/messages";
import { reach, served } from "../lib/reach.svelte";
import type { Puzzle } from "./puzzles";
import { UNTOLD } from "./solver";

/** Ratings and deviations by the marks of puzzles. */
export type Heard = Readonly<Record<string, readonly [rating: number, deviation: number]>>;
export interface Untold extends PuzzleTry {
  mark: string;
}

/** Where it is in the memory of this browser. */
const HEARD = "kingdomino.puzzles.heard";
const MOST_UNTOLD = 200;
/** Milliseconds that a puzzle waits to be chosen by what a server says. */
const PATIENCE = 1500;

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;
const isMark = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{8}$/.test(value);

/** What of something makes sense as ratings. */
export function readHeard(found: unknown): Heard {
  if (!isPlain(found)) return {};
  const fit = ([mark, one]: [string, unknown]) =>
    isMark(mark) && Array.isArray(one) && one.length === 2 && within(one[0], 100, 9999) && within(one[1], 1, 1000);
  return Object.fromEntries(Object.entries(found).filter(fit)) as Heard;
}

/** What of something makes sense as tries. */
export function readUntold(found: unknown): Untold[] {
  const fit = (one: unknown): one is Untold =>
    isPlain(one) &&
    isMark(one.mark) &&
    (one.move === null || (typeof one.move === "string" && one.move.length > 0 && one.move.length <= 40)) &&
    within(one.rating, -5000, 9000) &&
    within(one.deviation, 1, 1000);
  return Array.isArray(found) ? found.filter(fit).slice(-MOST_UNTOLD) : [];
}

function remembered(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing asks again.
  }
}

/** What was heard last. */
export const lastHeard = (): Heard => readHeard(remembered(HEARD));

/** What the server says, or was heard last where there is none or it takes long. */
export async function hear(): Promise<Heard> {
  if (!served()) return lastHeard();
  const asked = api.puzzleRatings().then(
    ({ ratings }) => {
      const heard = readHeard(
        Object.fromEntries(ratings.map(({ mark, rating, deviation }) => [mark, [rating, deviation]])),
      );
      remember(HEARD, heard);
      return heard;
    },
    () => lastHeard(),
  );
  const late = new Promise<Heard>((done) => setTimeout(() => done(lastHeard()), PATIENCE));
  return Promise.race([asked, late]);
}

/** The puzzles with what was heard of them. */
export const learned = (all: readonly Puzzle[], heard: Heard): Puzzle[] =>
  all.map((puzzle) => {
    const found = heard[puzzle.mark];
    return found ? { ...puzzle, learned: { rating: found[0], deviation: found[1] } } : puzzle;
  });

const later = (error: unknown): boolean =>
  !(error instanceof Refusal) || ["offline", "too-many", "unavailable"].includes(error.reason.code);

let telling: Promise<Heard> = Promise.resolve({});

/** Tells the server of a first try, and of those that it could not be told of before; gives what became of their ratings. */
export function tell(one?: Untold): Promise<Heard> {
  if (reach.none) return Promise.resolve({});
  if (one) remember(UNTOLD, readUntold([...readUntold(remembered(UNTOLD)), one]));
  telling = telling.then(tellAll, tellAll);
  return telling;
}

async function tellAll(): Promise<Heard> {
  const heard: Record<string, [number, number]> = {};
  for (let all = readUntold(remembered(UNTOLD)); all.length && served(); all = readUntold(remembered(UNTOLD))) {
    const { mark, ...first } = all[0]!;
    try {
      const { rating, deviation } = await api.puzzleTried(mark, first);
      heard[mark] = [rating, deviation];
    } catch (error) {
      if (later(error)) break;
    }
    remember(UNTOLD, readUntold(remembered(UNTOLD)).slice(1));
  }
  if (Object.keys(heard).length) remember(HEARD, { ...lastHeard(), ...heard });
  return heard;
}
