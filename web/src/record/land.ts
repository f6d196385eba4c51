// A finished kingdom as a short text, from which it can be drawn again.
import type { KingdomView, Placed } from "../lib/messages";
import { CASTLE, cellOf, spotOf } from "../art/tiles";

const TERRAINS: Record<string, Placed["terrain"]> = {
  w: "wheat",
  f: "forest",
  l: "lake",
  g: "grass",
  s: "swamp",
  m: "mine",
};
const SQUARE = /^([a-m](?:[1-9]|1[0-3]))([wflgsm])([0-3])\.(\d{1,2})([ab])$/;
/** Squares of the largest kingdom there is, without the castle, and some more. */
const MOST = 60;

/** Squares in the order in which they were laid: 'g8w1.23a' is wheat with a crown, the first half of domino 23. */
export const landText = (squares: readonly Placed[]): string =>
  squares
    .map(({ spot, terrain, crowns, domino, half }) => `${spot}${terrain[0]}${crowns}.${domino}${half ? "b" : "a"}`)
    .join(" ");

/** The squares of such a text; null if it is something else. */
export function landOf(text: string): Placed[] | null {
  const found = text ? text.split(" ", MOST + 1).map((one) => SQUARE.exec(one)) : [];
  if (found.length > MOST || found.includes(null)) return null;
  const squares = found.map((one): Placed => {
    const [, spot, terrain, crowns, domino, half] = one!;
    return {
      spot: spot!,
      terrain: TERRAINS[terrain!]!,
      crowns: Number(crowns),
      domino: Number(domino),
      half: half === "b" ? 1 : 0,
    };
  });
  const spots = new Set([spotOf(CASTLE), ...squares.map(({ spot }) => spot)]);
  return spots.size === squares.length + 1 ? squares : null;
}

/** The kingdom as it is drawn: nothing will be added to it, so it is its own frame. */
export function drawnLand(squares: readonly Placed[]): KingdomView {
  const cells = [CASTLE, ...squares.map(({ spot }) => cellOf(spot))];
  const [columns, rows] = [cells.map(({ c }) => c), cells.map(({ r }) => r)];
  return {
    squares: [...squares],
    frame: [
      spotOf({ c: Math.min(...columns), r: Math.max(...rows) }),
      spotOf({ c: Math.max(...columns), r: Math.min(...rows) }),
    ],
    lost: [],
    score: {
      total: 0,
      territories: [],
      harmony: 0,
      middle_kingdom: 0,
      harmony_possible: false,
      middle_kingdom_possible: false,
      largest: 0,
      crowns: 0,
      squares: squares.length,
      discarded: 0,
    },
  };
}
