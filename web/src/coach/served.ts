// The server's review of a game, which it may still be working on.
import { api } from "../lib/api";
import type { Review } from "../lib/messages";
import { Stopped } from "./coach";
import { isReview } from "./kept";

/** Milliseconds without any progress after which somebody with a coach of their own asks that one. */
const PATIENCE = 30_000;

/** A game: where it lies, and what its review has to fit. */
export interface Finished {
  id: string;
  plies: number;
  players: number;
}

/** The server's review; null: it makes no progress, or one that is not understood here. Refusals are thrown. */
export async function reviewed(
  { id, plies, players }: Finished,
  told: (done: number) => void,
  stop: AbortSignal,
): Promise<Review | null> {
  let before = -1;
  let since = Date.now();
  for (;;) {
    const answer = await api.review(id);
    if (stop.aborted) throw new Stopped();
    if (!("wait" in answer)) return isReview(answer, plies, players) ? answer : null;
    if (answer.done !== before) [before, since] = [answer.done, Date.now()];
    else if (Date.now() - since > PATIENCE) return null;
    told(answer.done);
    await new Promise((ready) => setTimeout(ready, 1000 * answer.wait));
    if (stop.aborted) throw new Stopped();
  }
}
