import { beforeAll, expect, test, vi } from "vitest";
import type { Event, TableView } from "../lib/messages";
import { voice, type Voice } from "./voices";

const event = (more: Partial<Event> = {}): Event => ({
  ply: 30,
  seat: 1,
  receiver: 1,
  kind: "place",
  move: "f7e7",
  domino: 12,
  points: 9,
  ...more,
});

const computer = { kind: "computer", level: "hard", kingdom: { squares: Array(10) } };
function table(more: object = {}, seat: object = computer): TableView {
  const seats = [{ kind: "person", level: null }, seat];
  return { ply: 31, lines_left: 6, line: [], pending: [], seats, ...more } as unknown as TableView;
}
const said = (mood: Voice["mood"], lines: number): Voice => {
  return { seat: 1, level: "hard", mood, which: "first", ply: 20, lines };
};

test("a good move and a bad one have their words, and most moves have none", () => {
  const mood = (more: Partial<Event>, seat: object = computer) => voice(table({}, seat), [event(more)], null)?.mood;
  const grown = { ...computer, kingdom: { squares: Array(14) } };
  expect(voice(table(), [event()], null)).toEqual({
    seat: 1,
    level: "hard",
    mood: "good",
    which: "first",
    ply: 30,
    lines: 6,
  });
  expect(mood({ kind: "discard", points: 0 })).toBe("bad");
  expect(mood({ points: 0 }, grown)).toBe("bad");
  expect([mood({ points: 0 }), mood({ points: 6 }), mood({ kind: "claim" })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("people speak for themselves, also while a computer player sits in for them", () => {
  for (const seat of [
    { kind: "person", level: null },
    { kind: "person", level: "hard" },
    { kind: "computer", level: null },
  ])
    expect(voice(table({}, seat), [event()], null)).toBeNull();
  expect(voice(table(), [event({ seat: -1, kind: "deal" })], null)).toBeNull();
});

test("of several moves at once one has a word, and then there are three rounds of silence", () => {
  expect(voice(table(), [event({ points: 1 }), event(), event({ kind: "discard" })], null)?.mood).toBe("good");
  expect(voice(table(), [event()], said("good", 8))).toBeNull();
  expect(voice(table(), [event()], said("good", 9))?.mood).toBe("good");
});

test("what was taken back was never said", () => {
  expect(voice(table({ ply: 20 }), [event({ ply: 19 })], said("good", 7))?.mood).toBe("good");
});

test("one last word comes with the last domino of a seat, whatever was said before", () => {
  const over = { lines_left: 0, pending: [{ number: 3, seat: 0 }] };
  const last = event({ points: 0 });
  expect(voice(table(over), [last], said("bad", 1))?.mood).toBe("last");
  expect(voice(table(over), [last], said("last", 0))).toBeNull();
  for (const left of [{ line: [{ number: 40, seat: 1 }] }, { line: [{ number: 40, seat: null }] }])
    expect(voice(table({ ...over, ...left }), [event()], null)).toBeNull();
});

let told: typeof import("./told.svelte");
let settings: typeof import("../lib/settings.svelte");
beforeAll(async () => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "", href: "http://localhost/" });
  await (await import("../lib/words.svelte")).begin();
  told = await import("./told.svelte");
  settings = await import("../lib/settings.svelte");
});

test("a word is shown for a while and heard once, unless computer players are to be quiet", () => {
  vi.useFakeTimers();
  const about = { events: [event()], turn: null, outcome: null, shared: false, rules: {}, line: [] };
  const now = table(about, { ...computer, name: "Gwen" });
  const before = { ...now, ply: 30, events: [] };
  const hearing = new told.Told();
  hearing.tell(now, before, false);
  expect(hearing.bubbles.get(1)).toEqual({ words: "A clean hit!" });
  expect(hearing.said).toMatch(/ Gwen: A clean hit!$/);
  vi.advanceTimersByTime(3000);
  expect(hearing.bubbles.size).toBe(0);
  settings.settings.voices = false;
  const deaf = new told.Told();
  deaf.tell(now, before, false);
  expect([deaf.bubbles.size, deaf.said.includes("hit")]).toEqual([0, false]);
  settings.settings.voices = true;
  const busy = new told.Told();
  busy.react({ type: "reacted", seat: 0, reaction: "hello" }, now);
  busy.tell(now, before, false);
  expect([...busy.bubbles.values()]).toEqual([{ reaction: "hello", words: "Hello!" }]);
  vi.useRealTimers();
});
