import { beforeAll, expect, test, vi } from "vitest";
import type { DominoFace, Event, SeatView, TableView } from "../lib/messages";

let say: typeof import("./say");
let rounds: typeof import("./rounds").rounds;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  await (await import("../lib/words.svelte")).begin();
  say = await import("./say");
  ({ rounds } = await import("./rounds"));
});

test("a clock shows what matters: tenths at the end, days at the beginning", () => {
  expect([0, 9_449, 10_000, 59_999, 299_000, 3_909_000, 97_200_000].map((left) => say.timeText(left))).toEqual([
    "0.0",
    "9.4",
    "0:10",
    "0:59",
    "4:59",
    "1:05:09",
    "1d 3h",
  ]);
});

test("spans are told in the largest unit that fits", () => {
  expect([45, 60, 900, 5400, 7200, 259_200].map((seconds) => say.spanText(seconds))).toEqual([
    "45 seconds",
    "1 minute",
    "15 minutes",
    "90 minutes",
    "2 hours",
    "3 days",
  ]);
});

const seat = (changes: Partial<SeatView>): SeatView =>
  ({ name: "Bea", kind: "person", level: null, online: true, mine: false, ...changes }) as SeatView;
const table = (...seats: Partial<SeatView>[]): TableView =>
  ({ seats: seats.map(seat), request: null, rematch: null, stage: "playing", ply: 9, outcome: null }) as never;

const WHEAT = { terrain: "wheat", crowns: 0 } as const;
const FOREST = { terrain: "forest", crowns: 1 } as const;
const face = { number: 23, halves: [WHEAT, FOREST] } as DominoFace;
const atOnce = (changes: Partial<TableView>) =>
  ({ ...table({ name: "Ada", mine: true }, {}), rules: { claim_ahead: false }, ...changes }) as TableView;
const ahead = (changes: Partial<TableView>) => ({ ...atOnce(changes), rules: { claim_ahead: true } }) as TableView;
const claiming = (seat: number, nowhere = false): Partial<TableView> => ({
  turn: { seat, receiver: seat, phase: "claim", domino: null, nowhere, moves: [] },
});

test("where dominoes are placed at once they are chosen, not claimed", () => {
  const claim = { ply: 3, seat: 1, receiver: 1, kind: "claim", move: "23", domino: 23, points: 0 } as const;
  const move = { move: "23", kind: "claim", domino: 23, squares: null, points: 0 } as const;
  const line = { number: 23, seat: 1 };
  const said = (make: typeof atOnce) => [
    say.eventText(claim, make({})),
    say.sentenceText(make(claiming(0))),
    say.sentenceText(make(claiming(1))),
    say.callText(make(claiming(0)).turn!, make({})),
    say.moveText(move, face, make({})),
    say.lineText(line, face, make({})),
  ];
  expect(said(atOnce)).toEqual([
    "Bea chooses domino 23.",
    "Your turn: choose a domino.",
    "Bea chooses a domino.",
    "Ada, choose a domino.",
    "Choose domino 23: wheat, forest with 1 crown",
    "Domino 23: wheat, forest with 1 crown. Played by Bea.",
  ]);
  expect(said(ahead)).toEqual([
    "Bea claims domino 23.",
    "Your turn: claim a domino.",
    "Bea claims a domino.",
    "Ada, claim a domino.",
    "Claim domino 23: wheat, forest with 1 crown",
    "Domino 23: wheat, forest with 1 crown. Claimed by Bea.",
  ]);
});

test("who has to choose a domino that fits nowhere is told so", () => {
  const nowhere = atOnce(claiming(0, true));
  expect(say.sentenceText(nowhere)).toBe("Choose a domino to discard.");
  expect(say.callText(nowhere.turn!, nowhere)).toBe("Ada, no domino fits. Choose one to discard.");
});

test("whoever has drawn another's king is told whose it is, and so is everybody else", () => {
  const drew = (seat: number, receiver: number, ...mine: number[]): TableView => {
    const seats = ["Ada", "Olaf", "Bea"].map((name, i) => ({ name, mine: mine.includes(i) }));
    const turn = { ...claiming(seat).turn!, receiver };
    return { ...table(...seats), rules: {}, turn } as TableView;
  };
  expect(say.sentenceText(drew(0, 1, 0))).toBe("You drew Olaf’s king.");
  expect(say.sentenceText(drew(0, 0, 0))).toBe("Your turn: claim a domino.");
  expect(say.sentenceText(drew(1, 2, 0))).toBe("Olaf places Bea’s king.");
  expect(say.sentenceText(drew(1, 0, 0))).toBe("Olaf places your king.");
  expect(say.sentenceText(drew(1, 0, 0, 1, 2))).toBe("Olaf: put Ada’s king on a domino.");
  expect(say.callText(drew(0, 1, 0).turn!, drew(0, 1, 0))).toBe("Ada, you drew Olaf’s king. Put it on a domino.");
});

