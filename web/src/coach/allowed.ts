// Where the coach may say something: whether there is one, and at which tables it may be asked.
import { hasEngine } from "../lib/here";
import type { TableView } from "../lib/messages";

/** A coach needs the engine, and a worker to have it in. */
export const hasCoach = hasEngine && typeof Worker !== "undefined";

/** Hints are for somebody who plays alone or against computer players, and not for a deal that counts. */
export const mayHint = ({ role, day, stage, seats }: TableView): boolean => {
  const people = seats.filter(({ kind }) => kind !== "computer");
  return hasCoach && role === "player" && !day && stage === "playing" && people.length === 1 && people[0]!.mine;
};

/** A game is looked back at when it is over; before that only where nobody on another device plays it, and no day counts. */
export const mayReview = ({ outcome, shared, day, stage }: TableView): boolean =>
  hasCoach && stage !== "waiting" && (outcome !== null || (!shared && !day));
