import { IDBFactory } from "fake-indexeddb";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Settings } from "../lib/settings.svelte";
import { addKept, allKept, keep, VERSION as KEPT, type Kept } from "../coach/kept";
import { Book } from "./book";
import { listedFact, readFact, SCHEMA, type Fact } from "./facts";
import { drawnLand, landOf, landText } from "./land";
import type { Solver } from "../puzzles/solver";
import { adoptSolver, forgetSolver, knownSolver, readSolver } from "./solver";

let file: typeof import("./file");
let DEFAULTS: Settings;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  ({ DEFAULTS } = await import("../lib/settings.svelte"));
  file = await import("./file");
});

const FACT: Fact = {
  schema: SCHEMA,
  id: "here-abc",
  at: "2026-01-31T12:00:00+00:00",
  seen: "2026-01-31T12:00:00+00:00 50:45 0",
  edition: "classic",
  extras: ["harmony"],
  names: ["Ada", "Bruno"],
  kinds: ["person", "computer"],
  levels: [null, "normal"],
  colours: [0, 1],
  mine: [0],
  scores: [50, 45],
  winners: [0],
  day: null,
  series: null,
  shared: false,
  opened: false,
  dynasty: null,
  accuracy: 87.5,
  judged: KEPT,
  told: {
    print: "0123456789abcdef",
    plies: 100,
    ended: false,
    decided: "score",
    own: {
      points: 50,
      harmony: 5,
      middle: 0,
      crowns: 9,
      largest: 7,
      richest: 21,
      land: "g8w1.23a g9w0.23b f7m3.48a f6l0.48b",
      hints: 2,
      last: 90,
      behind: 3,
    },
  },
  tried: true,
};
const GAMES = [{ schema: 1, id: "here-abc" }];
const SOLVER: Solver = {
  rating: 1234.5,
  deviation: 80,
  streak: 1,
  longest: 3,
  tries: [
    [7, true],
    [9, false],
  ],
  puzzles: { 7: { rating: 1100, deviation: 90 } },
};
const CHANCES = Array.from({ length: 3 }, () => [0.5, 0.5]);
const PLAYER = { accuracy: 87.5, grades: { best: 1 } as never, lost: 0, luck: 0 };
const REVIEW: Kept = {
  id: "here-abc",
  version: KEPT,
  plies: 2,
  moves: "AB +1,2,3,4",
  review: {
    version: KEPT,
    chances: CHANCES,
    scores: CHANCES,
    decisions: [],
    luck: [],
    players: [PLAYER, PLAYER],
    moments: [],
    verdict: "even",
  },
  at: 5,
};
const written = () => {
  const settings = { ...DEFAULTS, name: "Ada" };
  return file.fileText({ facts: [FACT], settings, games: GAMES, reviews: [REVIEW], solver: SOLVER });
};

/** Numbers from 0 to 1, the same every time. */
function random(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (seed >>> 0) / 2 ** 32;
  };
}
const NONSENSE: unknown[] = [
  null,
  undefined,
  -1,
  1e9,
  0.5,
  NaN,
  "",
  "x".repeat(1000),
  "__proto__",
  [],
  [[]],
  {},
  { length: 4 },
  true,
  [1, 2, 3, 4, 5, 6],
  ["<b>"],
];
/** Something with one of its parts exchanged or missing. */
function spoilt(value: unknown, draw: () => number): unknown {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)]!;
  if (draw() < 0.2 || typeof value !== "object" || value === null) return pick(NONSENSE);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  const name = pick([...Object.keys(copy), "0"]);
  if (draw() < 0.15) delete copy[name];
  else copy[name] = spoilt(copy[name], draw);
  return copy;
}

describe("facts", () => {
  test("what was written is read, and nothing that lies beside it", () => {
    expect(readFact(FACT)).toEqual(FACT);
    const more = { ...FACT, more: 1, told: { ...FACT.told, own: { ...FACT.told!.own, evil: "<script>" } } };
    expect(readFact(more)).toEqual(FACT);
  });
  test.each([
    ["another form", { schema: SCHEMA + 1 }],
    ["a seat that is not there", { mine: [3] }],
    ["fewer names than seats", { names: ["Ada"] }],
    ["an address for an id", { id: "../../evil" }],
    ["a time that is none", { at: "yesterday" }],
    ["a kingdom on its castle", { told: { ...FACT.told!, own: { ...FACT.told!.own!, land: "g7w1.23a" } } }],
    ["too many points", { scores: [50, 4500] }],
  ])("%s is not a fact", (_, changes) => expect(readFact({ ...FACT, ...changes })).toBe(null));
  test("how accurate decisions were is forgotten if they were judged otherwise", () => {
    const { judged: _, ...old } = FACT;
    for (const fact of [old, { ...FACT, judged: KEPT - 1 }, { ...FACT, judged: null }])
      expect(readFact(fact)).toEqual({ ...FACT, accuracy: null, judged: null });
    expect(readFact({ ...FACT, judged: "now" })).toBe(null);
  });
  test("nonsense is never a fact, and never more than that", () => {
    const draw = random(7);
    for (let n = 0; n < 3000; n++) {
      const read = readFact(spoilt(FACT, draw));
      if (read) expect(readFact(read)).toEqual(read);
    }
  });
  test("what the list says is a fact of its own", () => {
    const game = { ...FACT, changed: FACT.at, created: FACT.at, over: true, your_turn: false, clock: null };
    const fact = listedFact({ ...game, waiting: false, open_seats: 0 });
    expect(fact).toEqual({ ...FACT, accuracy: null, judged: null, told: null, tried: false });
    expect(readFact(fact)).toEqual(fact);
  });
});

