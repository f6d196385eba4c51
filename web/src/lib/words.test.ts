import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";

const CATALOGUES = import.meta.glob<string>(
  ["../../../src/kingdomino/languages/*/*.ftl", "!../../../src/kingdomino/languages/*/{terminal,commands,preview}.ftl"],
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

test("a computer player has its character's name, or that of its kin; what somebody typed stays", async () => {
  const { kinName, renamed } = await import("./names");
  const levels = ["easy", "hard"];
  const names = words.t("names").split(/\s+/);
  expect([kinName("hard"), kinName("hard", ["Gwen"])]).toEqual(["Gwen", "Gerda"]);
  expect(names).toContain(kinName("wizard"));
  expect(renamed("Gwen", "easy", levels, [])).toBe("Pip");
  expect(renamed(names[0]!, "easy", levels, ["Pip"])).toBe("Poppy");
  expect(renamed("", "easy", levels, [])).toBe("Pip");
  expect(renamed("Robo", "easy", levels, [])).toBe("Robo");
  expect(renamed("Robo", null, levels, [])).toBe("Robo");
  expect(renamed("", "easy", levels, [])).toBe("Pip");
  expect(names).toContain(renamed("", null, levels, []));
  expect(names).toContain(renamed("Pip", null, levels, []));
});

test("a language that an object happens to know is none", async () => {
  await visit("?lang=constructor", ["__proto__", "en"]);
  expect(words.language()).toBe("en");
});

test("names stand in a row, in any language", async () => {
  expect([[], ["Ada"], ["Ada", "Bea"], ["Ada", "Bea", "Carl"]].map(words.listed)).toEqual([
    "",
    "Ada",
    "Ada and Bea",
    "Ada, Bea and Carl",
  ]);
  await visit("?lang=is", ["en"]);
  expect(words.listed(["Ada", "Bea", "Carl", "Dóra"])).toBe("Ada, Bea, Carl og Dóra");
});

test("times are told in words, near ones as a distance", async () => {
  const { when } = await import("./when");
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const ago = (distance: number) => when(new Date(Date.now() - distance).toISOString());
  expect([-minute, 0, minute, 59 * minute, hour, 23 * hour, day, 6 * day].map(ago)).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "6 days ago",
  ]);
  expect(when("2026-03-17T12:00:00Z")).toMatch(/^17 March 2026$|ago$|yesterday$/);
  expect(when("never")).toBe("");
});

test("parts of the catalogue come when they are needed", async () => {
  expect(words.named("help", "contents", "")).toBe("");
  await words.need("guide");
  expect(words.t("help-contents")).toBe("On this page");
});

test("the language asked for last is spoken, whatever comes first", async () => {
  const part = words.need("guide");
  const german = words.use("de");
  const learn = words.need("learn");
  await Promise.all([part, german, learn]);
  expect(words.language()).toBe("de");
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
