import { afterEach, expect, test, vi } from "vitest";
import { type Known, verify } from "./fair";
import forged from "../../../tests/fair/forged.json"; // what the server's verifier is tested with, too
import golden from "./fair.golden.json"; // legal games, dealt by another program

interface Game extends Required<Pick<Known, "id" | "abba" | "people" | "commitment">> {
  mine: Record<string, string>;
  record: string;
}
const games = golden as unknown as Record<"classic" | "german" | "three", Game> & Record<string, Game>;
const known = ({ record: _, ...rest }: Game): Known => ({ ...rest, method: 2, early: true });
const { classic, german, three } = games;
const FAIR = { kind: "checked", unchecked: [] };
const wrong = (code: string, n = 0) => ({ kind: "wrong", code, n });
async function sha(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
const header = (record: string, name: string) => new RegExp(`\\[${name} "(.*)"\\]`).exec(record)![1]!;
const change = (record: string, name: string, how: (value: string) => string) =>
  record.replace(`[${name} "${header(record, name)}"]`, `[${name} "${how(header(record, name))}"]`);
/** Another last digit. */
const other = (value: string) => value.slice(0, -1) + (value.endsWith("0") ? "1" : "0");

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(games))("a game dealt as it should be: %s", async (_, game) => {
  expect(await verify(game.record, known(game))).toEqual(FAIR);
});

const dealt = import.meta.glob<string>("../../../tests/fair/*/*.kd", { query: "?raw", import: "default", eager: true });

const record = (name: string) => Object.entries(dealt).find(([path]) => path.endsWith(`/${name}.kd`))![1];
const alone = { kind: "checked", unchecked: ["commitment", "mine"] };

test.each(Object.entries(dealt).filter(([path]) => /method-[24]/.test(path)))(
  "what the server deals: %s",
  async (path, record) => {
    expect(await verify(record, { abba: path.includes("german") })).toEqual(alone);
  },
);

test("before method 4 two players of the English app opened A B B A, and records did not say so", async () => {
  const silent = record("method-2/english-app-2");
  const says = (rules: string) => silent.replace('"english-app"]\n', `"english-app"]\n[Rules "${rules}"]\n`);
  expect(await verify(says("harmony"))).toEqual(alone);
  expect(await verify(says("abba=true"), { abba: true })).toEqual(alone);
  const houseRule = record("method-2/english-app-2-any-order").replace('[Rules "abba=false"]\n', "");
  expect(await verify(houseRule)).toMatchObject({ kind: "wrong", code: "king" });
  expect(await verify(record("method-4/english-app-2"), { abba: true })).toMatchObject({ kind: "wrong", code: "king" });
});

const ofDay = record("method-3/classic-4");
const day = { method: 3, table: "2026-01-31", commitment: header(ofDay, "FairCommitment"), early: true };

test("a deal of the day follows from its secret alone", async () => {
  expect(await verify(ofDay, day)).toEqual(FAIR);
  expect(await verify(ofDay)).toEqual({ kind: "checked", unchecked: ["commitment"] });
  expect(await verify(ofDay, { ...day, table: "2026-02-01" })).toEqual(wrong("table"));
  expect(await verify(ofDay, { ...day, commitment: other(day.commitment) })).toEqual(wrong("commitment"));
  expect(await verify(change(ofDay, "FairSecret", other), day)).toEqual(wrong("secret"));
  expect(await verify(change(ofDay, "FairDay", other), { early: true })).toEqual(wrong("secret"));
  expect(
    await verify(
      change(ofDay, "FairDay", () => "today"),
      { early: true },
    ),
  ).toEqual(wrong("record"));
  expect(await verify(classic.record, day)).toEqual(wrong("record"));
  expect(await verify(ofDay, { ...day, method: 2 })).toEqual(wrong("record"));
  const [first, second] = ofDay.match(/\+[\d,]+/g)!;
  const swapped = ofDay.replace(first!, "#").replace(second!, first!).replace("#", second!);
  expect(await verify(swapped, day)).toEqual(wrong("line", 1));
});

test("an older method is not known here", async () => {
  expect(await verify(record("method-1/classic-2"))).toEqual({ kind: "impossible", code: "older" });
  expect(Object.keys(dealt)).toHaveLength(20);
});

test.each(forged)("exactly what the specification says is accepted: $what", async ({ fair, record, result }) => {
  expect((await verify(record, { result })).kind).toBe(fair ? "checked" : "wrong");
});

test("whoever knows nothing can only say that a record agrees with itself", async () => {
  expect(await verify(classic.record)).toEqual({ kind: "checked", unchecked: ["commitment", "mine"] });
  expect(await verify(classic.record, { ...known(classic), early: false })).toEqual({
    kind: "checked",
    unchecked: ["commitment"],
  });
  expect(await verify(classic.record, { ...known(classic), mine: {} })).toEqual({
    kind: "checked",
    unchecked: ["mine"],
  });
});

test("another secret is not what was committed to", async () => {
  const record = change(classic.record, "FairSecret", other);
  expect(await verify(record, known(classic))).toEqual(wrong("secret"));
});

