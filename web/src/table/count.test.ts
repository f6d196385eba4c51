import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "../lib/messages";
import type { Session } from "./session.svelte";

let counting: typeof import("./count.svelte");
let reduced = false;
beforeAll(async () => {
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), {
      matchMedia: () => ({
        get matches() {
          return reduced;
        },
      }),
    }),
  );
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  await (await import("../lib/words.svelte")).begin();
  counting = await import("./count.svelte");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const land = (terrain: string, squares: number, crowns: number) => ({
  terrain,
  crowns,
  points: squares * crowns,
  spots: Array.from({ length: squares }, (_, i) => `${terrain[0]}${i + 1}`),
});
const seat = (harmony: number, ...territories: ReturnType<typeof land>[]) => {
  const total = harmony + territories.reduce((sum, { points }) => sum + points, 0);
  return { name: "Ada", kingdom: { score: { territories, harmony, total } } };
};
const over = (changes: object = {}) =>
  ({
    seats: [seat(5, land("wheat", 2, 1), land("forest", 4, 3), land("lake", 3, 0)), seat(0, land("mine", 1, 3))],
    rules: { harmony: true },
    outcome: { winners: [0], scores: [19, 3], ended: null, ...changes },
  }) as unknown as TableView;

/** A table at which the visitor has the second seat. */
function sit(table: TableView) {
  const session = { table, usual: 1, scores: true, shown: -1, show: (seat: number) => (session.shown = seat) };
  return { session, count: new counting.Count(session as unknown as Session) };
}
const sums = (count: InstanceType<typeof counting.Count>) => [count.points(0, 19), count.points(1, 3)];

test("each kingdom is counted, its best territory last and then the bonuses; then the winner is crowned", () => {
  const { session, count } = sit(over());
  count.begin(over());
  const pace = counting.beatTime(6, 2);
  const seen: unknown[] = [];
  for (; count.now; vi.advanceTimersByTime(pace)) seen.push([session.shown, count.now.words, ...sums(count)]);
  expect(seen).toEqual([
    [0, "", 0, 0],
    [0, "Wheat 2 × 1 = 2", 2, 0],
    [0, "Forest 4 × 3 = 12", 14, 0],
    [0, "Harmony +5", 19, 0],
    [1, "", 19, 0],
    [1, "Mine 1 × 3 = 3", 19, 3],
  ]);
  expect([session.shown, session.scores, count.running, count.crowned(0), count.crowned(1)]).toEqual([
    0,
    false,
    true,
    true,
    false,
  ]);
  vi.runAllTimers();
  expect(count.running).toBe(false);
});

test("skipped, it is complete at once", () => {
  const { session, count } = sit(over());
  count.begin(over());
  expect([sums(count), count.crowned(0)]).toEqual([[0, 0], false]);
  count.skip();
  expect([sums(count), count.crowned(0), count.running, session.shown]).toEqual([[19, 3], true, false, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is counted where nothing moves, or where points decided nothing", () => {
  const { count } = sit(over());
  count.begin(over({ ended: "B resigned" }));
  expect(count.running).toBe(false);
  reduced = true;
  count.begin(over());
  reduced = false;
  expect([count.running, sums(count)]).toEqual([false, [19, 3]]);
});

test("however much there is to count, it takes ten seconds between two and fourteen among four", () => {
  const crown = 1500;
  for (const beats of [2, 14, 30, 90])
    for (const [seats, most] of [
      [2, 10_000],
      [4, 14_000],
    ] as const)
      expect(beats * counting.beatTime(beats, seats) + crown).toBeLessThanOrEqual(most);
});
