import { beforeEach, expect, test, vi } from "vitest";
import type { Review } from "../lib/messages";
import { VERSION } from "./kept";

const review = vi.fn();
const catalogue = vi.fn();
vi.mock("../lib/api", () => ({ api: { review, catalogue } }));

let allowed: typeof import("./allowed");
let reviewer: typeof import("./reviewer.svelte");
let served: typeof import("./served");
beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal("LOCAL_ENGINE", false);
  catalogue.mockResolvedValue({ reviews: true });
  [allowed, reviewer] = await Promise.all([import("./allowed"), import("./reviewer.svelte")]);
  served = await import("./served");
});

const GAME = { id: "one", plies: 0, players: 1 };
const MADE: Review = {
  version: VERSION,
  chances: [[1]],
  scores: [[0]],
  decisions: [],
  luck: [],
  players: [
    { accuracy: null, grades: { only: 0, best: 0, good: 0, inexact: 0, mistake: 0, blunder: 0 }, lost: 0, luck: 0 },
  ],
  moments: [],
  verdict: "alone",
};

test("a page without a coach reviews what lies at a server that does", async () => {
  expect(allowed.canReview("one")).toBe(false); // nobody has been asked yet
  await vi.waitFor(() => expect(allowed.canReview("one")).toBe(true));
  expect(catalogue).toHaveBeenCalledTimes(1);
  expect(allowed.canReview("here-one")).toBe(false);
  reviewer.heard({ reviews: false } as Parameters<typeof reviewer.heard>[0]);
  expect(allowed.canReview("one")).toBe(false);
});

test("the server is asked again when it says, until the review is there", async () => {
  review.mockResolvedValueOnce({ done: 3, of: 9, wait: 2 }).mockResolvedValueOnce(MADE);
  const told = vi.fn();
  const made = served.reviewed(GAME, told, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1900);
  expect(review).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await made).toEqual(MADE);
  expect(told.mock.calls).toEqual([[3]]);
});

test("what is not understood here, and what makes no progress, is nothing", async () => {
  const asked = () => served.reviewed(GAME, () => {}, new AbortController().signal);
  review.mockResolvedValueOnce({ ...MADE, version: 999 });
  expect(await asked()).toBeNull();
  review.mockResolvedValue({ done: 0, of: 9, wait: 3 });
  const stuck = asked();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await stuck).toBeNull();
});

test("whoever stops does not ask again", async () => {
  review.mockResolvedValue({ done: 0, of: 9, wait: 3 });
  const stop = new AbortController();
  const made = served.reviewed(GAME, () => {}, stop.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(((await made) as Error).constructor.name).toBe("Stopped");
  expect(review).toHaveBeenCalledTimes(1);
});
