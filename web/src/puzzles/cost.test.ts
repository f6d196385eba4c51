import { beforeAll, expect, test, vi } from "vitest";
import { puzzleOf, type Puzzle } from "./puzzles";

let cost: typeof import("./cost");
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  const words = await import("../lib/words.svelte");
  await words.begin();
  await words.need("puzzles");
  cost = await import("./cost");
});

const asked = (themes: string, margin: string): Puzzle => puzzleOf(`23 ${themes} 1540 ${margin} classic 2 - AB +4`, 1)!;

test.each([
  ["ending", "100%", "Any other loses the game."],
  ["deny,ending", "50%", "Any other costs about 50% of the chance to win, or more."], // it is a tie, or loses one
  ["deny,ending", "67%", "Any other costs about 67% of the chance to win, or more."], // a victory is shared by three
  ["deny", "100%", "Any other costs about 100% of the chance to win, or more."], // rounded
  ["ending", "100p", "Any other costs 100 points or more."],
  ["later,alone", "3p", "Any other costs about 3 points or more."],
])("what any other move costs: %s %s", (themes, margin, text) => {
  expect(cost.aheadText(asked(themes, margin))).toBe(text);
});

test.each([
  ["ending", "100%", 100, "Not the best move: it loses the game."],
  ["ending", "50%", 100, "Not the best move: it loses the game."], // the second best is a tie, this one is not
  ["ending", "50%", 50, "Not the best move: it costs about 50% of the chance to win."],
  ["deny", "84%", 100, "Not the best move: it costs about 100% of the chance to win."],
  ["ending", "2p", 100, "Not the best move: it costs about 100 points."],
  ["ending", "100%", null, "Not the best move."],
])("what a wrong move costs: %s %s, of which it loses %s", (themes, margin, lost, text) => {
  expect(cost.wrongText(asked(themes, margin), lost)).toBe(text);
});
