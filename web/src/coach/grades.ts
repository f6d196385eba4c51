// The grades of a game that was reviewed in this browser, for whoever shows it again.
import type { Graded } from "../lib/messages";
import { need } from "../lib/words.svelte";
import Grade from "./Grade.svelte";
import { kept } from "./kept";

export interface GradeShown {
  /** By ply. */
  by: ReadonlyMap<number, Graded["grade"]>;
  Grade: typeof Grade;
}

export async function gradesOf(id: string, moves: readonly string[], players: number): Promise<GradeShown | null> {
  const review = await kept(id, moves, players);
  if (!review) return null;
  await need("coach");
  return { by: new Map(review.decisions.map(({ ply, grade }) => [ply, grade])), Grade };
}
