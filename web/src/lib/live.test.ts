import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live";
import type { ServerMessage } from "./messages";

/** A connection that only does what it is told to. */
class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Wire[] = [];
  readyState = Wire.CONNECTING;
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = Wire.CLOSED;
  }
}

const ALIVE = { type: "alive", every: 1000 } as const;
const REACTED = { type: "reacted", seat: 0, reaction: "hello" } as const;
const heard: ServerMessage[] = [];
const connected: boolean[] = [];
let page: EventTarget & { hidden: boolean };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { href: "http://localhost/table/abc" });
  vi.stubGlobal("WebSocket", Wire);
  for (const list of [heard, connected, Wire.all]) list.length = 0;
  live = new Live(
    "abc",
    (message) => heard.push(message),
    (yes) => connected.push(yes),
  );
  Wire.all[0]!.open();
});
afterEach(() => {
  live.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("signs of life keep a silent connection, and are told to nobody", () => {
  const [wire] = Wire.all;
  for (let i = 0; i < 10; i++) {
    wire!.say(ALIVE);
    vi.advanceTimersByTime(2000);
  }
  wire!.say(REACTED);
  expect(heard).toEqual([REACTED]);
  expect(connected).toEqual([true]);
  expect(Wire.all).toHaveLength(1);
});

test("a connection that is dead but not closed is given up", () => {
  const [dead] = Wire.all;
  dead!.say(ALIVE);
  vi.advanceTimersByTime(2600);
  expect(connected).toEqual([true, false]);
  expect(Wire.all).toHaveLength(2);
  expect(dead!.readyState).toBe(Wire.CLOSED);
  Wire.all[1]!.open();
  dead!.say(REACTED); // too late
  dead!.onclose();
  expect(heard).toEqual([]);
  expect(connected).toEqual([true, false, true]);
});

test("one that never comes about is given up, too", () => {
  Wire.all[0]!.say(ALIVE);
  vi.advanceTimersByTime(2500 * 3);
  expect(Wire.all).toHaveLength(4);
});

test("before the server says how often, it has much time", () => {
  vi.advanceTimersByTime(37_000);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
});

test("with the network back nobody waits", () => {
  window.dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(2);
});

test("a page that is looked at again waits only if it has just heard something", () => {
  const look = (hidden: boolean, silence: number): number => {
    vi.setSystemTime(Date.now() + silence); // a device that sleeps does not run timers
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    return Wire.all.length;
  };
  Wire.all[0]!.say(ALIVE);
  expect(look(true, 0)).toBe(1);
  expect(look(false, 1000)).toBe(1);
  expect(look(true, 1000)).toBe(1);
  expect(look(false, 1000)).toBe(2);
});

test("one that was closed comes back after a while, or at once when it is looked at", () => {
  Wire.all[0]!.close();
  Wire.all[0]!.onclose();
  vi.advanceTimersByTime(249);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Wire.all).toHaveLength(2);
  Wire.all[1]!.close();
  Wire.all[1]!.onclose();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.all).toHaveLength(3);
});
