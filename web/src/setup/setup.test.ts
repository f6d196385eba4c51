import { expect, test } from "vitest";
import type { Catalogue } from "../lib/messages";
import {
  against,
  asAddressed,
  asNewGame,
  asOffered,
  asRemembered,
  chooseAgainst,
  chooseColour,
  chooseCount,
  chooseStrength,
  clockSeconds,
  freeColour,
  freshSetup,
  isClock,
  isSeed,
  ownSeat,
  readSetup,
  strength,
  type Against,
} from "./setup";

const fresh = freshSetup("Ada", "Bea");
const limits = { seats: 4, name: 24, record: 9, seed: 20, clock: [5, 1209600] as [number, number], increment: 3600 };
const box = {
  editions: [
    { name: "classic", rules: {}, minutes: null },
    { name: "german", rules: {}, minutes: null },
  ],
  levels: ["easy", "normal"],
  absences: [60, 3600],
  limits,
} as unknown as Catalogue;

test("what was stored comes back, but for the seed", () => {
  const setup = { ...fresh, edition: "german", rules: { harmony: true, tie_breaks: ["crowns"] }, seed: "7" };
  expect(readSetup(JSON.stringify(setup), fresh)).toEqual({ ...setup, seed: "" });
});

test.each([null, "", "[]", "{}", '{"seats":[],"edition":"classic"}', '{"seats":7}', '{"seats":[null],"edition":"x"}'])(
  "nonsense in the store is no setup: %s",
  (text) => expect(readSetup(text, fresh)).toBe(fresh),
);

test("a link fills in the seed and the edition, if they exist", () => {
  const setup = { ...fresh, rules: { harmony: true } };
  const filled = (search: string) => asAddressed(setup, search, box, "Ada");
  expect(filled("?seed=42&edition=german")).toEqual({ ...fresh, seed: "42", edition: "german" });
  expect(filled("?seed=4x&edition=martian")).toEqual(setup);
});

test("whoever comes to play with friends has a seat, and one for them", () => {
  const computers = { ...fresh, seats: [{ ...fresh.seats[1]! }] };
  const { seats, friends } = asAddressed(computers, "?friends=public", box, "Ada");
  expect(seats.map(({ kind }) => kind)).toEqual(["person", "open"]);
  expect(friends.public).toBe(true);
  expect(asAddressed(fresh, "?friends=link", box, "Ada").friends.public).toBe(false);
});

test("what an address asks for is meant for this once", () => {
  const invited = asAddressed(fresh, "?friends=public&edition=german", box, "Ada");
  expect(against(invited)).toBe("friends");
  expect(asRemembered({ ...invited, dynasty: true }, fresh, "?friends=public&edition=german")).toEqual({
    ...fresh,
    dynasty: true,
  });
  expect(asRemembered(invited, fresh, "")).toEqual(invited);
  expect(against(fresh)).toBe("computers");
});

test("whom one plays against decides who sits at the other seats", () => {
  const setup = { ...structuredClone(fresh), seats: [fresh.seats[1]!, fresh.seats[0]!].map((seat) => ({ ...seat })) };
  const names = ["Cy", "Di", "Ed"];
  const naming = (name: string, _: string | null, taken: string[]) =>
    name || (names.find((one) => !taken.includes(one)) ?? "");
  const seated = (how: Against) => {
    chooseAgainst(setup, how, "Ada", naming);
    expect(against(setup)).toBe(how);
    return setup.seats.map(({ kind, name }) => `${kind} ${name}`);
  };
  expect(seated("screen")).toEqual(["person Bea", "person Ada"]);
  setup.seats[0]!.name = "";
  expect(seated("friends")).toEqual(["person ", "open Ada"]);
  chooseCount(setup, 3, naming);
  expect(setup.seats[2]).toEqual({ kind: "open", name: "", level: "normal", colour: 2 });
  expect(seated("computers")).toEqual(["person ", "computer Ada", "computer Cy"]);
});

test("whoever is taken from the table, it is not the visitor", () => {
  const setup = { ...fresh, seats: [fresh.seats[1]!, fresh.seats[0]!] };
  chooseCount(setup, 1, () => "");
  expect([setup.seats.length, ownSeat(setup)]).toEqual([1, 0]);
  const watching = { ...fresh, seats: [{ ...fresh.seats[1]! }] };
  chooseAgainst(watching, "computers", "Ada", () => "Bo");
  expect(watching.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["person Ada", "computer Bo"]);
});

