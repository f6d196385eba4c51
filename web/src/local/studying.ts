// Studying a game that is over: what its record tells about it, by the engine.
import type { Engine, Game } from "../engine/engine";
import type { KingdomView } from "../lib/messages";
import type { Own, Studied } from "../record/facts";
import { landText } from "../record/land";
import { counted as hintsOf } from "./hints";

/** The game of a record; Forbidden says where it cannot be read. */
export function study(engine: Engine, record: string): Studied {
  // One game of a Dynasty is read for itself.
  const { games } = engine.read(record.replace(/^\[Game "[^"\n]*"\]\r?\n/m, ""));
  try {
    const { game, ended, headers } = games[0]!;
    const events = game.events(0, game.ply);
    const { kingdoms, outcome } = game.view();
    const lines = events.filter(({ kind }) => kind === "deal");
    const last = lines.length ? lines.at(-1)!.ply + 1 : 0;
    const hints = hintsOf(headers, kingdoms.length);
    const then = pointsAt(game, last);
    return {
      print: printOf(`${game.rules} ${events.map(({ move }) => move).join(" ")} ${ended ?? ""}`),
      plies: game.ply,
      ended: ended !== null,
      decided: outcome?.decided_by ?? "",
      seats: kingdoms.map((kingdom, seat) => ({
        ...counted(kingdom),
        hints: hints[seat]!,
        last,
        behind: Math.max(0, ...then.map((points) => points - then[seat]!)),
      })),
    };
  } finally {
    for (const { game } of games) game.free();
  }
}

function counted({ squares, score }: KingdomView): Omit<Own, "hints" | "last" | "behind"> {
  return {
    points: score.total,
    harmony: score.harmony,
    middle: score.middle_kingdom,
    crowns: score.crowns,
    largest: Math.max(0, ...score.territories.map(({ spots }) => spots.length)),
    richest: Math.max(0, ...score.territories.map(({ points }) => points)),
    land: landText(squares),
  };
}

function pointsAt(game: Game, ply: number): number[] {
  const then = game.at(ply);
  try {
    return then.standings().map(([points]) => points);
  } finally {
    then.free();
  }
}

/** A short name that two texts do not share by chance. */
function printOf(text: string): string {
  const of = (seed: number) => {
    let sum = seed;
    for (let i = 0; i < text.length; i++) {
      sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
      sum ^= sum >>> 15;
    }
    return (sum >>> 0).toString(16).padStart(8, "0");
  };
  return of(0x811c9dc5) + of(0x2545f491);
}
