// A finished kingdom for the first page, which was really played, and dominoes from text.
import { type Tile } from "../art/land";
import { cellOf, faceTiles, WAYS } from "../art/tiles";
import type { DominoFace, Half } from "./messages";

const half = (text: string): Half => {
  const terrains = { w: "wheat", f: "forest", l: "lake", g: "grass", s: "swamp", m: "mine" } as const;
  return { terrain: terrains[text[0] as keyof typeof terrains], crowns: Number(text[1] ?? 0) };
};

/** A domino from text: `face(48, "w m3")`. */
export function face(number: number, text: string): DominoFace {
  const [a = "", b = ""] = text.split(" ");
  return { number, halves: [half(a), half(b)] };
}

/** Tiles of dominoes from text, each with the squares of its halves. */
function laid(dominoes: [number, string, string, string][]): Tile[] {
  return dominoes.flatMap(([number, halves, first, second]) => {
    const [a, b] = [cellOf(first), cellOf(second)];
    return faceTiles(
      face(number, halves),
      a,
      WAYS.findIndex(({ c, r }) => c === b.c - a.c && r === b.r - a.r),
    );
  });
}

const CASTLE_TILE: Tile = { ...cellOf("g7"), terrain: "castle", crowns: 0, variant: 0 };

export const KINGDOM: Tile[] = [
  CASTLE_TILE,
  ...laid([
    [40, "m1 w", "g9", "g8"],
    [48, "w m3", "e9", "f9"],
    [6, "f f", "h7", "i7"],
    [9, "l l", "g5", "g6"],
    [24, "f1 w", "i8", "h8"],
    [30, "l1 w", "f6", "e6"],
    [35, "l1 f", "h6", "i6"],
    [47, "s m2", "e8", "f8"],
    [22, "w1 s", "e5", "f5"],
    [45, "m2 w", "h9", "i9"],
    [15, "w g", "e7", "f7"],
    [27, "f1 w", "i5", "h5"],
  ]),
];
