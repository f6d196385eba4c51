import { describe, expect, test } from "vitest";
import { SCHEMA, type Fact, type Own } from "./facts";
import { proofs, SHIELDS, type Shield } from "./shields";
import { counting, opponent, sumsOf, trendOf } from "./sums";

const LEVELS = ["easy", "normal", "hard", "expert", "master"];
const EDITIONS = ["classic", "danish"];
const BOX = { levels: LEVELS, editions: EDITIONS };

const OWN: Own = {
  points: 40,
  harmony: 0,
  middle: 0,
  crowns: 8,
  largest: 6,
  richest: 18,
  land: "g8w1.23a g9w0.23b",
  hints: 0,
  last: 90,
  behind: 0,
};
let count = 0;
/** A game of mine against the baker that I lost; what is given is otherwise. */
function fact(
  changes: Partial<Fact> = {},
  own: Partial<Own> = {},
  told: Partial<NonNullable<Fact["told"]>> = {},
): Fact {
  const number = ++count;
  return {
    schema: SCHEMA,
    id: `game${number}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    seen: "",
    edition: "classic",
    extras: [],
    names: ["Ada", "Bruno"],
    kinds: ["person", "computer"],
    levels: [null, "normal"],
    colours: [0, 1],
    mine: [0],
    scores: [40, 45],
    winners: [1],
    day: null,
    series: null,
    shared: false,
    opened: false,
    dynasty: null,
    accuracy: null,
    judged: null,
    tried: true,
    ...changes,
    told: {
      print: number.toString(16).padStart(16, "0"),
      plies: 100,
      ended: false,
      decided: "score",
      own: { ...OWN, ...own },
      ...told,
    },
  };
}
const win = { winners: [0], scores: [50, 45] };
const four = {
  names: ["Ada", "B", "C", "D"],
  kinds: ["person", "computer", "computer", "computer"] as Fact["kinds"],
  levels: [null, "easy", "hard", "normal"],
  colours: [0, 1, 2, 3],
  scores: [50, 1, 2, 3],
  winners: [0],
};

describe("sums", () => {
  test("games, wins by strength and edition, and the best kingdom of each size", () => {
    const facts = [
      fact(win, { points: 50 }),
      fact(),
      fact(four, { points: 44 }),
      fact({ ...win, edition: "danish", extras: ["mighty_duel"] }, { points: 90 }),
      fact({ kinds: ["person", "person"], levels: [null, null], shared: true }),
    ];
    const sums = sumsOf(facts, LEVELS, EDITIONS);
    expect(sums.games).toBe(5);
    expect(sums.contested).toEqual({ played: 5, won: 3 });
    expect(sums.levels).toEqual([
      ["normal", { played: 3, won: 2 }],
      ["hard", { played: 1, won: 1 }],
      ["friends", { played: 1, won: 0 }],
    ]);
    expect(sums.editions).toEqual([
      ["classic", { played: 4, won: 2 }],
      ["danish", { played: 1, won: 1 }],
    ]);
    expect(sums.best.usual?.own.points).toBe(50);
    expect(sums.best.mighty?.own.points).toBe(90);
  });

  test("several people at one screen play, but nobody of them wins", () => {
    const together = fact(
      { ...win, kinds: ["person", "person"], levels: [null, null], mine: [0, 1] },
      {},
      { own: null },
    );
    const sums = sumsOf([together], LEVELS, EDITIONS);
    expect(sums.games).toBe(1);
    expect(sums.contested).toEqual({ played: 0, won: 0 });
    expect(proofs([together], BOX).size).toBe(0);
  });

  test("alone there is nobody to win against, and points count", () => {
    const solo = fact({
      names: ["Ada"],
      kinds: ["person"],
      levels: [null],
      colours: [0],
      scores: [40],
      winners: [0],
    });
    const sums = sumsOf([solo], LEVELS, EDITIONS);
    expect(sums.contested.played).toBe(0);
    expect(sums.finished.usual.length).toBe(1);
  });

  test("games of computers, and records that were over when they were opened, are not one's own", () => {
    const facts = [fact({ mine: [] }), fact({ ...win, opened: true })];
    expect(counting(facts, new Set())).toEqual([]);
  });

  test("whoever let a computer finish it has won nothing", () => {
    const left = fact({ ...win, levels: ["hard", "normal"] }, { points: 80, harmony: 5 });
    expect(sumsOf([left], LEVELS, EDITIONS).contested.played).toBe(0);
    expect(proofs([left], BOX).size).toBe(0);
  });

  test("a game that ended early has points that say nothing", () => {
    const early = fact({}, { points: 99, largest: 12 }, { ended: true });
    expect(sumsOf([early], LEVELS, EDITIONS).finished.usual).toEqual([]);
    expect(proofs([early], BOX).size).toBe(0);
  });

  test("a game that moved is one game, and two that are there are two", () => {
    const same = { print: "ab".repeat(8) };
    const [before, after, again] = [fact({}, {}, same), fact({}, {}, same), fact({}, {}, same)];
    expect(counting([before, after], new Set([after.id])).map(({ id }) => id)).toEqual([after.id]);
    expect(counting([before, after], new Set()).map(({ id }) => id)).toEqual([before.id]);
    expect(counting([after, again], new Set([after.id, again.id])).length).toBe(2);
    expect(counting([{ ...before, told: null }, after], new Set([after.id])).length).toBe(2);
  });

  test("games are in the order of time, whatever the book's", () => {
    const [first, second] = [fact(), fact()];
    expect(counting([second, first], new Set())).toEqual([first, second]);
  });

  test("the strongest at the table gives its name to a game", () => {
    expect(opponent(fact(four), LEVELS)).toBe("hard");
    expect(opponent(fact({ kinds: ["person", "person"], shared: true }), LEVELS)).toBe("friends");
  });

  test("accuracy is the mean of what was reviewed", () => {
    expect(sumsOf([fact()], LEVELS, EDITIONS).accuracy).toBe(null);
    const facts = [fact({ accuracy: 80 }), fact({ accuracy: 90 }), fact()];
    expect(sumsOf(facts, LEVELS, EDITIONS).accuracy).toEqual({ mean: 85, games: 2 });
  });

  test("a trend needs something to compare with", () => {
    expect(trendOf([])).toBe(null);
    expect(trendOf([30, 40])).toEqual({ now: 35, before: null });
    const points = [...Array<number>(10).fill(30), ...Array<number>(10).fill(40)];
    expect(trendOf(points)).toEqual({ now: 40, before: 30 });
    expect(trendOf([1, ...points.slice(10)])).toEqual({ now: 40, before: null });
  });
});

describe("shields", () => {
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => fact({ day: `2026-01-${String(from + n).padStart(2, "0")}` }));
  const dynasty = { series: [3, 3] as [number, number], dynasty: [0] };
  const friends = { ...win, kinds: ["person", "person"] as Fact["kinds"], levels: [null, null], shared: true };

  const EARNED: [Shield, Fact[]][] = [
    ["crown", [fact(), fact(win)]],
    ["three", [fact(four)]],
    ["tie", [fact({ ...win, scores: [45, 45] }, {}, { decided: "crowns" })]],
    ["comeback", [fact(win, { behind: 10 })]],
    ["friend", [fact(friends)]],
    ["hard", [fact({ ...win, levels: [null, "hard"] })]],
    ["hard", [fact({ ...win, levels: [null, "master"] })]],
    ["expert", [fact({ ...win, levels: [null, "expert"] })]],
    ["master", [fact({ ...win, levels: [null, "master"] })]],
    ["unaided", [fact({ ...win, levels: [null, "master"] }, { hints: 1 }), fact({ ...win, levels: [null, "master"] })]],
    ["harmony", [fact({}, { harmony: 5 })]],
    ["middle", [fact({}, { middle: 10 })]],
    ["both", [fact({}, { harmony: 5, middle: 10 })]],
    ["vast", [fact({}, { largest: 10 })]],
    ["rich", [fact({}, { richest: 40 })]],
    ["crowns", [fact({}, { crowns: 15 })]],
    ["sixty", [fact({}, { points: 60 })]],
    ["hundred", [fact({ extras: ["mighty_duel"] }, { points: 100 })]],
    ["dynasty", [fact(dynasty)]],
    ["editions", [fact(), fact({ edition: "danish" })]],
    ["week", days(3, 9)],
  ];
  test("there is an example of each", () => {
    expect(new Set(EARNED.map(([shield]) => shield))).toEqual(new Set(SHIELDS));
  });
  test.each(EARNED)("%s is earned, and the last game proves it", (shield, facts) => {
    expect(proofs(facts, BOX).get(shield)?.fact.id).toBe(facts.at(-1)!.id);
  });

  const NOT: [Shield, Fact[]][] = [
    ["crown", [fact({ ...win, winners: [0, 1] })]],
    ["three", [fact({ ...four, winners: [1] })]],
    ["three", [fact({ ...four, kinds: ["person", "computer", "computer", "person"] })]],
    ["tie", [fact(win), fact({ winners: [0, 1] }, {}, { decided: "shared" })]],
    ["comeback", [fact(win, { behind: 9 }), fact({}, { behind: 20 })]],
    ["friend", [fact({ ...win, shared: true })]],
    ["hard", [fact(win), fact({ levels: [null, "hard"] })]],
    ["unaided", [fact({ ...win, levels: [null, "master"] }, { hints: 1 }), fact({ ...win, levels: [null, "expert"] })]],
    ["both", [fact({}, { harmony: 5 }), fact({}, { middle: 10 })]],
    ["sixty", [fact({ extras: ["mighty_duel"] }, { points: 90 })]],
    ["hundred", [fact({}, { points: 100 })]],
    ["dynasty", [fact({ ...dynasty, dynasty: [1] }), fact({ ...dynasty, dynasty: [0, 1] })]],
    ["editions", [fact(), fact({ edition: "danish" }, {}, { ended: true })]],
    ["week", [...days(3, 8), ...days(10, 15)]],
  ];
  test.each(NOT)("%s is not earned by less", (shield, facts) => {
    expect(proofs(facts, BOX).has(shield)).toBe(false);
  });

  test("the first game that proves it does so for good", () => {
    const facts = [fact(win), fact(win)];
    expect(proofs(facts, BOX).get("crown")?.fact).toBe(facts[0]);
  });
  test("a game that came from behind is shown where it was behind", () => {
    expect(proofs([fact(win, { behind: 12, last: 77 })], BOX).get("comeback")?.ply).toBe(77);
  });
});
