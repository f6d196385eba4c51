// Sums: what all the facts come to. Nothing here knows a rule of the game; who won and by what was said by the engine.
import type { Fact, Own } from "./facts";

/** The level under which games against other people are counted. */
export const FRIENDS = "friends";

/** Kingdoms of different sizes are not compared. */
export const BOARDS = ["usual", "mighty"] as const;
export type Board = (typeof BOARDS)[number];

export interface Tally {
  played: number;
  won: number;
}
/** A game that was played to its end, with one's own kingdom. */
export interface Finished {
  fact: Fact;
  own: Own;
}
export interface Sums {
  /** Games that are over, and those of them that one could win. */
  games: number;
  contested: Tally;
  levels: [level: string, tally: Tally][];
  editions: [edition: string, tally: Tally][];
  /** By board, from the first to the last. */
  finished: Record<Board, Finished[]>;
  best: Record<Board, Finished | null>;
  /** The mean over the games that were reviewed. */
  accuracy: { mean: number; games: number } | null;
}

/** From the oldest to the newest. */
const inTime = (a: Fact, b: Fact): number => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1);

/**
 * The games that count, each once, in the order of time. A game that moved, or was read from a file, has other ids too: of
 * those that lie nowhere any more and have the moves of another, one is enough.
 */
export function counting(facts: Iterable<Fact>, listed: ReadonlySet<string>): Fact[] {
  const mine = [...facts].filter(({ mine, opened }) => mine.length > 0 && !opened).sort(inTime);
  const there = new Set(mine.flatMap(({ id, told }) => (told && listed.has(id) ? [told.print] : [])));
  return mine.filter(({ id, told }) => {
    if (!told || listed.has(id)) return true;
    if (there.has(told.print)) return false;
    there.add(told.print);
    return true;
  });
}

/** The seat of a game that one could win: the only own one, played by oneself to the end, beside others. */
export function contender({ mine, kinds, levels }: Fact): number | null {
  const [seat] = mine;
  return mine.length === 1 && kinds.length > 1 && levels[seat!] === null ? seat! : null;
}

export function isWon(fact: Fact): boolean {
  const seat = contender(fact);
  return seat !== null && fact.winners.length === 1 && fact.winners[0] === seat;
}

/** The computer players of a game. */
export const computers = ({ kinds, levels }: Fact): string[] =>
  levels.filter((level, seat): level is string => kinds[seat] === "computer" && level !== null);

/** The strongest computer player at a table, or that there were people to play against. */
export function opponent(fact: Fact, levels: readonly string[]): string {
  const people = fact.kinds.some((kind, seat) => kind === "person" && !fact.mine.includes(seat));
  return people ? FRIENDS : (levels.filter((level) => computers(fact).includes(level)).at(-1) ?? FRIENDS);
}

const boardOf = ({ extras }: Fact): Board => (extras.includes("mighty_duel") ? "mighty" : "usual");

/** A game that was played to its end from one own seat. */
export function finishedOf(fact: Fact): Finished | null {
  const own = fact.told?.own;
  const itself = fact.levels[fact.mine[0]!] === null;
  return own && itself && !fact.told!.ended ? { fact, own } : null;
}

/** `levels` and `editions` in the order in which they are shown. */
export function sumsOf(facts: readonly Fact[], levels: readonly string[], editions: readonly string[]): Sums {
  const sums: Sums = {
    games: facts.length,
    contested: { played: 0, won: 0 },
    levels: [],
    editions: [],
    finished: { usual: [], mighty: [] },
    best: { usual: null, mighty: null },
    accuracy: null,
  };
  const byLevel = new Map<string, Tally>();
  const byEdition = new Map<string, Tally>();
  const add = (tallies: Map<string, Tally>, name: string, won: boolean) => {
    const { played, won: before } = tallies.get(name) ?? { played: 0, won: 0 };
    tallies.set(name, { played: played + 1, won: before + Number(won) });
  };
  for (const fact of facts) {
    const won = isWon(fact);
    add(byEdition, fact.edition, won);
    if (contender(fact) !== null) {
      add(byLevel, opponent(fact, levels), won);
      sums.contested.played++;
      if (won) sums.contested.won++;
    }
    const finished = finishedOf(fact);
    if (!finished) continue;
    const board = boardOf(fact);
    sums.finished[board].push(finished);
    if (finished.own.points > (sums.best[board]?.own.points ?? -1)) sums.best[board] = finished;
  }
  const accuracies = facts.flatMap(({ accuracy }) => accuracy ?? []);
  if (accuracies.length) sums.accuracy = { mean: meanOf(accuracies), games: accuracies.length };
  const ordered = (tallies: Map<string, Tally>, order: readonly string[]) =>
    [...tallies].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  sums.levels = ordered(byLevel, [...levels, FRIENDS]);
  sums.editions = ordered(byEdition, editions);
  return sums;
}

const meanOf = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

/** The mean of the latest games, and of as many before them, if there are enough to compare. */
export function trendOf(points: readonly number[], latest = 10): { now: number; before: number | null } | null {
  if (!points.length) return null;
  const before = points.slice(-2 * latest, -latest);
  return { now: meanOf(points.slice(-latest)), before: before.length >= latest / 2 ? meanOf(before) : null };
}
