import { beforeAll, expect, test, vi } from "vitest";
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

let session: import("./session.svelte").Session;
beforeAll(async () => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", { href: "http://localhost/table/abc", pathname: "/table/abc" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("WebSocket", Wire);
  const { Session } = await import("./session.svelte");
  session = new Session("abc");
});

const state = (ply: number) =>
  ({
    type: "state",
    table: { ply, seats: [], line: [], events: [], turn: null, outcome: null },
  }) as unknown as ServerMessage;

test("a decision is sent once, and again if the table came back without it", () => {
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
