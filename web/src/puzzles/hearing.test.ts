import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../lib/api";
import golden from "./rating.golden.json";
import { markOf, puzzleOf, type Puzzle } from "./puzzles";
import { rated } from "./rating";

const { api, reach } = vi.hoisted(() => ({
  api: { puzzleRatings: vi.fn(), puzzleTried: vi.fn() },
  reach: { none: false, away: false },
}));
vi.mock("../lib/api", () => ({
  api,
  Refusal: class extends Error {
    constructor(readonly reason: { code: string }) {
      super(reason.code);
    }
  },
}));
vi.mock("../lib/reach.svelte", () => ({ reach, served: () => !reach.none && !reach.away }));

let hearing: typeof import("./hearing");
const memory = new Map<string, string>();
beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  hearing = await import("./hearing");
});
beforeEach(() => {
  memory.clear();
  vi.resetAllMocks();
  reach.none = reach.away = false;
});

const MARK = "0123abcd";
const FIRST = { mark: MARK, move: "31", rating: 1200, deviation: 200 };
const refusal = (code: string) => new Refusal({ code, text: "", values: {} } as never);

describe("ratings", () => {
  test.each(golden.cases)("change as at a server: $one against $other", ({ one, other, won, then }) => {
    const [rating, deviation] = one as [number, number];
    const [theirs, off] = other as [number, number];
    const found = rated({ rating, deviation }, { rating: theirs, deviation: off }, won);
    expect(found.rating).toBeCloseTo(then[0]!, 5);
    expect(found.deviation).toBeCloseTo(then[1]!, 5);
  });

  test("belong to puzzles by their marks", () => {
    for (const [line, mark] of golden.marks as [string, string][]) expect(puzzleOf(line, 1)?.mark).toBe(mark);
    expect(markOf("")).toBe("811c9dc5");
  });
});

describe("what a server says", () => {
  test("is remembered for when there is none", async () => {
    api.puzzleRatings.mockResolvedValue({ ratings: [{ mark: MARK, rating: 1300, deviation: 80 }] });
    expect(await hearing.hear()).toEqual({ [MARK]: [1300, 80] });
    api.puzzleRatings.mockRejectedValue(refusal("offline"));
    expect(await hearing.hear()).toEqual({ [MARK]: [1300, 80] });
    reach.away = true;
    expect(await hearing.hear()).toEqual({ [MARK]: [1300, 80] });
    const [one, other] = [{ mark: MARK, rating: 1000 }, { mark: "ffffffff" }] as Puzzle[];
    expect(hearing.learned([one!, other!], hearing.lastHeard())).toEqual([
      { ...one, learned: { rating: 1300, deviation: 80 } },
      other,
    ]);
  });

  test("is left out where it makes no sense", () => {
    expect(hearing.readHeard({ x: [1, 2], [MARK]: [1300], ffffffff: ["a", 1], "00000000": [99999, 1] })).toEqual({});
    for (const nonsense of [null, 1, "x", []]) expect(hearing.readHeard(nonsense)).toEqual({});
    memory.set("kingdomino.puzzles.heard", "nonsense");
    expect(hearing.lastHeard()).toEqual({});
  });
});

describe("a first try", () => {
  test("is told, and what became of the rating is known at once", async () => {
    api.puzzleTried.mockResolvedValue({ rating: 1310, deviation: 79, counted: true });
    expect(await hearing.tell(FIRST)).toEqual({ [MARK]: [1310, 79] });
    expect(api.puzzleTried).toHaveBeenCalledExactlyOnceWith(MARK, { move: "31", rating: 1200, deviation: 200 });
    expect(hearing.lastHeard()).toEqual({ [MARK]: [1310, 79] });
    await hearing.tell();
    expect(api.puzzleTried).toHaveBeenCalledTimes(1);
  });

  test("waits for a server, and is dropped if it is refused", async () => {
    reach.away = true;
    await hearing.tell(FIRST);
    expect(api.puzzleTried).not.toHaveBeenCalled();
    reach.away = false;
    api.puzzleTried.mockRejectedValueOnce(refusal("too-many"));
    await hearing.tell({ ...FIRST, mark: "ffffffff" });
    api.puzzleTried.mockRejectedValueOnce(refusal("no-puzzle"));
    api.puzzleTried.mockResolvedValue({ rating: 900, deviation: 99, counted: true });
    expect(await hearing.tell()).toEqual({ ffffffff: [900, 99] });
    expect(api.puzzleTried).toHaveBeenCalledTimes(3);
  });

  test("is told to nobody where there never is a server", async () => {
    reach.none = true;
    await hearing.tell(FIRST);
    expect(memory.size).toBe(0);
  });

  test("in memory is nothing but a try", () => {
    expect(hearing.readUntold([{}, 1, null, { ...FIRST, move: "" }, { ...FIRST, rating: "x" }, FIRST])).toEqual([
      FIRST,
    ]);
    expect(hearing.readUntold(Array(500).fill(FIRST))).toHaveLength(200);
  });
});
