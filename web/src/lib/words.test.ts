import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";

const CATALOGUES = import.meta.glob<string>(
  ["../../../src/kingdomino/languages/*/*.ftl", "!**/{terminal,commands}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

let words: typeof import("./words.svelte");
const memory = new Map<string, string>();

async function visit(search: string, languages: string[]) {
  vi.resetModules();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("location", { search, href: `https://kingdomino.test/${search}` });
  vi.stubGlobal("history", { state: null, replaceState: vi.fn() });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
  words = await import("./words.svelte");
  await words.begin();
}
beforeEach(async () => {
  memory.clear();
  await visit("", ["en"]);
});

test("values are filled in, and numbers choose their word", () => {
  expect(words.t("table-you-place", { domino: 23 })).toBe("Place domino 23.");
  expect([0, 1, 2].map((n) => words.t("tracker-count", { n }))).toEqual([
    "0 dominoes not yet seen",
    "1 domino not yet seen",
    "2 dominoes not yet seen",
  ]);
});

test("what a visitor typed is never a pattern", () => {
  expect(words.t("games-won", { names: "$& { $names }" })).toBe("$& { $names } won");
});

test("the language is the first of the browser's that there are words for", async () => {
  await visit("", ["xx-YY", "en-GB"]);
  expect(words.language()).toBe("en");
  expect(words.languages()).toContainEqual({ code: "en", name: "English" });
});

test("a link asks for a language, and that is remembered", async () => {
  memory.set("kingdomino.settings", JSON.stringify({ language: "xx" }));
  await visit("?lang=en", ["de"]);
  expect(words.language()).toBe("en");
  expect(JSON.parse(memory.get("kingdomino.settings")!)).toMatchObject({ language: "en" });
});

test("names of the server have words, or stand for themselves", () => {
  expect(words.named("level", "hard")).toBe("Hard");
  expect(words.named("level", "wizard")).toBe("wizard");
  expect(words.named("about", "wizard", "")).toBe("");
});

test("parts of the catalogue come when they are needed", async () => {
  expect(words.named("help", "idea", "")).toBe("");
  await words.need("guide");
  expect(words.t("help-idea")).toBe("The idea");
});

test("the page reads every catalogue without an error", () => {
  for (const [file, text] of Object.entries(CATALOGUES)) {
    const code = file.split("/").at(-2)!;
    const count = text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    const resource = new FluentResource(text);
    expect(resource.body.length, file).toBe(count);
    expect(new FluentBundle(code).addResource(resource), file).toEqual([]);
  }
});
