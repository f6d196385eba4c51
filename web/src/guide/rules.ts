// What the engine wrote down for the guide (boards.ts): its types, and looking things up in it.
import type { DominoFace, Placed, Reason, TerritoryView } from "../lib/messages";
import type { Fields } from "../lib/playing.svelte";

export type { Fields };

/** How much of everything is used by so many players, as far as these rules hold. */
export interface Count {
  when: Fields;
  players: number;
  kings: number;
  line: number;
  dominoes: number;
  rounds: number;
  each: number;
}

/** Where may this domino lie? Every placement inside the frame with its points, or with the reason why not. */
export interface Exercise {
  /** Its question is the message `guide-try-` with this name. */
  name: "first" | "match" | "edge";
  grid: number;
  domino: DominoFace;
  squares: Placed[];
  frame: [string, string];
  /** What the kingdom can still cover, as far as it lies inside the frame. */
  reach: [string, string];
  fits: Record<string, number>;
  refused: (Reason & { moves: string[] })[];
}

/** A kingdom that is counted. */
export interface Scored {
  squares: Placed[];
  frame: [string, string];
  territories: TerritoryView[];
  points: number;
  centred: boolean;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rows that hold by these rules, one for each number of players that they allow. */
export function countsBy(rules: Fields, counts: readonly Count[]): Count[] {
  return counts.filter(
    ({ when, players }) =>
      players >= Number(rules.min_players) &&
      players <= Number(rules.max_players) &&
      Object.entries(when).every(([field, value]) => same(rules[field], value)),
  );
}

/** What comes of placing the domino like this: points, or the reason why it may not lie there. */
export function judged({ fits, refused }: Exercise, move: string): number | Reason | null {
  return fits[move] ?? refused.find(({ moves }) => moves.includes(move)) ?? null;
}
