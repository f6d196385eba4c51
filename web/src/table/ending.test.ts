import { beforeAll, expect, test, vi } from "vitest";
import type { OutcomeView } from "../lib/messages";
import type { Ending } from "./ending";

let ending: typeof import("./ending");
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  await (await import("../lib/words.svelte")).begin();
  ending = await import("./ending");
});

const MEASURES = ["territory", "crowns", "squares"];
const LEVEL: Record<string, string> = { territory: "largest territory", crowns: "crowns", squares: "squares" };
const DECIDED: Record<string, string> = {
  territory: "the largest territory decided it",
  crowns: "the crowns decided it",
  squares: "the larger kingdom decided it",
};
const orders = (left: string[]): string[][] => [
  [],
  ...left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest])),
];
const listed = (words: string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words[0];

function told(tie_breaks: string[], decided_by: string, winners = [0], scores = [50, 50]): string {
  const seats = ["Ada", "Bea"].map((name, colour) => ({ name, colour, mine: false }));
  const outcome: OutcomeView = { scores, winners, places: [1, 2], decided_by, ended: null };
  return ending.decidedText(outcome, { rules: { tie_breaks }, seats } as Ending);
}

test.each(orders(MEASURES).filter((order) => order.length))(
  "a tie is told by what decided it and by what was level before: %s %s %s",
  (...order: (string | undefined)[]) => {
    const chain = order.filter((measure) => measure !== undefined);
    chain.forEach((measure, i) => {
      const before = MEASURES.filter((other) => chain.slice(0, i).includes(other)).map((other) => LEVEL[other]!);
      expect(told(chain, measure)).toBe(`Tied on ${listed(["points", ...before])}; ${DECIDED[measure]}.`);
    });
  },
);

test("without a tie, and with one that nothing breaks", () => {
  expect(told(["territory"], "score", [0], [50, 43])).toBe("By 7 points.");
  expect(told(["territory"], "score", [0], [50, 49])).toBe("By 1 point.");
  expect(told([], "shared", [0, 1])).toBe("Tied in everything that counts.");
});

/** What a visitor is told who has these of the seats of Ada, Bea and Cy. */
function toldTo(
  mine: number[],
  { of = "game", ...changes }: Partial<OutcomeView> & { of?: "game" | "dynasty" },
): string {
  const seats = ["Ada", "Bea", "Cy"].map((name, seat) => ({ name, colour: seat, mine: mine.includes(seat) }));
  const outcome = {
    scores: [50, 46, 41],
    winners: [0],
    places: [1, 2, 3],
    decided_by: "score",
    ended: null,
    ...changes,
  };
  const table = { rules: { tie_breaks: ["territory", "crowns"] }, seats } as Ending;
  return `${ending.victoryText(outcome, seats, of)} ${ending.decidedText(outcome, table)}`.trim();
}

test("whoever has one seat is told how it went there; others, who won", () => {
  expect(toldTo([0], {})).toBe("You won by 4 points!");
  expect(toldTo([1], {})).toBe("You came second, 4 points behind Ada.");
  expect(toldTo([2], {})).toBe("You came third, 9 points behind Ada.");
  expect(toldTo([2], { of: "dynasty" })).toBe("You came third in the Dynasty, 9 points behind Ada.");
  expect(toldTo([0], { of: "dynasty", scores: [101, 100, 99] })).toBe("You won the Dynasty by 1 point!");
  for (const mine of [[], [0, 1]]) expect(toldTo(mine, {})).toBe("Ada won! By 4 points.");
});

test("a tie is told to winners and losers by what decided it", () => {
  const tie = { scores: [50, 50, 41], decided_by: "crowns" };
  const decided = "Tied on points and largest territory; the crowns decided it.";
  expect(toldTo([0], tie)).toBe(`You won! ${decided}`);
  expect(toldTo([1], tie)).toBe(`You came second, behind Ada. ${decided}`);
  expect(toldTo([2], tie)).toBe("You came third, 9 points behind Ada.");
  const shared = { ...tie, decided_by: "shared", winners: [0, 1], places: [1, 1, 3] };
  expect(toldTo([0], shared)).toBe("You share the victory with Bea. Tied in everything that counts.");
  expect(toldTo([2], shared)).toBe("You came third, 9 points behind Ada and Bea.");
  expect(toldTo([], { ...shared, of: "dynasty" })).toBe(
    "Ada and Bea share the Dynasty victory. Tied in everything that counts.",
  );
});

test("an early end is told to whoever caused it", () => {
  const early = { ended: "B resigned", decided_by: "" };
  expect(toldTo([0], early)).toBe("You won! Bea resigned.");
  expect(toldTo([1], early)).toBe("Ada won! You resigned.");
  expect(toldTo([1], { ...early, ended: "B out of time", winners: [] })).toMatch(/^You ran out of time\./);
});
