import { beforeAll, expect, test, vi } from "vitest";
import type { TableView } from "../lib/messages";

vi.mock("../lib/box", () => ({ catalogue: () => Promise.resolve({ reviews: false }) }));

let allowed: typeof import("./allowed");
beforeAll(async () => {
  vi.stubGlobal("LOCAL_ENGINE", true);
  vi.stubGlobal("Worker", class {});
  allowed = await import("./allowed");
});

const me = { kind: "person", mine: true };
const bot = { kind: "computer", mine: false };
const table =
  (...seats: object[]) =>
  (changes: object = {}) =>
    ({ role: "player", day: null, stage: "playing", shared: false, outcome: null, seats, ...changes }) as TableView;

test("hints are for one person among computer players, or alone", () => {
  expect(allowed.mayHint(table(me, bot, bot)())).toBe(true);
  expect(allowed.mayHint(table(me)())).toBe(true);
  expect(allowed.mayHint(table(bot, bot)())).toBe(false);
  expect(allowed.mayHint(table(me, { kind: "person", mine: true }, bot)())).toBe(false);
  expect(allowed.mayHint(table(me, { kind: "person", mine: false })())).toBe(false);
  expect(allowed.mayHint(table(me, { kind: "open", mine: false })())).toBe(false);
  const alone = table(me, bot);
  for (const no of [
    { role: "spectator" },
    { role: "guest" },
    { day: "2026-01-01" },
    { stage: "over" },
    { stage: "waiting" },
  ])
    expect(allowed.mayHint(alone(no))).toBe(false);
});

test("a game is looked back at when that helps nobody who still plays it", () => {
  const friends = table(me, { kind: "person", mine: false });
  expect(allowed.mayReview(friends({ shared: true }))).toBe(false);
  expect(allowed.mayReview(friends({ shared: true, outcome: {} }))).toBe(true);
  expect(allowed.mayReview(friends({ day: "2026-01-01" }))).toBe(false);
  expect(allowed.mayReview(table(me, bot)())).toBe(true);
});
