import { expect, test } from "vitest";
import type { Event } from "../lib/messages";
import { roundsOf } from "./rounds";

const played = (kinds: string): Event[] =>
  [...kinds].map((kind, ply) => {
    const kinds = { k: "kings", d: "deal", c: "claim", p: "place", x: "discard" } as Record<string, Event["kind"]>;
    return { ply, kind: kinds[kind]!, seat: 0, receiver: null, move: "", domino: null, points: 0 } as unknown as Event;
  });

test("every line begins a round, and so does placing the last dominoes", () => {
  expect(roundsOf(played("kdccdpcpcpp"), true)).toEqual([2, 5, 9]);
  expect(roundsOf(played("kdccdpcpcxx"), true)).toEqual([2, 5, 9]);
  expect(roundsOf(played("kdcpcpdcpcp"), false)).toEqual([2, 7]);
});

test("a game that stops early has the rounds that were begun", () => {
  expect(roundsOf([], true)).toEqual([]);
  expect(roundsOf(played("kdccdp"), true)).toEqual([2, 5]);
});
