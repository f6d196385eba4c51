import { beforeAll, expect, test, vi } from "vitest";
import type { Reason } from "./messages";

let explain: typeof import("./explain").explain;
let Refusal: typeof import("./api").Refusal;
beforeAll(async () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { search: "" });
  await (await import("./words.svelte")).begin();
  ({ explain } = await import("./explain"));
  ({ Refusal } = await import("./api"));
});

const told = (code: string, values: Record<string, string> = {}, text = "") =>
  explain(new Refusal({ code: code as Reason["code"], text, values }));

test("a reason is told in our words, or in the server's", () => {
  expect(told("rules-players", { range: "2 to 4", players: "1" })).toBe("These rules are for 2 to 4 players, not 1.");
  expect(told("rules-players", { range: "1", players: "2" })).toBe("These rules are for 1 player, not 2.");
  expect(told("unheard-of", {}, "Just so.")).toBe("Just so.");
});

test("a square that is pointed at is not named", () => {
  expect(told("castle", { square: "g7" })).toBe("Your castle is there.");
});

test("lands are named as everywhere else, and nothing else is", () => {
  expect(told("touches-no", { terrain: "grass" })).toBe("It would touch neither your castle nor any meadow.");
  expect(told("bad-record", { line: "3", reason: "grass" })).toContain(" grass");
});

test("what cannot be read is told in our words once they are there, or in the server's", async () => {
  const values = { line: "3", reason: "7x: not a number." };
  const unread = (code: string, token: string, values = {}) => ({ code, token, values }) as Reason["unread"];
  const tell = (unread: Reason["unread"]) =>
    explain(new Refusal({ code: "bad-record", text: "", values, unread: unread! }));
  const wrong = unread("not-a-domino", "7x", { text: "7x" });
  expect(tell(wrong)).toBe("Line 3 of the record cannot be read. 7x: not a number.");
  await (await import("./words.svelte")).need("notation");
  expect(tell(wrong)).toBe("Line 3 of the record cannot be read. ‘7x’ is not the number of a domino.");
  expect(tell(unread("line-missing", "A:9"))).toBe(
    "Line 3 of the record cannot be read. ‘A:9’: The next line is missing.",
  );
  expect(tell(unread("taken", "", { domino: "9", seat: "A" }))).toContain("Domino 9 is already taken.");
});

test("what is no refusal speaks for itself", () => {
  expect(explain(new Error("Well."))).toBe("Error: Well.");
});
