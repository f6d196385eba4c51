import { beforeAll, expect, test, vi } from "vitest";
import { en } from "../words/en";

let words: typeof import("./words");
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["xx-YY", "en-GB"] });
  words = await import("./words");
});

test("values are filled in by name", () => {
  expect(words.fill("{a} and {b}", { a: "Ada", b: 2 })).toBe("Ada and 2");
  expect(words.fill("{missing} stays", {})).toBe("{missing} stays");
});

test("a number chooses its word", () => {
  const text = "{n} {n|point|points}";
  expect([0, 1, 2].map((n) => words.fill(text, { n }))).toEqual(["0 points", "1 point", "2 points"]);
});

test("what a visitor typed is never a pattern", () => {
  expect(words.fill("{name} wins", { name: "$& {name}" })).toBe("$& {name} wins");
});

test("the language is the first that there are words for", () => {
  expect(words.language()).toBe("en");
  expect(words.languages()).toEqual([{ code: "en", name: "English" }]);
});

test("names of the server have words, or stand for themselves", () => {
  expect(words.named("level", "hard")).toBe("Hard");
  expect(words.named("level", "wizard")).toBe("wizard");
  expect(words.named("about", "wizard", "")).toBe("");
});

test("every word is used somewhere", () => {
  const sources = import.meta.glob(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../words/*"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(sources).join("\n");
  // What is put together: t(`help.${part}`), named("level", level).
  const families = [...code.matchAll(/[`"]([a-z]+\.[\w.-]*)\$\{|named\(\s*[`"]([a-z.]+)/g)];
  const begins = families.map(([, family, kind]) => family ?? `${kind}.`);
  const unused = Object.keys(en).filter(
    (key) => !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !begins.some((one) => key.startsWith(one)),
  );
  expect(unused).toEqual([]);
});
