import { beforeAll, expect, test, vi } from "vitest";
import type { SeatView, TableView } from "../lib/messages";

let say: typeof import("./say");
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  await (await import("../lib/words.svelte")).begin();
  say = await import("./say");
});

test("a clock shows what matters: tenths at the end, days at the beginning", () => {
  expect([0, 9_449, 10_000, 59_999, 299_000, 3_909_000, 97_200_000].map((left) => say.timeText(left))).toEqual([
    "0.0",
    "9.4",
    "0:10",
    "0:59",
    "4:59",
    "1:05:09",
    "1d 3h",
  ]);
});

test("spans are told in the largest unit that fits", () => {
  expect([45, 60, 900, 5400, 7200, 259_200].map((seconds) => say.spanText(seconds))).toEqual([
    "45 seconds",
    "1 minute",
    "15 minutes",
    "90 minutes",
    "2 hours",
    "3 days",
  ]);
});

const seat = (changes: Partial<SeatView>): SeatView =>
  ({ name: "Bea", kind: "person", level: null, online: true, mine: false, ...changes }) as SeatView;
const table = (...seats: Partial<SeatView>[]): TableView =>
  ({ seats: seats.map(seat), request: null, rematch: null, stage: "playing", ply: 9, outcome: null }) as never;

test("who comes, goes and sits in is told, but for oneself", () => {
  const changed = (before: Partial<SeatView>, now: Partial<SeatView>) => say.changesText(table(before), table(now));
  expect(changed({ kind: "open" }, {})).toEqual(["Bea sits down."]);
  expect(changed({ online: false }, {})).toEqual(["Bea is here."]);
  expect(changed({}, { online: false })).toEqual(["Bea is away."]);
  expect(changed({ mine: true }, { mine: true, online: false })).toEqual([]);
  expect(changed({}, { level: "normal" })).toEqual(["A computer player sits in for Bea."]);
});

test("a computer player called by its level has the level's name", () => {
  const named = (name: string) => say.withNames(table({ kind: "computer", level: "hard", name })).seats[0]?.name;
  expect(["hard", "hard (C)", "hardy", "Ada"].map(named)).toEqual(["Hard", "Hard (C)", "hardy", "Ada"]);
});
