import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, TableView } from "../lib/messages";
import { Following, plies } from "./following";

const BEAT = 500;
const shown: [ply: number, events: number[], line: (number | null)[], squares: number[]][] = [];
let seen = 0;
let following: Following;

/** Seat 0 is the visitor's, who is shown everything of the others for a while. */
const show = ({ ply, events, line, seats }: TableView): number => {
  const squares = seats.map(({ kingdom }) => kingdom.squares.length);
  shown.push([ply, events.map((event) => event.ply), line.map(({ seat }) => seat), squares]);
  return events.some(({ seat }) => seat !== 0) ? BEAT : 0;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  shown.length = seen = 0;
  following = new Following(show, () => seen++);
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
});

const event = (ply: number, seat: number, kind: Event["kind"], domino: number | null = null) =>
  ({ ply, seat, receiver: seat < 0 ? null : seat, kind, domino, move: "" }) as Event;

/** A table at which so many squares are covered in each kingdom, and these seats have claimed 3, 9 and 20. */
const table = (ply: number, events: Event[] = [], line: (number | null)[] = [], squares = [0, 0], more: object = {}) =>
  ({
    ply,
    events,
    line_length: 4,
    line: line.map((seat, i) => ({ number: [3, 9, 20][i]!, seat })),
    pending: [{ number: 7, seat: 1 }],
    turn: { seat: 0 },
    seats: squares.map((n) => ({ name: "", kingdom: { squares: Array(n).fill({}) } })),
    ...more,
  }) as unknown as TableView;
const plyOf = () => shown.map(([ply]) => ply);

test("decisions of others are shown one after the other, each for its while", () => {
  following.hear(table(4), false);
  following.hear(table(5, [event(4, 1, "place", 7)]), false);
  following.hear(table(6, [event(5, 1, "claim", 3)]), false);
  following.hear(table(7, [event(6, -1, "deal")]), false);
  expect(plyOf()).toEqual([4, 5]);
  vi.advanceTimersByTime(BEAT - 1);
  expect(plyOf()).toEqual([4, 5]);
  vi.advanceTimersByTime(1);
  expect(plyOf()).toEqual([4, 5, 6]);
  vi.advanceTimersByTime(2 * BEAT);
  expect([plyOf(), seen]).toEqual([[4, 5, 6, 7], 3]);
  following.hear(table(8, [event(7, 1, "claim", 9)]), false); // nothing waits: it is shown when it comes
  expect(plyOf().at(-1)).toBe(8);
});

test("what came in one message is shown ply by ply, as far as it was sent", () => {
  following.hear(table(4, [], [null, 0, null]), false);
  const events = [event(4, 1, "place", 7), event(5, 1, "claim", 3), event(6, -1, "deal")];
  following.hear(table(7, events, [null, null, null], [0, 2]), false);
  vi.advanceTimersByTime(10 * BEAT);
  expect(shown.slice(1)).toEqual([
    [5, [4], [null, 0, null], [0, 2]],
    [6, [5], [1, 0, null], [0, 2]],
    [7, [6], [null, null, null], [0, 2]],
  ]);
  const [placed, claimed] = plies(table(4, [], [], [0, 0], { grace: { seat: 0 } }), table(7, events))!;
  expect([placed!.pending, placed!.turn, placed!.grace, claimed!.phase]).toEqual([[], null, null, "deal"]);
});

test("whoever does something is shown everything at once, and told all of it", () => {
  following.hear(table(4), false);
  for (const ply of [4, 5, 6]) following.hear(table(ply + 1, [event(ply, 1, "claim", 3)]), false);
  following.skip();
  expect(shown.slice(2)).toEqual([[7, [5, 6], [], [0, 0]]]);
  expect(seen).toBe(1);
  vi.advanceTimersByTime(10 * BEAT);
  expect(plyOf()).toEqual([4, 5, 7]);
  following.skip();
  expect([plyOf().length, seen]).toEqual([3, 1]);
});

test("nothing waits for one's own decision", () => {
  following.hear(table(4), false);
  for (const ply of [4, 5]) following.hear(table(ply + 1, [event(ply, 1, "claim", 3)]), false);
  following.hear(table(8, [event(6, 0, "claim", 9), event(7, -1, "deal")]), true);
  expect(plyOf()).toEqual([4, 5, 6, 7, 8]);
});

test("whatever else changes does not wait, nor go before what does", () => {
  following.hear(table(4), false);
  following.hear(table(5, [event(4, 1, "claim", 3)]), false);
  following.hear(table(5, [], [], [0, 0, 0]), false);
  expect(shown.at(-1)).toEqual([5, [], [], [0, 0, 0]]);
  following.hear(table(6, [event(5, 1, "claim", 9)]), false);
  following.hear(table(6, [], [], [1, 1]), false);
  vi.advanceTimersByTime(BEAT);
  expect(shown.at(-1)).toEqual([6, [5], [], [1, 1]]);
});

test.each([
  ["taken back", table(2)],
  ["not told", table(9)],
  ["told from later on", table(6, [event(5, 1, "claim", 3)])],
  ["placed twice in one message", table(6, [event(4, 1, "place", 7), event(5, 1, "place", 9)])],
  ["dealt in between", table(6, [event(4, -1, "deal"), event(5, 1, "claim", 3)])],
])("what is %s is shown at once", (_, after) => {
  following.hear(table(3), false);
  following.hear(table(4, [event(3, 1, "claim", 3)]), false);
  following.hear(after, false);
  expect([plyOf(), seen]).toEqual([[3, 4, after.ply], 1]);
});

test("more than a round is not shown to someone who has waited for it, nor anything to someone who looks away", () => {
  following.hear(table(0), false);
  for (let ply = 0; ply < 11; ply++) following.hear(table(ply + 1, [event(ply, 1, "claim", 3)]), false);
  expect(plyOf()).toEqual([0, 1, 11]);
  vi.stubGlobal("document", { hidden: true });
  following.hear(table(12, [event(11, 1, "claim", 3)]), false);
  following.hear(table(13, [event(12, 1, "claim", 3)]), false);
  expect(plyOf()).toEqual([0, 1, 11, 12, 13]);
});