test("who shares the screen with others is called by name, and a computer player's decision is news", () => {
  const shared = (make: typeof atOnce, changes: Partial<TableView>) => {
    const { seats } = table({ name: "Ada", mine: true }, { name: "Bea", mine: true }, { name: "Cy", level: "easy" });
    return say.sentenceText(make({ ...changes, seats }));
  };
  const placing = { turn: { ...claiming(1).turn!, phase: "place", domino: 10 } } as Partial<TableView>;
  expect([
    shared(ahead, placing),
    shared(ahead, claiming(1)),
    shared(atOnce, claiming(1)),
    shared(atOnce, claiming(1, true)),
    shared(ahead, claiming(2)),
  ]).toEqual([
    "Bea: place domino 10.",
    "Bea: claim a domino.",
    "Bea: choose a domino.",
    "Bea: choose a domino to discard.",
    "Cy claims a domino.",
  ]);
});

test("news says when a king plays in the next round, once that is certain", () => {
  const line = (...seats: (number | null)[]) => ahead({ line: seats.map((seat, i) => ({ number: 3 + i, seat })) });
  const claim = { ply: 3, seat: 1, receiver: 1, kind: "claim", move: "4", domino: 4, points: 0 } as const;
  expect(say.newsText(claim, line(0, 1, null))).toBe("Bea takes 4 and will go second.");
  expect(say.newsText(claim, line(null, 1, null))).toBe("Bea takes 4.");
  expect(say.newsText({ ...claim, domino: 3 }, line(1, null))).toBe("Bea takes 3 and will go first.");
  expect(say.newsText({ ...claim, domino: 3 }, { ...line(1), seats: [] })).not.toContain("first");
  const placed = { ...claim, kind: "place", move: "f7e7", domino: 28, points: 3 } as const;
  expect(say.newsText(placed, line(1))).toBe("Bea places 28: +3");
  expect(say.newsText({ ...placed, points: 0 }, line(1))).toBe("Bea places 28.");
  expect(say.newsText({ ...placed, kind: "discard" }, line(1))).toBe("Bea discards domino 28.");
  expect(say.newsText({ ...claim, receiver: 0 }, line(0, 0))).toBe("Bea puts Ada’s king on domino 4.");
});

test("a domino is placed in the round of its line, and claimed in the one before unless it is placed at once", () => {
  const happened = (kinds: [Event["kind"], number | null][]) =>
    kinds.map(([kind, domino], ply) => ({ ply, kind, domino, move: kind === "deal" ? "+3,9" : "" }) as Event);
  const told = (events: Event[], make: typeof atOnce) =>
    rounds(events, make({})).map(({ number, events }) => [number, events.map(({ ply }) => ply)]);
  const second = { ply: 9, kind: "deal", domino: null, move: "+20,21" } as Event;
  const opening = happened([["kings", null], ["deal", null], ["claim", 3], ["claim", 9]]); // prettier-ignore
  const rest = happened([["place", 3], ["claim", 20], ["discard", 9], ["claim", 21], ["place", 20]]); // prettier-ignore
  const later = rest.map((event) => ({ ...event, ply: event.ply + 10 }));
  expect(told([...opening, second, ...later], ahead)).toEqual([
    [0, [0, 1, 2, 3]],
    [1, [9, 10, 11, 12, 13]],
    [2, [14]],
  ]);
  expect(told([...opening, second, ...later.slice(3)], atOnce)).toEqual([
    [1, [0, 1, 2, 3]],
    [2, [9, 13, 14]],
  ]);
});

test("kings passed round are told as they come", () => {
  const there = table({ name: "Ada" }, { name: "Olaf" });
  const event = { ply: 0, seat: -1, receiver: null, kind: "holder", move: "B:", domino: null, points: 0 } as const;
  expect(say.eventText(event, there)).toBe("Olaf holds the kings.");
  expect(say.eventText({ ...event, kind: "kings", move: "B" }, there)).toBe("Olaf’s king is drawn.");
  const claim = { ...event, kind: "claim", seat: 0, receiver: 1, move: "7", domino: 7 } as const;
  expect(say.eventText(claim, there)).toBe("Ada puts Olaf’s king on domino 7.");
  expect(say.sentenceText({ ...there, turn: null, phase: "holder" })).toBe("The kings are being drawn.");
});

test("kings and numbers in a row are listed as the language lists things", () => {
  const event = (kind: "kings" | "deal", move: string) =>
    say.eventText({ ply: 0, seat: -1, receiver: -1, kind, move, domino: null, points: 0 }, atOnce({}));
  expect(event("kings", "ABBA")).toBe("The kings are drawn: Ada, Bea, Bea and Ada.");
  expect(event("deal", "+4,11,23,38")).toBe("A new line: 4, 11, 23 and 38.");
});

test("who comes, goes and sits in is told, but for oneself", () => {
  const changed = (before: Partial<SeatView>, now: Partial<SeatView>) => say.changesText(table(before), table(now));
  expect(changed({ kind: "open" }, {})).toEqual(["Bea sits down."]);
  expect(changed({ online: false }, {})).toEqual(["Bea is here."]);
  expect(changed({}, { online: false })).toEqual(["Bea is away."]);
  expect(changed({ mine: true }, { mine: true, online: false })).toEqual([]);
  expect(changed({}, { level: "normal" })).toEqual(["A computer player sits in for Bea."]);
});

test("a computer player called by its level has the level's name", () => {
  const named = (name: string) => say.withNames(table({ kind: "computer", level: "hard", name })).seats[0]?.name;
  expect(["hard", "hard (C)", "hard 2", "hardy", "Ada"].map(named)).toEqual([
    "Hard",
    "Hard (C)",
    "Hard 2",
    "hardy",
    "Ada",
  ]);
});
