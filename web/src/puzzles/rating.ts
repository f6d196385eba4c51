// Ratings of solvers and puzzles: Glicko-1 (Mark Glickman, 1999), one try at a time.

export interface Rating {
  rating: number;
  /** How far it may be off. */
  deviation: number;
}

const Q = Math.LN10 / 400;
/** Nobody is so well known that a surprise would change nothing. */
const LEAST = 45;
/** What computer players say about a puzzle is a good guess. */
export const GUESSED = 120;
export const NEWCOMER: Rating = { rating: 1200, deviation: 200 };

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

/** How likely the first is to get the better of the second: a solver of a puzzle, or a puzzle of a solver. */
export function expected(one: Rating, other: Rating): number {
  return 1 / (1 + 10 ** ((weight(other.deviation) * (other.rating - one.rating)) / 400));
}

/** The first one's rating after it did, or did not. */
export function rated(one: Rating, other: Rating, won: boolean): Rating {
  const g = weight(other.deviation);
  const chance = expected(one, other);
  const known = 1 / one.deviation ** 2 + (Q * g) ** 2 * chance * (1 - chance);
  return {
    rating: one.rating + (Q / known) * g * (Number(won) - chance),
    deviation: Math.max(LEAST, Math.sqrt(1 / known)),
  };
}
