import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { Review } from "../lib/messages";
import { forget, isReview, keep, kept, VERSION } from "./kept";

beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));

const MOVES = ["AB", "+1,2,3,4", "1", "2"];
const PLAYERS = 2;
const even = Array.from({ length: MOVES.length + 1 }, () => [0.5, 0.5]);
const made = (): Review => ({
  version: VERSION,
  chances: even,
  scores: even,
  decisions: [
    {
      ply: 2,
      seat: 0,
      move: "1",
      best: "2",
      grade: "mistake",
      lost: 0.1,
      points: 3,
      motives: [{ kind: "deny", value: 4, seat: 1, terrain: null }],
    },
  ],
  luck: [{ ply: 1, change: [0.1, -0.1] }],
  players: [
    { accuracy: 70, grades: { mistake: 1 } as never, lost: 0.1, luck: 0.1 },
    { accuracy: null, grades: {} as never, lost: 0, luck: -0.1 },
  ],
  moments: [2],
  verdict: "even",
});

async function put(row: unknown): Promise<void> {
  const request = indexedDB.open("kingdomino-reviews");
  await new Promise((done) => (request.onsuccess = done));
  const transaction = request.result.transaction("reviews", "readwrite");
  transaction.objectStore("reviews").put(row);
  await new Promise((done) => (transaction.oncomplete = done));
  request.result.close();
}

test("a review is kept with its game, and gone with it", async () => {
  expect(await kept("a", MOVES, PLAYERS)).toBeNull();
  await keep("a", MOVES, made());
  expect(await kept("a", MOVES, PLAYERS)).toEqual(made());
  expect(await kept("b", MOVES, PLAYERS)).toBeNull();
  await forget("a");
  expect(await kept("a", MOVES, PLAYERS)).toBeNull();
});

test("a game that went on, or went otherwise, is judged again", async () => {
  await keep("a", MOVES, made());
  expect(await kept("a", [...MOVES, "3"], PLAYERS)).toBeNull();
  expect(await kept("a", [...MOVES.slice(0, 3), "3"], PLAYERS)).toBeNull();
  expect(await kept("a", MOVES, 3)).toBeNull();
});

test("the oldest are forgotten", async () => {
  let now = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => now++);
  for (let n = 0; n < 102; n++) await keep(`g${n}`, MOVES, made());
  expect(await kept("g1", MOVES, PLAYERS)).toBeNull();
  expect(await kept("g2", MOVES, PLAYERS)).not.toBeNull();
  expect(await kept("g101", MOVES, PLAYERS)).not.toBeNull();
  vi.restoreAllMocks();
});

/** Every way to spoil one thing somewhere inside. */
function* spoilt(value: unknown): Generator<unknown> {
  for (const nonsense of [undefined, null, "x", -1e9, NaN, [], {}, [[]], true]) yield nonsense;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const bad of spoilt(inner))
      yield Array.isArray(value) ? value.map((one, i) => (String(i) === name ? bad : one)) : { ...value, [name]: bad };
}

test("whatever lies there: it is a review, or nothing", async () => {
  await keep("a", MOVES, made());
  const row = { id: "a", version: VERSION, plies: MOVES.length, moves: MOVES.join(" "), at: 1 };
  for (const nonsense of [{ ...row }, { ...row, review: 5 }, { ...row, moves: 7 }, { id: "a" }]) {
    await put(nonsense);
    expect(await kept("a", MOVES, PLAYERS)).toBeNull();
  }
  await put({ ...row, version: VERSION - 1, review: { ...made(), version: VERSION - 1 } }); // judged in another way
  expect(await kept("a", MOVES, PLAYERS)).toBeNull();
  let tried = 0;
  for (const bad of spoilt(made())) {
    tried++;
    if (!isReview(bad, MOVES.length, PLAYERS)) continue;
    // What passes has everything that is shown of it.
    for (const { seat, ply, motives } of bad.decisions) {
      expect(seat).toBeLessThan(PLAYERS);
      expect(bad.chances[ply]!.length).toBe(PLAYERS);
      for (const motive of motives) expect(typeof motive.kind).toBe("string");
    }
    expect(bad.players.length).toBe(PLAYERS);
  }
  expect(tried).toBeGreaterThan(500);
});

test("a browser that keeps nothing is no worse off", async () => {
  vi.stubGlobal("indexedDB", {
    open() {
      throw new Error("not here");
    },
  });
  await keep("a", MOVES, made());
  expect(await kept("a", MOVES, PLAYERS)).toBeNull();
  await forget("a");
});
