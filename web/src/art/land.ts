// How squares grow together into land: outlines of territories, seams, scenes and crowns. The pen is that of art.py, and the tests compare them.
import { GROUNDS, SCENES, VARIANTS } from "../lib/drawings";

export type Ground = keyof typeof GROUNDS;
type Terrain = Exclude<Ground, "castle">;

/** Every kind of land, from the most common to the rarest. */
export const TERRAINS = Object.keys(GROUNDS).filter((name): name is Terrain => name !== "castle");

/** What lies on one cell: column and row counted to the right and down; `variant` chooses among the scenes. */
export interface Tile {
  c: number;
  r: number;
  terrain: Ground;
  crowns: number;
  variant: number;
}

interface Territory {
  terrain: Ground;
  outline: string;
  tiles: Tile[];
}

interface Scene {
  name: string;
  x: number;
  y: number;
  mirrored: boolean;
}

export interface Land {
  /** The cardboard under all squares. */
  whole: string;
  territories: Territory[];
  seams: string;
  /** From back to front. */
  scenes: Scene[];
  coins: { x: number; y: number }[];
}

type Point = readonly [number, number];
const key = (c: number, r: number): number => (c + 64) * 256 + (r + 64);
const scenery: ReadonlySet<string> = new Set(SCENES);

/** The closed borders around cells, corner by corner with the land on the right hand. */
function outlines(cells: readonly Point[]): Point[][] {
  const inside = new Set(cells.map(([c, r]) => key(c, r)));
  const steps = new Map<number, { at: Point; ways: Point[] }>();
  for (const [c, r] of [...cells].sort(([a, b], [x, y]) => a - x || b - y)) {
    const corners: Point[] = [
      [c, r],
      [c + 1, r],
      [c + 1, r + 1],
      [c, r + 1],
    ];
    const beyond = [key(c, r - 1), key(c + 1, r), key(c, r + 1), key(c - 1, r)];
    corners.forEach((at, i) => {
      if (inside.has(beyond[i]!)) return;
      const from = steps.get(key(...at)) ?? { at, ways: [] };
      from.ways.push(corners[(i + 1) % 4]!);
      steps.set(key(...at), from);
    });
  }
  const loops: Point[][] = [];
  while (steps.size) {
    let start = Infinity;
    for (const k of steps.keys()) start = Math.min(start, k);
    const loop: Point[] = [];
    let here = start;
    let came: Point = [0, 0];
    do {
      const { at, ways } = steps.get(here)!;
      // Where cells touch at a corner only, the right turn keeps them apart.
      const right = key(at[0] - came[1], at[1] + came[0]);
      const way = Math.max(
        0,
        ways.findIndex((to) => key(...to) === right),
      );
      const [there] = ways.splice(way, 1) as [Point];
      if (!ways.length) steps.delete(here);
      loop.push(at);
      came = [there[0] - at[0], there[1] - at[1]];
      here = key(...there);
    } while (here !== start);
    loops.push(loop);
  }
  return loops;
}

/** A small number that looks like chance and is the same each time: the trembling of the pen. */
function wobble(x: number, y: number, salt: number): number {
  const n = ((x * 73856093) ^ (y * 19349663) ^ (salt * 83492791)) >> 3;
  return (((n % 9) + 9) % 9) - 4;
}

/** The border of cells, drawn by hand: a little inside the squares, with round corners. */
export function path(cells: readonly Point[], inset: number, radius: number): string {
  let all = "";
  for (const loop of outlines(cells)) {
    const n = loop.length;
    const way = loop.map(([x, y], i): Point => {
      const [nx, ny] = loop[(i + 1) % n]!;
      return [nx - x, ny - y];
    });
    let pen = "";
    let close = "";
    loop.forEach(([x, y], i) => {
      const [ax, ay] = way[(i + n - 1) % n]!;
      const [bx, by] = way[i]!;
      const turns = ax !== bx || ay !== by;
      // The inside lies to the right of each step.
      const px = 100 * x + inset * (-ay - (turns ? by : 0));
      const py = 100 * y + inset * (ax + (turns ? bx : 0));
      const cut = turns ? radius : 0;
      const w = wobble(x - ax, y - ay, ax + 2 * ay);
      const curve = `${px - 50 * ax - w * ay} ${py - 50 * ay + w * ax} ${px - cut * ax} ${py - cut * ay}`;
      pen += pen ? `Q${curve}` : `M${px - cut * ax} ${py - cut * ay}`;
      if (turns) pen += `Q${px} ${py} ${px + cut * bx} ${py + cut * by}`;
      if (i === 0) close = `Q${curve}Z`;
    });
    all += pen + close;
  }
  return all;
}

const NEAR: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const byCell = (a: Tile, b: Tile): number => a.c - b.c || a.r - b.r;

function territories(tiles: readonly Tile[]): Tile[][] {
  const left = new Map(tiles.map((tile) => [key(tile.c, tile.r), tile]));
  const all: Tile[][] = [];
  for (const tile of [...tiles].sort(byCell)) {
    if (!left.delete(key(tile.c, tile.r))) continue;
    const found = [tile];
    for (const { c, r, terrain } of found)
      for (const [dc, dr] of NEAR) {
        const near = left.get(key(c + dc, r + dr));
        if (near?.terrain !== terrain) continue;
        left.delete(key(near.c, near.r));
        found.push(near);
      }
    all.push(found.sort(byCell));
  }
  return all;
}

/** Squares laid on the table and grown together. */
export function land(tiles: readonly Tile[]): Land {
  const found: Territory[] = [];
  const scenes: (Scene & { row: number; layer: number })[] = [];
  let seams = "";
  for (const group of territories(tiles)) {
    const cells = group.map(({ c, r }): Point => [c, r]);
    const inside = new Set(cells.map(([c, r]) => key(c, r)));
    const terrain = group[0]!.terrain;
    found.push({ terrain, tiles: group, outline: path(cells, 4, 16) });
    const grown = `${terrain}-seam`;
    for (const { c, r, crowns, variant } of group) {
      const [x, y] = [100 * c, 100 * r];
      if (inside.has(key(c + 1, r))) {
        seams += `M${x + 100} ${y + 12}v76`;
        scenes.push({ row: r, layer: 0, name: grown, x: x + 100, y: y + 50, mirrored: false });
      }
      if (inside.has(key(c, r + 1))) {
        seams += `M${x + 12} ${y + 100}h76`;
        scenes.push({ row: r, layer: 2, name: grown, x: x + 50, y: y + 100, mirrored: false });
      }
      const name = crowns ? `${terrain}-built` : `${terrain}${variant % VARIANTS}`;
      // Half of the buildings look the other way, so that a row of boats is no parade.
      scenes.push({ row: r, layer: 1, name, x, y, mirrored: crowns > 0 && variant % 4 > 1 });
    }
  }
  return {
    whole: path(
      tiles.map(({ c, r }): Point => [c, r]),
      -3,
      14,
    ),
    territories: found,
    seams,
    scenes: scenes
      .filter(({ name }) => scenery.has(name))
      .sort((a, b) => a.row - b.row || a.layer - b.layer || (a.name < b.name ? -1 : +(a.name > b.name)) || a.x - b.x),
    coins: tiles.flatMap(({ c, r, crowns }) =>
      Array.from({ length: crowns }, (_, i) => ({ x: 100 * c + 20 + 27 * i, y: 100 * r + 20 })),
    ),
  };
}
