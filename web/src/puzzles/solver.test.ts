import { expect, test } from "vitest";
import { puzzleOf, puzzlesOf, type Puzzle } from "./puzzles";
import { after, nextOf, ratingOf, read, type Solver } from "./solver";

const LINE = "f5e5|e5f5 waste,later 1540 9% classic 2 harmony,middle-kingdom AB +4,11,23,38 A:23";
const puzzle = (number: number, rating: number): Puzzle => ({ ...puzzleOf(LINE, number)!, rating });
const stranger = (): Solver => read(null);

test("a line of the file is a puzzle, and its record one that the engine reads", () => {
  expect(puzzleOf(LINE, 7)).toEqual({
    number: 7,
    mark: "acad15d6",
    answers: ["f5e5", "e5f5"],
    themes: ["waste", "later"],
    rating: 1540,
    margin: 9,
    measure: "%",
    record: '[Edition "classic"]\n[Rules "harmony middle-kingdom"]\n[A "A"]\n[B "B"]\n\nAB +4,11,23,38 A:23\n',
  });
});

test("what is no puzzle is left out, and keeps its number", () => {
  const text = `# about\n${LINE}\n# 0\nnonsense\n${LINE}\n${LINE.replace("waste", "magic")}\n`;
  expect(puzzlesOf(text).map(({ number }) => number)).toEqual([1, 3]);
});

test.each([null, "", "{", "[]", "17", '{"rating":"high"}', '{"rating":1e99,"deviation":5}', '{"rating":1500}'])(
  "nonsense in the memory is nothing: %s",
  (text) => expect(read(text)).toEqual({ rating: 1200, deviation: 200, streak: 0, longest: 0, tries: [], puzzles: {} }),
);

test("of a memory that is half nonsense the other half stays", () => {
  const text =
    '{"rating":1500,"deviation":90,"streak":-4,"longest":7,"tries":[[3,true],"x",[null],[4]],"puzzles":{"3":5}}';
  const tries = [
    [3, true],
    [4, false],
  ];
  expect(read(text)).toEqual({ rating: 1500, deviation: 90, streak: 0, longest: 7, tries, puzzles: {} });
});

test("a solver who is right rises, and the puzzle falls; whoever is wrong begins a new streak", () => {
  const one = after(stranger(), puzzle(1, 1200), true);
  expect(one.rating).toBeGreaterThan(1200);
  expect(one.puzzles[1]!.rating).toBeLessThan(1200);
  const two = after(after(one, puzzle(2, 1300), true), puzzle(3, 1300), false);
  expect([one.streak, two.streak, two.longest]).toEqual([1, 0, 2]);
  expect(two.tries).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect(read(JSON.stringify(two))).toEqual(two);
});

test("the next puzzle is a new one near the solver's rating, of the theme; later the one tried longest ago", () => {
  const all = Array.from({ length: 40 }, (_, i) => puzzle(i + 1, 800 + 30 * i));
  const first = nextOf(all, stranger(), null, null, () => 0)!;
  expect(Math.abs(first.rating - 1200)).toBeLessThanOrEqual(30);
  expect(nextOf(all, stranger(), null, first.number, () => 0)!.number).not.toBe(first.number);
  expect(nextOf(all, stranger(), "ending", null, () => 0)).toBeNull();
  let who = stranger();
  for (const one of all) who = after(who, one, true);
  expect(nextOf(all, who, null, 40, () => 0)!.number).toBe(1);
});

test("a puzzle is as hard as it was for many, or else as it was here", () => {
  const one = puzzle(7, 1540);
  const who = after(read(null), one, false);
  expect(ratingOf(read(null), one).rating).toBe(1540);
  expect(ratingOf(who, one).rating).toBeGreaterThan(1540);
  expect(ratingOf(who, { ...one, learned: { rating: 1300, deviation: 60 } })).toEqual({ rating: 1300, deviation: 60 });
});
