import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./painted";

let frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => void (frames[frame - 1] = () => {}));
});
afterEach(() => vi.unstubAllGlobals());

const paint = () => {
  frames.splice(0).forEach((then) => then());
  vi.runAllTimers();
};

/** An element with animations under it: how long they last, and how each of them ends. */
function element(...durations: number[]) {
  const ends: ((how: "finished" | "cancelled") => void)[] = [];
  const animations = durations.map((endTime) => {
    const one = { playState: "running", effect: { getComputedTiming: () => ({ endTime }) }, finished: {} };
    one.finished = new Promise<void>((done, failed) => {
      ends.push((how) => {
        one.playState = "finished";
        if (how === "finished") done();
        else failed(new DOMException("gone", "AbortError"));
      });
    });
    return one;
  });
  return { root: { getAnimations: () => animations } as unknown as Element, ends };
}

test("a change is at rest once it is painted and its animations have ended or gone", async () => {
  const rested = vi.fn();
  const { root, ends } = element(240, 900);
  whenAtRest(root, rested);
  paint();
  ends[0]!("finished");
  await vi.advanceTimersByTimeAsync(0);
  paint();
  expect(rested).not.toHaveBeenCalled();
  ends[1]!("cancelled");
  await vi.advanceTimersByTimeAsync(0);
  expect(rested).not.toHaveBeenCalled(); // what follows from it is painted first
  paint();
  expect(rested).toHaveBeenCalledOnce();
});

test("what moves forever or for long is not waited for, and a change that is overtaken never comes to rest", () => {
  const rested = vi.fn();
  whenAtRest(element(Infinity, 30_000).root, rested);
  whenAtRest(element().root, rested)();
  paint();
  expect(rested).toHaveBeenCalledOnce();
});
