import { expect, test } from "vitest";
import { cleanName, shownNames } from "./names";

test("names are cleaned as the server cleans them", () => {
  const cleaned: [string, string][] = [
    ["  Ada \n Lovelace ", "Ada Lovelace"],
    ["A\u202eda", "Ada"],
    ["\u200b\u200c", "X"],
    ["\u3164", "X"],
    ["Z\u0301\u0301\u0301\u0301\u0301e", "Ź\u0301\u0301\u0301e"],
    ["👩\u200d🚀", "👩\u200d🚀"],
    ["a\u200db", "ab"],
    ["न\u094d\u200dन", "न\u094d\u200dन"],
    ["Maximiliane of the very high Hills", "Maximiliane of the very…"],
    ["漢字漢字漢字漢字漢字漢字漢字", "漢字漢字漢字漢字漢字漢…"],
    ["\ud800", "X"],
    ["\u0301", "X"],
    ["<b>Bo</b>", "<b>Bo</b>"],
  ];
  for (const [name, clean] of cleaned) expect(cleanName(name, "X"), JSON.stringify(name)).toBe(clean);
});

test("no two names are the same", () => {
  expect(shownNames(["Ada", "Ada", "", "B"])).toEqual(["Ada (A)", "Ada (B)", "C", "B"]);
  expect(new Set(shownNames(["Ada (A)", "Ada", "Ada", "Ada (B)"])).size).toBe(4);
});
