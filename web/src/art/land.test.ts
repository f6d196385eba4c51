import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { land, path, type Tile } from "./land";
import golden from "./land.golden.json";
import Land from "./Land.svelte";
import { cellOf, faceTiles, frameOf, nearOf, spotOf } from "./tiles";
import type { KingdomView } from "../lib/messages";

vi.hoisted(() => vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) }));

const tile = (c: number, r: number, terrain: Tile["terrain"], crowns = 0): Tile => ({
  c,
  r,
  terrain,
  crowns,
  variant: 0,
});

/** What a picture is made of, in order, each with its attributes by name. */
const elements = (svg: string) =>
  [...svg.matchAll(/<(path|use)\b([^>]*)>/g)].map(([, name, attributes = ""]) => [
    name,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  ]);

describe("land", () => {
  it("grows equal neighbours together and keeps corners apart", () => {
    const { territories } = land([tile(0, 0, "wheat"), tile(1, 0, "wheat"), tile(2, 1, "wheat"), tile(2, 0, "lake")]);
    expect(territories.map(({ terrain, tiles }) => [terrain, tiles.length])).toEqual([
      ["wheat", 2],
      ["lake", 1],
      ["wheat", 1],
    ]);
  });
  it.each(golden)("draws the same as art.py: $tiles.length squares, picture %#", ({ tiles, drawn }) => {
    expect(elements(render(Land, { props: { tiles: tiles as Tile[] } }).body)).toEqual(elements(drawn));
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
