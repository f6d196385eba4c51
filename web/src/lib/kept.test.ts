import { beforeEach, expect, test, vi } from "vitest";
import type { FairView } from "./messages";

const fair = (commitment: string) =>
  ({ method: 2, table: "t", commitment, given: [false], secret: null, contributions: null }) satisfies FairView;

/** A browser's storage. */
class Shelf {
  readonly all = new Map<string, string>();
  get length(): number {
    return this.all.size;
  }
  key = (i: number) => [...this.all.keys()][i] ?? null;
  getItem = (name: string) => this.all.get(name) ?? null;
  setItem = (name: string, value: string) => void this.all.set(name, value);
  removeItem = (name: string) => void this.all.delete(name);
}

let shelf: Shelf;
/** A page that was just loaded: it remembers only what is on the shelf. */
async function load(): Promise<typeof import("./kept")> {
  vi.resetModules();
  return import("./kept");
}
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
});

test("the first commitment counts, also after loading anew", async () => {
  let page = await load();
  expect(page.pin("a", fair("one"), true)).toBe(true);
  expect(page.pin("a", fair("one"), false)).toBe(true);
  expect(page.kept("a")).toMatchObject({ commitment: "one", table: "t", early: true });
  page = await load();
  expect(page.pin("a", fair("one"), false)).toBe(true);
  expect(page.pin("a", fair("two"), false)).toBe(false);
  expect(page.pin("a", { ...fair("one"), table: "u" }, false)).toBe(false);
  expect(page.pin("a", null, false)).toBe(false);
  expect(page.kept("a")).toMatchObject({ commitment: "one", early: true });
  expect(page.pin("b", fair("two"), false)).toBe(true);
  expect(page.kept("b")).toMatchObject({ early: false });
});

test("a table whose deals nobody can check is left alone", async () => {
  const page = await load();
  expect(page.pin("a", null, true)).toBe(true);
  expect(page.kept("a")).toBeNull();
  expect(page.contribution("a", 0)).toBeNull();
});

test("one contribution for each seat, drawn once", async () => {
  let page = await load();
  page.pin("a", fair("one"), true);
  const first = page.contribution("a", 0);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(page.contribution("a", 0)).toBe(first);
  page = await load();
  expect(page.contribution("a", 0)).toBe(first);
  expect(page.contribution("a", 1)).not.toBe(first);
  expect(page.kept("a")!.sent).toEqual([]);
  page.wasSent("a", 0);
  page.wasSent("a", 0);
  expect(page.kept("a")!.sent).toEqual([0]);
  page.acknowledged("a", [false, true]); // the other one was given by another device
  expect(page.kept("a")!.given).toEqual([]);
  page.acknowledged("a", [true, true]);
  page.acknowledged("a", [false, false]); // it cannot be taken back
  expect(page.kept("a")!.given).toEqual([0]);
});

test("what was seen is kept in the order of the game", async () => {
  const page = await load();
  page.pin("a", fair("one"), true);
  page.saw("a", [{ ply: 10, move: "+5,6" }]);
  page.saw("a", [
    { ply: 0, move: "A" },
    { ply: 1, move: "+3,4" },
    { ply: 10, move: "+5,6" },
  ]);
  expect(page.inOrder(page.kept("a")!.seen)).toEqual(["A", "+3,4", "+5,6"]);
  page.saw("a", [{ ply: 1, move: "+7,8" }]); // a line that was dealt anew is not forgotten
  expect(page.kept("a")!.seen).toHaveLength(4);
});

test("the newest two hundred tables are kept, and nothing else goes", async () => {
  vi.useFakeTimers();
  const page = await load();
  shelf.setItem("kingdomino.settings", "{}");
  for (let i = 0; i < 205; i++) {
    vi.setSystemTime(1000 + i);
    page.pin(`t${i}`, fair("one"), true);
  }
  vi.useRealTimers();
  expect(shelf.length).toBe(201);
  expect([page.kept("t4"), page.kept("t5")?.at]).toEqual([null, 1005]);
});

test("without storage there is memory, and nonsense in the storage is nothing", async () => {
  const page = await load();
  for (const broken of [
    undefined,
    {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    },
  ]) {
    vi.stubGlobal("localStorage", broken);
    expect(page.pin("a", fair("one"), true)).toBe(true);
    const own = page.contribution("a", 0);
    expect([page.contribution("a", 0), page.pin("a", fair("two"), true)]).toEqual([own, false]);
  }
  vi.stubGlobal("localStorage", shelf);
  for (const text of ["", "7", "[]", "{}", '{"commitment":1}']) {
    shelf.setItem("kingdomino.fair.z", text);
    expect(page.kept("z")).toBeNull();
  }
});
