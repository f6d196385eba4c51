import { beforeEach, expect, test, vi } from "vitest";
import { dayAfter, keepPromise, promised } from "./promises";

let shelf: Map<string, string>;
beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
  });
});

test("what was said first of a day stays", () => {
  keepPromise("2026-01-31", "aa");
  keepPromise("2026-01-31", "bb");
  expect(promised("2026-01-31")).toBe("aa");
  expect(promised("2026-02-01")).toBeUndefined();
});

test("only the newest days are kept", () => {
  for (let n = 1; n <= 28; n++) keepPromise(`2026-02-${String(n).padStart(2, "0")}`, `${n}`);
  expect(promised("2026-02-14")).toBeUndefined();
  expect(promised("2026-02-15")).toBe("15");
});

test("whatever else lies there is nothing", () => {
  for (const nonsense of ["", "[", "null", '"x"', '{"2026-01-31": 1, "x": "y"}']) {
    shelf.set("kingdomino.days", nonsense);
    expect(promised("2026-01-31")).toBeUndefined();
  }
});

test("a browser that keeps nothing is no worse off", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  keepPromise("2026-01-31", "aa");
  expect(promised("2026-01-31")).toBeUndefined();
});

test("days follow each other", () => {
  expect(dayAfter("2026-01-31")).toBe("2026-02-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});