test("all computer players are as strong as is chosen", () => {
  const setup = structuredClone(fresh);
  expect(strength(setup)).toBe("normal");
  chooseCount(setup, 3, () => "Cy");
  setup.seats[2]!.level = "easy";
  expect(strength(setup)).toBe("");
  chooseStrength(setup, "hard", (name, level) => `${level} ${name}`);
  expect(setup.seats.map(({ level, name }) => `${level}: ${name}`)).toEqual([
    "normal: Ada",
    "hard: hard Bea",
    "hard: hard Cy",
  ]);
  chooseAgainst(setup, "friends", "Ada", () => "");
  expect(strength(setup)).toBe(null);
});

test("what is remembered is cut down to what is offered", () => {
  const seat = { kind: "computer", name: "x".repeat(30), level: "wizard", colour: 0 } as const;
  const friends = { ...fresh.friends, absence: 61 };
  const setup = asOffered({ ...fresh, edition: "martian", seats: Array(5).fill(seat), friends }, box);
  expect(setup.edition).toBe("classic");
  expect(setup.seats).toEqual(Array(4).fill({ kind: "computer", name: "x".repeat(24), level: "easy", colour: 0 }));
  expect(setup.friends.absence).toBe(0);
  expect(asOffered({ ...fresh, friends: { ...friends, absence: 60 } }, box).friends.absence).toBe(60);
});

test("colours that were stored come back, each once", () => {
  const stored = (...colours: unknown[]) => {
    const seats = colours.map((colour) => ({ ...fresh.seats[0]!, colour }));
    return readSetup(JSON.stringify({ ...fresh, seats }), fresh).seats.map(({ colour }) => colour);
  };
  expect(stored(3, 1)).toEqual([3, 1]);
  expect(stored(2, 2, undefined, 0)).toEqual([2, 1, 3, 0]);
  expect(stored("1", 7, -1, null)).toEqual([0, 1, 2, 3]);
});

test("whoever had the colour that is chosen takes the other", () => {
  const seats = [0, 1, 2].map((colour) => ({ ...fresh.seats[0]!, colour }));
  const chosen = (seat: number, colour: number) => {
    chooseColour(seats, seat, colour);
    return seats.map((one) => one.colour);
  };
  expect(chosen(0, 2)).toEqual([2, 1, 0]);
  expect(chosen(1, 3)).toEqual([2, 3, 0]);
  expect(freeColour(seats)).toBe(1);
});

test("seeds are digits", () => {
  const seeds = ["", "0", "1".repeat(20), "1".repeat(21), "-1", "1.5"];
  expect(seeds.map((seed) => isSeed(seed, limits))).toEqual([true, true, true, false, false, false]);
});

test("the game that is asked for names everybody, and levels only of computers", () => {
  const setup = { ...fresh, seats: [{ ...fresh.seats[0]!, name: "  " }, fresh.seats[1]!] };
  expect(asNewGame(setup, limits, (seat) => `Player ${seat + 1}`)).toEqual({
    seats: [
      { kind: "person", name: "Player 1", level: null, colour: 0 },
      { kind: "computer", name: "Bea", level: "normal", colour: 1 },
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
  const game = asNewGame({ ...fresh, seats, friends, seed: "7" }, limits, String);
  expect(game.seed).toBeUndefined();
  expect(game.seats[1]).toEqual({ kind: "open", name: "", level: null, colour: 1 });
  expect(game.terms).toEqual({
    public: false,
    starts: "full",
    clock: { kind: "game", seconds: 900, increment: 3 },
    when_late: "computer",
    several: false,
  });
  const patient = { ...friends, absence: 3600, several: true };
  expect(asNewGame({ ...fresh, seats, friends: patient }, limits, String).terms).toMatchObject({
    absence: 3600,
    several: true,
  });
});

test("thinking time lies within the limits", () => {
  const time = (time: number, unit: "seconds" | "minutes" | "days") =>
    clockSeconds({ ...fresh.friends, clock: "move", time, unit }, limits);
  const times = [time(4, "seconds"), time(5, "seconds"), time(2, "minutes"), time(14, "days"), time(15, "days")];
  expect(times).toEqual([null, 5, 120, 1209600, null]);
  const clock = (changes: object) => isClock({ ...fresh.friends, clock: "game", time: 15, ...changes }, limits);
  expect([clock({}), clock({ increment: 3601 }), clock({ time: 0 })]).toEqual([true, false, false]);
  expect(isClock({ ...fresh.friends, time: 0 }, limits)).toBe(true);
});
