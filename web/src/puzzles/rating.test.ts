import { expect, test } from "vitest";
import { expected, rated } from "./rating";

// The example of Glickman's paper: 1500 with a deviation of 200 against 1400 (30), 1550 (100) and 1700 (300) in one period.
test("the chances are those of the paper", () => {
  const one = { rating: 1500, deviation: 200 };
  expect(expected(one, { rating: 1400, deviation: 30 })).toBeCloseTo(0.639, 3);
  expect(expected(one, { rating: 1550, deviation: 100 })).toBeCloseTo(0.432, 3);
  expect(expected(one, { rating: 1700, deviation: 300 })).toBeCloseTo(0.303, 3);
});

test("one try moves a rating by what the formula says, and makes it surer", () => {
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q * q * 100 * 100) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((-g * (1500 - 1600)) / 400));
  const certain = 1 / 200 ** 2 + q * q * g * g * chance * (1 - chance);
  const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, { rating: 1600, deviation: 100 }, true);
  expect(rating).toBeCloseTo(1500 + (q / certain) * g * (1 - chance), 6);
  expect(deviation).toBeCloseTo(Math.sqrt(1 / certain), 6);
  expect(deviation).toBeLessThan(200);
});

test("what was expected moves less than a surprise, and nobody becomes unmovable", () => {
  const strong = { rating: 1800, deviation: 80 };
  const easy = { rating: 1000, deviation: 80 };
  const up = rated(strong, easy, true).rating - strong.rating;
  const down = strong.rating - rated(strong, easy, false).rating;
  expect(up).toBeGreaterThan(0);
  expect(down).toBeGreaterThan(10 * up);
  let known = { rating: 1500, deviation: 300 };
  for (let i = 0; i < 200; i++) known = rated(known, { rating: 1500, deviation: 50 }, i % 2 === 0);
  expect(known.deviation).toBe(45);
});
