import { expect, test } from "vitest";
import { swipe } from "./swipe";

test("a swipe goes sideways and far enough", () => {
  expect([swipe(-80, 10), swipe(80, -10), swipe(50, 0), swipe(-80, 60), swipe(0, 200)]).toEqual([1, -1, 0, 0, 0]);
});
