// What moves other than the best cost in a puzzle, in words.
import { t } from "../lib/words.svelte";
import type { Puzzle } from "./puzzles";

/** What is at stake. */
export const measureOf = ({ measure }: Puzzle) => (measure === "p" ? "points" : "chance");

/** Whether a move that costs so much loses the game: known in the last line, where values are exact and not rounded. */
function loses(puzzle: Puzzle, cost: number): boolean {
  return measureOf(puzzle) === "chance" && puzzle.themes.includes("ending") && cost >= 100;
}

/** What any move costs that is no answer. */
export function aheadText(puzzle: Puzzle): string {
  const { margin } = puzzle;
  if (loses(puzzle, margin)) return t("puzzles-ahead-loss");
  const measure = measureOf(puzzle);
  return t(`puzzles-ahead-${measure === "chance" || puzzle.themes.includes("ending") ? measure : "expected"}`, {
    margin,
  });
}

/** What the move costs that was tried, in percent or points; null: not known yet. */
export function wrongText(puzzle: Puzzle, lost: number | null): string {
  if (lost === null) return t("puzzles-wrong");
  return loses(puzzle, lost) ? t("puzzles-wrong-loss") : t(`puzzles-wrong-${measureOf(puzzle)}`, { lost });
}
