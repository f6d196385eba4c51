// The lesson as the engine wrote it: what is said at which moment, the moments themselves, and why tries are refused.
import { cellOf, WAYS, type Cell } from "../art/tiles";
import type { MessageKey } from "../lib/words.svelte";
import type { DominoFace, Reason, TableView } from "../lib/messages";
import lesson from "./lesson.json";

/** One thing that the teacher says. With a `move` it waits until the learner makes it. */
export interface Step {
  ply: number;
  words: MessageKey;
  values: Record<string, number>;
  move?: string;
  /** The points that the move brings. */
  best?: number;
  /** The answer to any other legal move. */
  otherwise?: MessageKey;
  /** The move is shown from the start. */
  marked?: boolean;
  /** A placement that is shown although it is forbidden. */
  tried?: string;
  /** A square whose territory lights up. */
  lit?: string;
  /** The part of the table that is meant; `theirs` is the teacher's kingdom. */
  look?: "line" | "pending" | "kingdom" | "scores" | "theirs";
  /** What was played since the step before is left out. */
  later?: boolean;
}

interface Lesson {
  steps: Step[];
  table: Partial<TableView>;
  moments: (Partial<TableView> & { ply: number })[];
  dominoes: DominoFace[];
  reasons: Reason[];
  refused: { ply: number; moves: Record<string, number> }[];
}

const { steps, table, moments, dominoes, reasons, refused } = lesson as unknown as Lesson;

export const STEPS: readonly Step[] = steps;
export const DOMINOES: readonly DominoFace[] = dominoes;

/** The table after so many plies. */
export function moment(ply: number): TableView {
  return { ...table, ...moments.find((one) => one.ply === ply)! } as TableView;
}

/** Why a placement is forbidden; null if it is not. */
export function whyNot(ply: number, move: string): Reason | null {
  const found = refused.find((one) => one.ply === ply)?.moves[move];
  return found === undefined ? null : reasons[found]!;
}

/** Where a placement holds the domino: its first square, and the way to the second. */
export function heldAt([first, second]: readonly [string, string]): { at: Cell; way: number } {
  const [at, to] = [cellOf(first), cellOf(second)];
  return { at, way: WAYS.findIndex(({ c, r }) => at.c + c === to.c && at.r + r === to.r) };
}
