import { describe, expect, it } from "vitest";
import { land, path, type Tile } from "./land";
import { cellOf, faceTiles, frameOf, nearOf, spotOf } from "./tiles";
import type { KingdomView } from "../lib/messages";

const tile = (c: number, r: number, terrain: Tile["terrain"], crowns = 0): Tile => ({
  c,
  r,
  terrain,
  crowns,
  variant: 0,
});

describe("land", () => {
  it("grows equal neighbours together and keeps corners apart", () => {
    const { territories } = land([tile(0, 0, "wheat"), tile(1, 0, "wheat"), tile(2, 1, "wheat"), tile(2, 0, "lake")]);
    expect(territories.map(({ terrain, tiles }) => [terrain, tiles.length])).toEqual([
      ["wheat", 2],
      ["lake", 1],
      ["wheat", 1],
    ]);
  });
  it("draws the same path as art.py", () => {
    expect(path([[6, 6]], 4, 16)).toBe(
      "M604 620Q604 604 620 604Q646 601 680 604Q696 604 696 620Q696 646 696 680Q696 696 680 696Q654 694 620 696" +
        "Q604 696 604 680Q606 654 604 620Z",
    );
    expect(
      path(
        [
          [6, 6],
          [7, 6],
          [7, 7],
        ],
        -3,
        14,
      ),
    ).toBe(
      "M597 611Q597 597 611 597Q650 594 700 597Q753 597 789 597Q803 597 803 611Q801 650 803 700Q800 753 803 789" +
        "Q803 803 789 803Q747 806 711 803Q697 803 697 789Q694 753 697 717Q697 703 683 703Q647 701 611 703" +
        "Q597 703 597 689Q599 647 597 611Z",
    );
  });
  it("draws a hole as a loop of its own, and cells that touch at a corner as two", () => {
    const ring = [0, 1, 2].flatMap((c) => [0, 1, 2].map((r) => [c, r] as const)).filter(([c, r]) => c !== 1 || r !== 1);
    expect(path(ring, 4, 16).match(/Z/g)).toHaveLength(2);
    expect(
      path(
        [
          [0, 0],
          [1, 1],
        ],
        4,
        16,
      ).match(/Z/g),
    ).toHaveLength(2);
  });
  it("puts a coin for each crown, and a building on crowned squares", () => {
    const { coins, scenes } = land([tile(0, 0, "mine", 3)]);
    expect(coins).toHaveLength(3);
    expect(scenes.map(({ name }) => name)).toEqual(["mine-built"]);
  });
});

describe("tiles", () => {
  it("names cells as the notation does", () => {
    expect(cellOf("g7")).toEqual({ c: 6, r: 6 });
    for (const spot of ["a1", "m13", "f10"]) expect(spotOf(cellOf(spot))).toBe(spot);
  });
  it("turns a domino around its first half", () => {
    const face = {
      number: 1,
      halves: [
        { terrain: "wheat", crowns: 0 },
        { terrain: "lake", crowns: 1 },
      ],
    } as const;
    const ways = [0, 1, 2, 3].map((way) => faceTiles({ number: 1, halves: [...face.halves] }, { c: 3, r: 3 }, way)[1]);
    expect(ways.map((second) => [second?.c, second?.r])).toEqual([
      [4, 3],
      [3, 4],
      [2, 3],
      [3, 2],
    ]);
  });
  it("shows what is near, inside the frame", () => {
    const kingdom = { squares: [{ spot: "h7" }, { spot: "i7" }], frame: ["e3", "k11"] } as unknown as KingdomView;
    expect(frameOf(kingdom)).toEqual({ c: 4, r: 2, wide: 7, high: 9 });
    expect(nearOf(kingdom, 2)).toEqual({ c: 4, r: 4, wide: 7, high: 5 });
  });
});
