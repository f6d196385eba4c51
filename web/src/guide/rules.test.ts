import { expect, test } from "vitest";
import { COUNTED, COUNTS, EXERCISES, STANDARD } from "./boards";
import { countsBy, judged } from "./rules";

test("one row for each number of players that the rules allow", () => {
  expect(countsBy(STANDARD, COUNTS).map(({ players, dominoes }) => [players, dominoes])).toEqual([
    [2, 24],
    [3, 36],
    [4, 48],
  ]);
  const duel = countsBy({ ...STANDARD, mighty_duel: true, grid: 7 }, COUNTS);
  expect(duel.map(({ players, rounds, each }) => [players, rounds, each])).toEqual([[2, 12, 24]]);
  const alone = countsBy({ ...STANDARD, min_players: 1, max_players: 1 }, COUNTS);
  expect(alone.map(({ players, rounds }) => [players, rounds])).toEqual([[1, 3]]);
});

test("a placement brings points, or is refused with a reason, or is off the board", () => {
  const first = EXERCISES.find(({ name }) => name === "first")!;
  expect(judged(first, "h7i7")).toBe(1);
  expect(judged(first, "g7h7")).toMatchObject({ code: "castle", values: { square: "g7" } });
  expect(judged(first, "a1b1")).toBeNull();
});

test("every square of the counted kingdom but the castle belongs to one territory", () => {
  const spots = COUNTED.territories.flatMap(({ spots }) => spots);
  expect([...spots].sort()).toEqual(COUNTED.squares.map(({ spot }) => spot).sort());
});
