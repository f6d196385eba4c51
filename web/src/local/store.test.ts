import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { Unavailable } from "./refused";
import { newGame } from "./setting";
import { Store } from "./store";
import { readGame, SCHEMA, type StoredGame } from "./stored";

let factory: IDBFactory;
let store: Store;
beforeEach(() => {
  factory = new IDBFactory();
  store = new Store("games", factory);
});

const made = (changes: Partial<StoredGame> = {}): StoredGame =>
  newGame({
    edition: "classic",
    rules: { harmony: true },
    seats: [{ name: "Ada", kind: "person", level: null, colour: 2 }],
    seed: "7",
    length: 3,
    ...changes,
  });

/** Whatever another page, or nobody in particular, has put there. */
async function put(row: unknown): Promise<void> {
  await store.all(); // so that it is there
  const request = factory.open("games");
  await new Promise((done) => (request.onsuccess = done));
  const transaction = request.result.transaction("games", "readwrite");
  transaction.objectStore("games").put(row);
  await new Promise((done) => (transaction.oncomplete = done));
  request.result.close();
}

test("what is stored is read back", async () => {
  const game = made({ plies: ["A", "+1,2,3,4"] });
  expect(await store.add([game])).toBeNull();
  expect(await store.load(game.id)).toEqual(game);
  expect(await store.load("here-other")).toBeNull();
  expect(await store.all()).toEqual({ games: [game], unreadable: [] });
});

test("of two changes at the same time one is first", async () => {
  const game = made();
  await store.add([game]);
  const other = new Store("games", factory);
  const changed = (move: string) => ({ ...game, plies: [move], version: 1 });
  const done = await Promise.all([store.change(changed("A")), other.change(changed("B"))]);
  expect(done.sort()).toEqual([false, true]);
  expect((await store.load(game.id))?.plies).toEqual([(await other.load(game.id))?.plies[0]]);
  expect(await store.change(changed("C"))).toBe(false);
});

test("the next game of a Dynasty is there once", async () => {
  const first = made();
  await store.add([first]);
  const second = made({ series: first.id, number: 2 });
  const again = made({ series: first.id, number: 2 });
  expect(await store.add([second])).toBeNull();
  expect(await store.add([again])).toEqual(second);
  expect((await store.series(first.id)).map(({ number }) => number)).toEqual([1, 2]);
});

test("a table that has moved says where, unless something was decided meanwhile", async () => {
  const game = made();
  await store.add([game]);
  expect(await store.move([{ game: { ...game, version: 5 }, to: "abc" }])).toBe(false);
  expect(await store.movedTo(game.id)).toBeNull();
  expect(await store.move([{ game, to: "abc" }])).toBe(true);
  expect(await store.load(game.id)).toBeNull();
  expect(await store.movedTo(game.id)).toBe("abc");
});

test("what is not a game is named, kept and deleted, and nothing else is touched", async () => {
  const game = made();
  await store.add([game]);
  for (const row of [
    { id: "here-x" },
    { id: 5 },
    { id: ["a", 1], plies: 3 },
    { ...game, id: "here-y", plies: ["x", 7] },
  ])
    await put(row);
  const { games, unreadable } = await store.all();
  expect(games).toEqual([game]);
  expect(unreadable.map(({ id }) => id).sort()).toEqual(["here-x", "here-y", "key 5", 'key ["a",1]']);
  expect(await store.load("here-y")).toBeNull();
  expect(await store.raw('key ["a",1]')).toEqual({ id: ["a", 1], plies: 3 });
  for (const { id } of unreadable) await store.remove(id);
  expect(await store.all()).toEqual({ games: [game], unreadable: [] });
});

test("a database that is closed or held by a newer page is opened again, or said to be out of reach", async () => {
  await store.add([made()]);
  const newer = factory.open("games", 9);
  await new Promise((done) => (newer.onsuccess = done)); // nobody is in its way
  await expect(store.all()).rejects.toThrow(Unavailable);
  newer.result.close();
});

test("only what has the form of a game is one", () => {
  const game = made({ plies: ["A"], ended: "A resigned", headers: { Event: "x" } });
  expect(readGame(structuredClone(game))).toEqual(game);
  const changes: [keyof StoredGame, unknown][] = [
    ["schema", SCHEMA + 1],
    ["id", "abc"],
    ["id", "here-../x"],
    ["edition", 7],
    ["rules", null],
    ["rules", { harmony: { yes: 1 } }],
    ["seats", []],
    ["seats", [{}]],
    ["seats", [...game.seats, ...game.seats, ...game.seats, ...game.seats, ...game.seats]],
    ["seed", "-1"],
    ["seed", 7],
    ["seed", "99999999999999999999"],
    ["number", 0],
    ["length", 1.5],
    ["headers", { Event: 1 }],
    ["ended", 3],
    ["plies", "A"],
    ["plies", [null]],
    ["undone", undefined],
    ["foreseen", Array.from({ length: 401 }, () => "A")],
    ["over", "yes"],
    ["version", NaN],
    ["created", -1],
    ["changed", Infinity],
    ["sent", [1]],
  ];
  for (const [field, value] of changes) expect(readGame({ ...game, [field]: value }), field).toBeNull();
  for (const nothing of [null, undefined, 5, "x", [], [game]]) expect(readGame(nothing)).toBeNull();
});

test("games of form 1 say that two players of the English app opened A B B A", () => {
  const [seat] = made().seats;
  const rules = (game: Partial<StoredGame>) => {
    const read = readGame({ ...made(), edition: "english-app", seats: [seat, seat], schema: 1, ...game });
    expect(read?.schema).toBe(SCHEMA);
    return read?.rules;
  };
  expect(rules({ rules: { harmony: true } })).toEqual({ harmony: true, abba: true });
  expect(rules({ rules: { abba: false } })).toEqual({ abba: false });
  expect(rules({ rules: {}, seats: [seat!] })).toEqual({});
  expect(rules({ rules: {}, edition: "danish" })).toEqual({});
  for (const nonsense of [{ rules: null }, { seats: null }, { seats: [1, 2] }, { rules: [] }])
    expect(readGame({ ...made(), edition: "english-app", schema: 1, ...nonsense })).toBeNull();
});
