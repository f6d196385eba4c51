import { expect, test } from "vitest";
import { curvesOf, nearest } from "./curves";

const size = { width: 100, height: 50, most: 1, apart: 20 };

test("lines run from the left to the right, high where chances are good", () => {
  const curves = curvesOf(
    [
      [0.5, 0.5],
      [1, 0],
    ],
    size,
  );
  expect(curves.map(({ line }) => line)).toEqual(["0,25 100,0", "0,25 100,50"]);
  expect(curves.map(({ label }) => label)).toEqual([0, 50]);
});

test("names that would lie on each other make room, and stay inside", () => {
  for (const last of [
    [0.5, 0.5, 0],
    [0, 0, 1],
    [1, 0, 0],
    [0.34, 0.33, 0.33],
  ]) {
    const labels = curvesOf([last], size)
      .map(({ label }) => label)
      .sort((a, b) => a - b);
    expect(labels[0]).toBeGreaterThanOrEqual(0);
    expect(labels[2]).toBeLessThanOrEqual(50);
    expect(labels[1]! - labels[0]!).toBeGreaterThanOrEqual(20);
    expect(labels[2]! - labels[1]!).toBeGreaterThanOrEqual(20);
  }
});

test("what cannot be is drawn at the edge, and nothing is drawn of nothing", () => {
  expect(curvesOf([[7], [-3]], size)[0]!.line).toBe("0,0 100,50");
  expect(curvesOf([], size)).toEqual([]);
});

test("a place in the graph belongs to the decision next to it", () => {
  expect(nearest([2, 5, 9], 0, 10)).toBe(0);
  expect(nearest([2, 5, 9], 0.45, 10)).toBe(1);
  expect(nearest([2, 5, 9], 1, 10)).toBe(2);
});