test("another commitment, although it fits the secret, is not the one that was kept", async () => {
  let record = change(classic.record, "FairSecret", other);
  const secret = header(record, "FairSecret");
  const text = `kingdomino 2 commitment ${header(record, "FairTable")} ${secret}`;
  const commitment = await sha(text);
  record = change(record, "FairCommitment", () => commitment);
  expect(await verify(record, known(classic))).toEqual(wrong("commitment"));
  // Whoever kept nothing sees it by the deals all the same.
  expect(await verify(record)).toMatchObject({ kind: "wrong" });
});

test("another contribution deals otherwise, and its owner misses it", async () => {
  const record = change(three.record, "FairRandomness", other);
  expect(await verify(record, known(three))).toEqual(wrong("mine"));
  expect(await verify(record, { ...known(three), mine: { A: three.mine.A! } })).toMatchObject({ kind: "wrong" });
  const without = change(three.record, "FairRandomness", (all) => all.split(" ")[1]!);
  expect(await verify(without, known(three))).toEqual(wrong("mine"));
});

test("computer players contribute nothing", async () => {
  const more = change(three.record, "FairRandomness", (all) => all.replace(" ", ` B:${"0".repeat(64)} `));
  expect(await verify(more, known(three))).toEqual(wrong("people"));
  const called = change(more, "FairPeople", () => "A B C");
  expect(await verify(called, known(three))).toEqual(wrong("people"));
});

test("a line or a king that was not due", async () => {
  const lines = classic.record.match(/\+[\d,]+/g)!;
  const swapped = classic.record.replace(lines[2]!, "#").replace(lines[3]!, lines[2]!).replace("#", lines[3]!);
  expect(await verify(swapped, known(classic))).toEqual(wrong("line", 3));
  const kings = /\n\n([AB]+)/.exec(classic.record)![1]!;
  const turned = classic.record.replace(`\n\n${kings}`, `\n\n${kings.slice(0, 2)}${kings[3]}${kings[2]}`);
  expect(await verify(turned, known(classic))).toEqual(wrong("king", 3));
  const opening = /\n\n([AB]+)/.exec(german.record)![1]!;
  expect(opening).toBe("BAAB");
  expect(await verify(german.record.replace("\n\nBAAB", "\n\nABBA"), known(german))).toEqual(wrong("king", 1));
});

test("whoever holds the kings was drawn too", async () => {
  const passed = record("method-4/romanian-3");
  const [, holder, kings] = /\n\n([A-C]):([A-C]+) /.exec(passed)!;
  expect(await verify(passed, { seen: [`${holder}:`, kings![0]!] })).toEqual(alone);
  for (const other of ["A", "B", "C"].filter((seat) => seat !== holder)) {
    expect(await verify(passed.replace(`${holder}:${kings} `, `${other}:${kings} `))).toEqual(wrong("holder"));
    expect(await verify(passed, { seen: [`${other}:`] })).toEqual(wrong("seen"));
  }
  for (const nonsense of ["", "E", `${holder}:${kings}:`, `${holder}${holder}:`])
    expect(await verify(passed.replace(`${holder}:${kings} `, `${nonsense}! `))).toEqual(wrong("record"));
});

test("the record is of the game that was on the table", async () => {
  const [first, second, third] = classic.record.match(/\+[\d,]+/g)!;
  const [a, b] = /\n\n([AB]+)/.exec(classic.record)![1]!;
  expect(await verify(classic.record, { ...known(classic), seen: [a!, first!, b!, third!] })).toEqual(FAIR);
  for (const seen of [["+1,2,3,4"], [second!, first!], [a!, b!, "A", "B", "A"]])
    expect(await verify(classic.record, { ...known(classic), seen })).toEqual(wrong("seen"));
  // What was taken back before an early end is not in the record, and yet was due.
  const early = games["ended early"]!;
  expect(await verify(early.record, { ...known(early), seen: [first!] })).toEqual(wrong("seen"));
  const cut = classic.record.slice(0, classic.record.indexOf(third!));
  expect(await verify(cut, { ...known(classic), seen: [second!, third!] })).toEqual(FAIR);
});

test("the dealing of another table proves nothing about this one", async () => {
  expect(await verify(classic.record, { ...known(classic), id: "another" })).toEqual(wrong("table"));
  expect(await verify(classic.record, { ...known(classic), id: undefined, table: "0".repeat(32) })).toEqual(
    wrong("table"),
  );
});

test("headers that are missing or written otherwise", async () => {
  for (const name of ["FairTable", "FairCommitment", "FairSecret", "FairPeople", "FairRandomness"])
    expect(await verify(classic.record.replace(`[${name} `, "[Else "), known(classic))).toEqual(wrong("record"));
  const turned = change(classic.record, "FairRandomness", (all) => all.split(" ").reverse().join(" "));
  expect(await verify(turned, known(classic))).toEqual(wrong("record"));
  expect(await verify("", known(classic))).toEqual(wrong("record"));
  expect(await verify(classic.record.replaceAll(/\[[AB] ".*"\]\n/g, ""))).toEqual(wrong("record"));
});

test("what cannot be checked here", async () => {
  const older = classic.record.replace('[FairMethod "2"]\n', "");
  expect(await verify(older, {})).toEqual({ kind: "impossible", code: "older" });
  expect(await verify(older, known(classic))).toEqual(wrong("record")); // it was promised otherwise
  vi.stubGlobal("crypto", { getRandomValues: () => {} });
  expect(await verify(classic.record, known(classic))).toEqual({ kind: "impossible", code: "insecure" });
});
