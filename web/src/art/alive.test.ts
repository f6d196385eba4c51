import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const still = { matches: false };
const page = { hidden: false };
let alive: typeof import("./alive").alive;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => still });
  vi.stubGlobal("document", page);
  ({ alive } = await import("./alive"));
});
beforeEach(() => void vi.useFakeTimers());

/** A place with things in it, and what stirred there. */
function place(...motifs: string[]) {
  const stirred: string[] = [];
  const things = motifs.map((motif) => ({ dataset: { alive: motif }, animate: () => stirred.push(motif) }));
  return { stirred, element: { querySelectorAll: () => things } as unknown as Element };
}

test("one thing stirs at a time, and nothing where there is nobody to see it or nothing may move", () => {
  const kingdom = place("sails", "duck", "boat", "smoke", "sheep");
  const light = place("fire");
  const [one, other] = [alive(kingdom.element), alive(light.element)];
  vi.advanceTimersByTime(24_000 * 20);
  const count = kingdom.stirred.length + light.stirred.length;
  expect(count).toBeGreaterThanOrEqual(20);
  expect(count).toBeLessThanOrEqual(45);
  for (const [hindrance, value] of [
    [page, { hidden: true }],
    [still, { matches: true }],
  ] as const) {
    const before = { ...hindrance };
    Object.assign(hindrance, value);
    vi.advanceTimersByTime(60_000);
    Object.assign(hindrance, before);
  }
  expect(kingdom.stirred.length + light.stirred.length).toBe(count);
  one.destroy();
  other.destroy();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing happens where nothing lives", () => {
  const { destroy } = alive(place().element);
  vi.advanceTimersByTime(60_000);
  destroy();
  expect(vi.getTimerCount()).toBe(0);
});
