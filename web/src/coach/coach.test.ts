import { beforeEach, expect, test } from "vitest";
import type { Advice } from "../lib/messages";
import type { Known, Question, Said } from "./asking";
import { Coach, Stopped, type Hired } from "./coach";

class Worker {
  asked: Question[] = [];
  ended = false;
  onmessage: Hired["onmessage"] = null;
  onerror: Hired["onerror"] = null;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  say(said: Said): void {
    this.onmessage?.call(null as never, { data: said } as MessageEvent);
  }
  fail(message: string): void {
    this.onerror?.call(null as never, { message, preventDefault() {} } as ErrorEvent);
  }
}

let workers: Worker[];
let coach: Coach;
beforeEach(() => {
  workers = [];
  coach = new Coach(() => {
    workers.push(new Worker());
    return workers.at(-1) as unknown as Hired;
  });
});
const game: Known = { edition: "classic", rules: {}, players: 2, plies: [] };
const hint = { kind: "advice", game, seconds: 1 } as const;
const review = { kind: "review", game, playouts: 1 } as const;
const advice: Advice = { seat: 0, nudge: null, moves: [] };

test("one worker answers one question after the other", async () => {
  coach.prepare();
  for (let i = 0; i < 2; i++) {
    const asked = coach.ask<"advice">(hint);
    workers[0]!.say({ kind: "advice", answer: advice });
    expect(await asked).toEqual(advice);
  }
  expect(workers.length).toBe(1);
  expect(workers[0]!.asked.length).toBe(2);
});

test("a review tells how far it is, and can be stopped; the next question gets another worker", async () => {
  const heard: number[] = [];
  const asked = coach.ask<"review">(review, (done) => heard.push(done));
  workers[0]!.say({ kind: "done", done: 3 });
  coach.stop();
  await expect(asked).rejects.toBeInstanceOf(Stopped);
  expect(heard).toEqual([3]);
  expect(workers[0]!.ended).toBe(true);
  const again = coach.ask<"advice">(hint);
  workers[1]!.say({ kind: "advice", answer: advice });
  expect(await again).toEqual(advice);
});

test("who asks something else no longer waits for the first", async () => {
  const first = coach.ask<"review">(review);
  const second = coach.ask<"advice">(hint);
  await expect(first).rejects.toBeInstanceOf(Stopped);
  workers[1]!.say({ kind: "advice", answer: advice });
  expect(await second).toEqual(advice);
});

test("a worker that fails is replaced", async () => {
  const first = coach.ask<"advice">(hint);
  workers[0]!.say({ kind: "failed", why: "no such move" });
  await expect(first).rejects.toThrow("no such move");
  const second = coach.ask<"advice">(hint);
  workers[0]!.fail("out of memory");
  await expect(second).rejects.toThrow("out of memory");
  void coach.ask<"advice">(hint).catch(() => {});
  expect(workers.length).toBe(2);
});