describe("land", () => {
  test("a kingdom is drawn as it was laid", () => {
    const text = FACT.told!.own!.land;
    const squares = landOf(text)!;
    expect(squares[2]).toEqual({ spot: "f7", terrain: "mine", crowns: 3, domino: 48, half: 0 });
    expect(landText(squares)).toBe(text);
    expect(drawnLand(squares).frame).toEqual(["f6", "g9"]);
    expect(landOf("")).toEqual([]);
  });
  test.each(["g8w1", "z8w1.2a", "g8w4.2a", "g8w1.2a g8w1.2b", "g14w1.2a", Array(99).fill("a1w0.1a").join(" ")])(
    "%s is none",
    (text) => expect(landOf(text)).toBe(null),
  );
});

describe("the file", () => {
  test("says everything again", () => {
    const { facts, settings, games, reviews, solver } = file.readFile(written(), DEFAULTS);
    expect(reviews).toEqual([REVIEW]);
    expect(solver).toEqual(SOLVER);
    expect(facts).toEqual([FACT]);
    expect(games).toEqual(GAMES);
    expect(settings.name).toBe("Ada");
    expect(settings).not.toHaveProperty("notify"); // what a device has allowed is its own
  });
  test.each([
    ["", "unread"],
    ["[]", "unread"],
    ["{}", "unread"],
    ['[Edition "classic"]', "unread"],
    ['{"form":"kingdomino-record","version":99}', "newer"],
    ["x".repeat(20_000_001), "big"],
  ])("%# is none", (text, why) => {
    expect(() => file.readFile(text, DEFAULTS)).toThrow(expect.objectContaining({ why }));
  });
  test("settings are taken only as they can be", () => {
    const found = {
      theme: "neon",
      motion: "none",
      volume: 1e9,
      pace: -1,
      language: "xx",
      name: "x".repeat(500),
      sound: true,
      voices: "yes",
      notify: true,
      toString: "evil",
      __proto__: { greeted: true },
    };
    expect(file.readSettings(found, DEFAULTS)).toEqual({ motion: "none", sound: true });
    for (const nonsense of NONSENSE) expect(file.readSettings(nonsense, DEFAULTS)).toEqual({});
  });
  test("nonsense is refused or left out", () => {
    const draw = random(11);
    const whole: unknown = JSON.parse(written());
    for (let n = 0; n < 2000; n++) {
      const text = JSON.stringify(spoilt(whole, draw)) ?? "";
      try {
        const { facts, settings, reviews, solver } = file.readFile(text, DEFAULTS);
        if (solver) expect(readSolver(solver)).toEqual(solver);
        for (const { review, plies } of reviews) expect(review.chances.length).toBe(plies + 1);
        for (const fact of facts) expect(readFact(fact)).toEqual(fact);
        for (const [name, value] of Object.entries(settings))
          expect(typeof value).toBe(typeof DEFAULTS[name as keyof Settings]);
      } catch (error) {
        expect(error).toBeInstanceOf(file.Unfit);
      }
    }
  });
  test("nothing newer is replaced", () => {
    const known = new Map([[FACT.id, FACT]]);
    expect(file.newer([FACT], new Map())).toEqual([FACT]);
    expect(file.newer([FACT], known)).toEqual([]);
    expect(file.newer([{ ...FACT, at: "2026-01-30T12:00:00+00:00" }], known)).toEqual([]);
    const later = { ...FACT, at: "2026-02-01T12:00:00Z" };
    expect(file.newer([later], known)).toEqual([later]);
    expect(file.newer([FACT], new Map([[FACT.id, { ...FACT, told: null }]]))).toEqual([FACT]);
  });
});

describe("what others keep", () => {
  test("a solver comes along only where nobody has tried a puzzle", () => {
    const memory = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    });
    expect(knownSolver()).toBe(null);
    adoptSolver(SOLVER);
    expect(knownSolver()).toEqual(SOLVER);
    adoptSolver({ ...SOLVER, rating: 3000 });
    expect(knownSolver()).toEqual(SOLVER);
    forgetSolver();
    expect(knownSolver()).toBe(null);
    memory.set("kingdomino.puzzles", "{nonsense");
    expect(knownSolver()).toBe(null);
    for (const nonsense of NONSENSE) expect(readSolver(nonsense)).toBe(null);
    expect(readSolver({ ...SOLVER, tries: [] })).toBe(null);
  });
  test("a review comes along only where there is none", async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await allKept()).toEqual([]);
    await addKept([REVIEW]);
    expect(await allKept()).toEqual([REVIEW]);
    await keep("here-abc", ["AB", "+1,2,3,4"], { ...REVIEW.review, verdict: "luck" });
    await addKept([REVIEW]);
    expect((await allKept()).map(({ review }) => review.verdict)).toEqual(["luck"]);
  });
});

describe("the book", () => {
  test("keeps facts, and is not disturbed by what lies among them", async () => {
    const factory = new IDBFactory();
    const book = new Book("test", factory);
    expect(await book.all()).toEqual([]);
    await book.write([FACT, { ...FACT, id: "other" }]);
    await book.write([{ id: "nonsense" } as Fact]);
    expect((await new Book("test", factory).all()).map(({ id }) => id).sort()).toEqual(["here-abc", "other"]);
    await book.clear();
    expect(await book.all()).toEqual([]);
  });
});
