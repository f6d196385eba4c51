import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { DailyBoard, DailyResult } from "../lib/messages";
import type { Posted } from "./postcard";

let postcard: typeof import("./postcard");
let Postcard: typeof import("./Postcard.svelte").default;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "", href: "https://example.org/table/x" });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const words = await import("../lib/words.svelte");
  await words.begin();
  await words.need("daily");
  postcard = await import("./postcard");
  ({ default: Postcard } = await import("./Postcard.svelte"));
});

const kingdom = "ffC/.ww1/.ws2";
const result: DailyResult = { place: 2, points: 54, scores: [54, 30, 60, 12], kingdom };
const board: DailyBoard = { players: 27, rank: 3, rows: [], spread: [], levels: [] };
const levels = ["easy", "normal", "hard"];
const posted: Posted = { day: "2026-01-31", result, board, streak: { days: 5, longest: 9 }, levels, over: false };
const design = (one: Posted) => postcard.design(one, (text, size) => (text.length * size) / 2);
const written = (one: Posted) => design(one).words.map(({ text }) => text);
const drawing = (one: Posted) => render(Postcard, { props: { design: design(one) } }).body;

test("says the day, the result, the rank, the days in a row, everybody's points and where it is played", () => {
  expect(written(posted)).toEqual([
    "The deal of the day",
    "31 January",
    "2nd place, 54 points",
    "Rank 3 of 27",
    "5 days in a row",
    "60",
    "54",
    "30",
    "12",
    "example.org/daily",
  ]);
  const faces = [...drawing(posted).matchAll(/data-face="(\w+)"/g)].map(([, level]) => level);
  expect(faces).toEqual(["normal", "easy", "hard"]);
});

test("alone there are no others, no rank and no place; one day is no row, and nobody types localhost", () => {
  vi.stubGlobal("location", { search: "", href: "http://localhost:4848/daily" });
  const alone = { ...posted, result: { ...result, place: 1, scores: [54] }, levels: [], board: null, streak: null };
  expect(written(alone)).toEqual(["The deal of the day", "31 January", "54 points"]);
  expect(drawing(alone)).not.toMatch(/data-face|data-testid="crown"|#fire/);
  vi.stubGlobal("location", { search: "", href: "https://example.org/table/x" });
});

test("before the day is over the picture knows no more of a kingdom than the text: no crowns, no buildings", () => {
  const bare = { ...posted, result: { ...result, kingdom: kingdom.replaceAll(/\d/g, "") } };
  expect(drawing(posted)).toBe(drawing(bare));
  expect(drawing(posted)).not.toMatch(/#coin|-built/);
  const after = drawing({ ...posted, over: true });
  expect(after.match(/#coin/g)!.length).toBe(3);
  expect(after).toMatch(/#swamp-built/);
});

test("the land is the kingdom's, around its castle; of nonsense there is only a castle", () => {
  const at = (c: number, r: number) => postcard.landShown(kingdom, true).find((one) => one.c === c && one.r === r);
  expect(at(6, 6)?.terrain).toBe("castle");
  expect(at(5, 6)?.terrain).toBe("forest");
  expect(at(6, 8)).toMatchObject({ terrain: "swamp", crowns: 2 });
  expect(at(4, 7)).toBeUndefined();
  expect(postcard.landShown("nonsense", true).map(({ terrain }) => terrain)).toEqual(["castle"]);
});

test("everything has room, however much there is to say", () => {
  for (const one of [posted, { ...posted, board: null }, { ...posted, board: null, streak: null, levels: [] }]) {
    const { middle, side, plate, tiles } = design(one);
    for (const { c, r } of tiles) {
      const [x, y] = [middle.x + side * c, middle.y + side * r];
      expect(Math.min(x, postcard.WIDTH - x - side)).toBeGreaterThan(50);
      expect(y).toBeGreaterThan(290);
      expect(y + side).toBeLessThan(plate.y);
    }
  }
});

test("who won stands first, under a crown", () => {
  const won = { ...posted, result: { ...result, place: 1, scores: [60, 30, 60, 12] } };
  expect(design(won).seated.map(({ level }) => level)).toEqual([null, "normal", "easy", "hard"]);
  expect(drawing(won)).toMatch(/data-testid="crown"/);
});
