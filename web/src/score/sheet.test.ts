import { expect, test } from "vitest";
import type { Half } from "../lib/messages";
import {
  areNeighbours,
  believable,
  cellAt,
  dominoesOf,
  emptyRealm,
  emptySheet,
  nextCell,
  readRealm,
  readSheet,
  realmText,
  resized,
  sheetText,
  spotOf,
  withCastle,
  withDomino,
  without,
  withSquare,
  type Square,
} from "./sheet";

const square = (terrain: Square["terrain"], crowns = 0): Square => ({ terrain, crowns, domino: 0, half: 0 });
const HALVES = [
  { terrain: "wheat", crowns: 0 },
  { terrain: "mine", crowns: 3 },
] as const;

test.each(["C", "ffC/.ww/.ws1", "wm3m1m2w/sm2wwf1/wgCff/wl1ll1f/w1slwf1", "Cwwww", "w/w/w/w/C"])(
  "a kingdom is written as it was read: %s",
  (text) => expect(realmText(readRealm(text, 5)!, 5)).toBe(text),
);

test.each([
  "",
  "ww",
  "CC",
  "w4C",
  "wC/w",
  "wwwwwC",
  "w/w/w/w/w/C",
  "Cx",
  "C1",
  "1C",
  "C/",
  "<script>",
  "C".repeat(999),
])("what is no kingdom is not read: %s", (text) => expect(readRealm(text, 5)).toBeNull());

test("the castle stands in the middle where it can", () => {
  expect(readRealm("wwC", 5)!.castle).toBe(12);
  expect(readRealm("wwwwC", 5)!.castle).toBe(14);
  expect(readRealm("wwC", 7)!.castle).toBe(24);
});

test("cells are named as in the notation, wherever the castle stands", () => {
  const realm = withCastle(emptyRealm(5), 0);
  expect(spotOf(0, realm, 5)).toBe("g7");
  expect(spotOf(6, realm, 5)).toBe("h6");
  for (let cell = 0; cell < 25; cell++) expect(cellAt(spotOf(cell, realm, 5), realm, 5)).toBe(cell);
  expect(cellAt("f7", realm, 5)).toBeNull();
});

test("neighbours share an edge and do not reach around the border", () => {
  expect([areNeighbours(0, 1, 5), areNeighbours(0, 5, 5), areNeighbours(4, 5, 5), areNeighbours(0, 6, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("one reads on to the next empty cell and past the castle", () => {
  const realm = emptyRealm(5);
  expect(nextCell(0, realm)).toBe(1);
  expect(nextCell(11, realm)).toBe(13);
  expect(nextCell(24, realm)).toBe(24);
  expect(nextCell(0, withSquare(realm, 1, square("lake")))).toBe(2);
});

test("a domino is known by both halves, until one of them is changed", () => {
  const laid = withDomino(emptyRealm(5), 48, HALVES, [10, 11]);
  expect(dominoesOf(laid, 5)).toEqual([{ number: 48, squares: ["e7", "f7"] }]);
  const changed = withSquare(laid, 10, square("lake"));
  expect(dominoesOf(changed, 5)).toEqual([]);
  expect(realmText(changed, 5)).toBe("lm3C");
  expect(realmText(without(laid, 11), 5)).toBe("C");
  expect(realmText(without(changed, 11), 5)).toBe("l.C");
});

test("a domino that looks different from what lies there is not believed", () => {
  const faces = [{ number: 48, halves: [...HALVES] as [Half, Half] }];
  const [right, wrong] = readSheet("e=classic&p=:wm3C_48e7f7&p=:ffC_48e7f7")!.realms.map((one) =>
    believable(one, faces),
  );
  expect(dominoesOf(right!, 5)).toHaveLength(1);
  expect(dominoesOf(wrong!, 5)).toEqual([]);
  expect(realmText(wrong!, 5)).toBe("ffC");
});

test("the castle moves, and what was under it is gone", () => {
  const realm = withSquare(emptyRealm(5), 11, square("wheat"));
  expect(realmText(withCastle(realm, 11), 5)).toBe("C");
  expect(realmText(withCastle(realm, 10), 5)).toBe("Cw");
  expect(withSquare(realm, 12, square("lake"))).toBe(realm);
});

test("a sheet is the same after a link", () => {
  const sheet = emptySheet();
  sheet.edition = "danish";
  sheet.rules = { harmony: true, grid: 7, tie_breaks: ["crowns", "squares"], harmony_needs: "full-grid" };
  sheet.dynasty = true;
  sheet.earlier = [
    [
      [40, 7, 9, 24],
      [41, 8, 9, 22],
    ],
  ];
  sheet.realms[0] = { ...withDomino(sheet.realms[0]!, 48, HALVES, [10, 11]), name: "Ada & Bea: 100 % / ü #_" };
  expect(readSheet(sheetText(sheet))).toEqual(sheet);
  expect(readSheet(sheetText(emptySheet()))).toEqual(emptySheet());
});

test("a large kingdom makes a large grid, and no kingdom is cut to fit a small one", () => {
  const sheet = readSheet("e=classic&p=:wwwwwwC&p=:C")!;
  expect(sheet.grid).toBe(7);
  expect(resized(sheet, 5)).toBeNull();
  const small = readSheet("e=classic&p=Ada:wm3C_48e7f7&p=:C")!;
  const large = resized(small, 7)!;
  expect(large.realms[0]).toMatchObject({ name: "Ada", castle: 24 });
  expect(resized(large, 5)).toEqual(small);
});

test.each([
  "",
  "e=classic",
  "p=:C",
  "e=<b>&p=:C",
  "e=classic&p=:",
  "e=classic&p=C",
  "e=classic&p=%E0%A4%A:C",
  `e=classic&p=:${"w".repeat(5000)}`,
])("a link that is none is not read: %s", (text) => expect(readSheet(text)).toBeNull());

test("what does not belong into a link is left out", () => {
  const long = encodeURIComponent(`\u202e\u0000${"x".repeat(99)}`);
  const sheet = readSheet(
    `e=classic&r=__proto__:true,harmony:true,x y:1,toString:1&d=1.2.3,4;-1.2.3.4,5.6.7.8&p=${long}:wwC_99e7f7.1e7f8.1e7f7.2e7f7.x&p=:C&p=:C&p=:C&p=:C`,
  )!;
  expect(sheet.realms).toHaveLength(4);
  expect(sheet.realms[0]!.name).toBe("x".repeat(24));
  expect(sheet.rules).toEqual({ harmony: true });
  expect(sheet.earlier).toEqual([]);
  expect(dominoesOf(sheet.realms[0]!, 5)).toEqual([{ number: 1, squares: ["e7", "f7"] }]);
  expect(Object.getPrototypeOf(sheet.rules)).toBe(Object.prototype);
});
