import { expect, test } from "vitest";
import { asNewGame, freshSetup, fromAddress, isSeed, readSetup } from "./setup";

const fresh = freshSetup("Ada", "Bea");

test("what was stored comes back, but for the seed", () => {
  const setup = { ...fresh, edition: "german", rules: { harmony: true, tie_breaks: ["crowns"] }, seed: "7" };
  expect(readSetup(JSON.stringify(setup), fresh)).toEqual({ ...setup, seed: "" });
});

test.each([null, "", "[]", "{}", '{"seats":[],"edition":"classic"}', '{"seats":7}', '{"seats":[null],"edition":"x"}'])(
  "nonsense in the store is no setup: %s",
  (text) => expect(readSetup(text, fresh)).toBe(fresh),
);

test("a link fills in the seed and the edition, if they exist", () => {
  const editions = [{ name: "german", rules: {}, minutes: null }];
  expect(fromAddress("?seed=42&edition=german", editions)).toEqual({ seed: "42", edition: "german", rules: {} });
  expect(fromAddress("?seed=4x&edition=martian", editions)).toEqual({});
});

test("seeds are digits", () => {
  expect(["", "0", "1".repeat(20), "1".repeat(21), "-1", "1.5"].map(isSeed)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("the game that is asked for names everybody, and levels only of computers", () => {
  const setup = { ...fresh, seats: [{ ...fresh.seats[0]!, name: "  " }, fresh.seats[1]!] };
  expect(asNewGame(setup, (seat) => `Player ${seat + 1}`)).toEqual({
    seats: [
      { kind: "person", name: "Player 1", level: null },
      { kind: "computer", name: "Bea", level: "normal" },
    ],
    edition: "classic",
    rules: {},
    dynasty: false,
    seed: null,
  });
});
