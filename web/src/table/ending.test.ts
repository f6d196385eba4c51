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
