import { expect, test } from "vitest";
import { asNewGame, clockSeconds, freshSetup, fromAddress, isSeed, readSetup } from "./setup";

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

test("with a friend there are terms and no seed", () => {
  const friends = { ...fresh.friends, clock: "game", time: 15, increment: 3 } as const;
  const seats = [fresh.seats[0]!, { ...fresh.seats[1]!, kind: "open" as const }];
  const game = asNewGame({ ...fresh, seats, friends, seed: "7" }, String);
  expect(game.seed).toBeUndefined();
  expect(game.seats[1]).toEqual({ kind: "open", name: "", level: null });
  expect(game.terms).toEqual({
    public: false,
    starts: "full",
    clock: { kind: "game", seconds: 900, increment: 3 },
    when_late: "computer",
    several: false,
  });
  const patient = { ...friends, absence: 3600, several: true };
  expect(asNewGame({ ...fresh, seats, friends: patient }, String).terms).toMatchObject({
    absence: 3600,
    several: true,
  });
});

test("thinking time is between five seconds and two weeks", () => {
  const time = (time: number, unit: "seconds" | "minutes" | "days") =>
    clockSeconds({ ...fresh.friends, clock: "move", time, unit });
  expect([time(4, "seconds"), time(5, "seconds"), time(2, "minutes"), time(14, "days"), time(15, "days")]).toEqual([
    null,
    5,
    120,
    1209600,
    null,
  ]);
});
