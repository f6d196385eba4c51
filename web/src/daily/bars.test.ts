import { expect, test } from "vitest";
import { barsOf } from "./bars";

test("points are gathered by fives, and nothing between is left out", () => {
  expect(
    barsOf([
      [24, 1],
      [25, 2],
      [29, 3],
      [41, 1],
    ]),
  ).toEqual([
    { from: 20, to: 24, n: 1 },
    { from: 25, to: 29, n: 5 },
    { from: 30, to: 34, n: 0 },
    { from: 35, to: 39, n: 0 },
    { from: 40, to: 44, n: 1 },
  ]);
  expect(barsOf([])).toEqual([]);
});
