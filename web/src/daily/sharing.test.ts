import { beforeAll, expect, test, vi } from "vitest";
import type { DailyBoard, DailyResult } from "../lib/messages";

let pictured: typeof import("./sharing").pictured;
let shareText: typeof import("./sharing").shareText;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "", href: "https://example.org/table/x" });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const words = await import("../lib/words.svelte");
  await words.begin();
  await words.need("daily");
  ({ pictured, shareText } = await import("./sharing"));
});

const result: DailyResult = { place: 2, points: 54, scores: [54, 30, 60, 12], kingdom: "ffC/.ww/.ws1" };
const board: DailyBoard = { players: 27, rank: 3, rows: [], spread: [], levels: [] };

test("a kingdom as little pictures has no crowns and no dominoes", () => {
  expect(pictured("ffC/.ww/.ws1")).toBe("🌲🌲🏰\n⬜🌾🌾\n⬜🌾🐸");
  expect(pictured("lgm3")).toBe("🌊🐑💎");
});

test("a result to send", () => {
  const text = shareText({ day: "2026-01-31", result, board, streak: { days: 5, longest: 9 } });
  expect(text.split("\n")).toEqual([
    "Kingdomino, the deal of 31 January",
    "🥈 2nd place, 54 points",
    "Rank 3 of 27 · 🔥 5 days in a row",
    "🌲🌲🏰",
    "⬜🌾🌾",
    "⬜🌾🐸",
    "https://example.org/daily",
  ]);
});

test("somebody who plays alone has no rank, and one day is no row", () => {
  const solo = { ...result, place: 1, scores: [54] };
  const text = shareText({ day: "2026-02-01", result: solo, board: { ...board, players: 1, rank: 1 }, streak: null });
  expect(text).not.toMatch(/Rank|🔥|place|🥇/);
  expect(shareText({ day: "2026-02-01", result, board: null, streak: { days: 1, longest: 1 } })).not.toMatch(/Rank|🔥/);
});
