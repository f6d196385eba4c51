// Squares of kingdoms and dominoes as tiles to draw. A cell is counted from a13, to the right and down.
import type { DominoFace, KingdomView, Placed } from "../lib/messages";
import type { Tile } from "./land";

export interface Cell {
  c: number;
  r: number;
}

export const CASTLE: Cell = { c: 6, r: 6 };
/** The four ways in which the second half can lie: right, down, left, up. */
export const WAYS: readonly Cell[] = [
  { c: 1, r: 0 },
  { c: 0, r: 1 },
  { c: -1, r: 0 },
  { c: 0, r: -1 },
];

/** The cell of a square named as in the notation: 'f7'. */
export function cellOf(spot: string): Cell {
  return { c: spot.charCodeAt(0) - 97, r: 13 - Number(spot.slice(1)) };
}

export function spotOf({ c, r }: Cell): string {
  return `${String.fromCharCode(97 + c)}${13 - r}`;
}

/** The two halves of a domino, turned by quarters around the first, which lies on `at`. */
export function faceTiles({ number, halves }: DominoFace, at: Cell = { c: 0, r: 0 }, way = 0): Tile[] {
  const step = WAYS[way % 4]!;
  return halves.map(({ terrain, crowns }, i) => ({
    c: at.c + i * step.c,
    r: at.r + i * step.r,
    terrain,
    crowns,
    variant: 2 * number + i,
  }));
}

/** A castle and what lies around it. */
export function placedTiles(squares: readonly Placed[]): Tile[] {
  return [
    { ...CASTLE, terrain: "castle", crowns: 0, variant: 0 },
    ...squares.map(({ spot, terrain, crowns, domino, half }): Tile => ({
      ...cellOf(spot),
      terrain,
      crowns,
      variant: 2 * domino + half,
    })),
  ];
}

export const kingdomTiles = (kingdom: KingdomView): Tile[] => placedTiles(kingdom.squares);

/** A rectangle of cells. */
export interface Box extends Cell {
  wide: number;
  high: number;
}

/** The rectangle between its lower left and its upper right square. */
export function boxOf(corners: readonly [string, string]): Box {
  const [low, high] = [cellOf(corners[0]), cellOf(corners[1])];
  return { c: low.c, r: high.r, wide: high.c - low.c + 1, high: low.r - high.r + 1 };
}

export const frameOf = (kingdom: KingdomView): Box => boxOf(kingdom.frame);

/** The part of the frame that lies within so many squares of the kingdom; one domino reaches two. */
export function nearOf(kingdom: KingdomView, reach: number): Box {
  const frame = frameOf(kingdom);
  const cells = [CASTLE, ...kingdom.squares.map(({ spot }) => cellOf(spot))];
  const left = Math.max(frame.c, Math.min(...cells.map(({ c }) => c)) - reach);
  const top = Math.max(frame.r, Math.min(...cells.map(({ r }) => r)) - reach);
  const right = Math.min(frame.c + frame.wide - 1, Math.max(...cells.map(({ c }) => c)) + reach);
  const bottom = Math.min(frame.r + frame.high - 1, Math.max(...cells.map(({ r }) => r)) + reach);
  return { c: left, r: top, wide: right - left + 1, high: bottom - top + 1 };
}
