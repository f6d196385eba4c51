import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../lib/messages";

const sent: string[] = [];
let hear: (message: unknown) => void;

/** A connection that is open, and keeps what is sent. */
class Wire {
  static readonly OPEN = 1;
  readyState = Wire.OPEN;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    hear = (message) => this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    sent.push(text);
  }
  close(): void {}
}

let Session: typeof import("./session.svelte").Session;
beforeAll(async () => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { href: "http://localhost/table/abc", pathname: "/table/abc" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("WebSocket", Wire);
  ({ Session } = await import("./session.svelte"));
});
beforeEach(() => void (sent.length = 0));

const state = (ply: number, more: object = {}) =>
  ({
    type: "state",
    table: {
      ply,
      seats: [],
      line: [],
      pending: [],
      events: [],
      turn: null,
      outcome: null,
      fair: null,
      terms: {},
      ...more,
    },
  }) as unknown as ServerMessage;

test("a decision is sent once, and again if the table came back without it", () => {
  const session = new Session("abc");
  hear(state(4));
  session.play("12");
  session.play("12");
  expect(sent).toEqual(['{"type":"play","ply":4,"move":"12"}']);
  hear(state(4));
  session.play("12");
  hear(state(5));
  session.play("30");
  expect(sent.slice(1)).toEqual(['{"type":"play","ply":4,"move":"12"}', '{"type":"play","ply":5,"move":"30"}']);
  session.close();
});

test("a decision that waits to be stored is not sent again", () => {
  const session = new Session("abc");
  hear(state(4));
  session.play("12");
  hear(state(4, { delayed: true }));
  session.play("12");
  expect([sent.length, session.sent]).toEqual([1, 4]);
  hear(state(4, { delayed: false })); // it was lost after all
  session.play("12");
  expect(sent).toHaveLength(2);
  session.close();
});

test("a decision is shown from the moment it is made until the table says what became of it", () => {
  const moves = [{ move: "12", kind: "claim", domino: 12, squares: null, points: 0 }];
  const turn = { seat: 0, receiver: 0, phase: "claim", domino: null, moves };
  const session = new Session("abc");
  hear(state(4, { turn }));
  expect(session.decided).toBeNull();
  session.play("12");
  expect(session.decided?.domino).toBe(12);
  hear({ type: "refused", reason: { code: "stale", text: "", values: {} } });
  expect(session.decided).toBeNull();
  session.play("12");
  hear(state(5));
  expect(session.decided).toBeNull();
  session.close();
});

test("a table says whether a decision is on its way, its picture moves, or it waits", () => {
  vi.useFakeTimers();
  const seats = [true, false].map((mine) => ({
    name: "",
    kind: "person",
    mine,
    level: null,
    kingdom: { squares: [] },
  }));
  const rules = { claim_ahead: true };
  const claim = (ply: number, seat: number) => ({ kind: "claim", ply, seat, receiver: seat, domino: 12, move: "12" });
  const session = new Session("abc", undefined, () => 900);
  const states: string[] = [];
  const rest = () => {
    session.rest();
    states.push(session.state);
  };
  hear(state(4, { seats }));
  states.push(session.state);
  rest();
  session.play("12");
  states.push(session.state); // at once, not when there is an answer
  hear({ type: "refused", reason: { code: "stale", text: "", values: {} } });
  states.push(session.state);
  session.play("12");
  hear(state(5, { seats, rules, events: [claim(4, 0)] }));
  states.push(session.state);
  rest();
  expect(states).toEqual(["animating", "idle", "sending", "idle", "animating", "idle"]);

  states.length = 0;
  hear(state(6, { seats, rules, events: [claim(5, 1)] }));
  rest(); // nothing moves, but what somebody else has decided is shown for a while
  vi.advanceTimersByTime(900);
  states.push(session.state);
  expect(states).toEqual(["animating", "idle"]);
  session.close();
  vi.useRealTimers();
});

const fair = (commitment: string, given: boolean) => ({ method: 2, table: "t", commitment, given: [given, true] });
const waiting = (commitment: string, given: boolean) =>
  state(0, {
    stage: "waiting",
    role: "player",
    fair: fair(commitment, given),
    seats: [
      { kind: "person", mine: true, name: "Ada" },
      { kind: "person", mine: false, name: "Bo" },
    ],
  });
const contributed = () => sent.filter((text) => text.includes("contribute"));

test("a browser contributes the same until it is heard, also after loading anew", () => {
  vi.useFakeTimers();
  let session = new Session("fair");
  hear(waiting("one", false));
  vi.advanceTimersByTime(6500);
  session.close();
  session = new Session("fair");
  hear(waiting("one", false));
  expect(contributed().length).toBeGreaterThan(3);
  expect(new Set(contributed()).size).toBe(1);
  expect(JSON.parse(contributed()[0]!)).toMatchObject({ seat: 0, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  hear(waiting("one", true));
  sent.length = 0;
  vi.advanceTimersByTime(10_000);
  expect(contributed()).toEqual([]);
  session.close();
  vi.useRealTimers();
});

test("a table that commits itself to something else is told nothing more", () => {
  let session = new Session("false");
  hear(state(0, { stage: "waiting", fair: fair("one", false) }));
  expect(session.betrayed).toBe(false);
  hear(waiting("two", false));
  expect(session.betrayed).toBe(true);
  hear(waiting("one", false));
  session.play("12");
  session.send({ type: "start" });
  expect([session.betrayed, sent]).toEqual([true, []]);
  session.close();
  session = new Session("false"); // nor after loading anew
  hear(waiting("two", false));
  expect([session.betrayed, sent]).toEqual([true, []]);
  session.close();
});

test("nothing is contributed again to a table that broke its word", () => {
  vi.useFakeTimers();
  const session = new Session("broken");
  hear(waiting("one", false));
  expect(contributed()).toHaveLength(1);
  hear(waiting("two", false));
  hear(waiting("one", false));
  vi.advanceTimersByTime(10_000);
  expect([session.betrayed, contributed().length]).toEqual([true, 1]);
  session.close();
  vi.useRealTimers();
});

test("what was decided last can be taken back for a moment, or settled", () => {
  vi.useFakeTimers();
  const session = new Session("abc");
  const told = (left: number, mine = true) => {
    const seats = [{ name: "Ada", kind: "person", mine, level: null, can_ask_undo: true, online: true }];
    hear(state(5, { shared: true, can_undo: mine, grace: { seat: 0, left, whole: 3000 }, seats }));
  };
  const undo = () => {
    sent.length = 0;
    session.undo();
    return sent[0];
  };
  told(2000);
  expect(undo()).toBe('{"type":"undo"}');
  vi.advanceTimersByTime(1999);
  expect(session.hasty).toBe(true);
  vi.advanceTimersByTime(1);
  expect([session.hasty, undo()]).toEqual([false, '{"type":"ask-undo","seat":0}']);
  told(1000);
  session.settle();
  expect([session.hasty, sent.at(-1)]).toEqual([false, '{"type":"settled","ply":5}']);
  told(1000, false);
  expect(session.hasty).toBe(false);
  session.close();
  vi.useRealTimers();
});
