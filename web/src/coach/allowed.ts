// Where the coach may say something: whether there is one, and at which tables it may be asked.
import { hasEngine, isHere } from "../lib/here";
import type { TableView } from "../lib/messages";
import { serverReviews } from "./reviewer.svelte";

/** A coach needs the engine, and a worker to have it in. */
export const hasCoach = hasEngine && typeof Worker !== "undefined";

/** Hints are for somebody who plays alone or against computer players, and not for a deal that counts. */
export const mayHint = ({ role, day, stage, seats }: TableView): boolean => {
  const people = seats.filter(({ kind }) => kind !== "computer");
  return hasCoach && role === "player" && !day && stage === "playing" && people.length === 1 && people[0]!.mine;
};

/** Whether there is somebody to review a game that is over: a coach, or the server at which it lies. */
export const canReview = (id: string): boolean => hasCoach || (!isHere(id) && serverReviews());

/** A game is looked back at when it is over; before that only where nobody on another device plays it, and no day counts. */
export const mayReview = ({ id, outcome, shared, day, stage }: TableView): boolean =>
  outcome !== null ? canReview(id) : hasCoach && stage !== "waiting" && !shared && !day;
