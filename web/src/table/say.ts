// Sentences about the game.
import type { DominoFace, Event, Half, Reason, TableView, TerritoryView } from "../lib/messages";
import { named, t } from "../lib/words";

/** The two squares of a placement such as 'f7e7'. */
export function placedSpots(move: string): [string, string] | null {
  const found = /^([a-m]\d+)([a-m]\d+)$/.exec(move);
  return found ? [found[1]!, found[2]!] : null;
}

const low = (text: string) => text.toLocaleLowerCase();

/** A reason with its terrains in the visitor's words. */
export function withTerrains(why: Reason): Reason {
  const values = Object.entries(why.values ?? {}).map(([name, value]) => [
    name,
    ["terrain", "first", "second"].includes(name) ? low(named("terrain", value)) : value,
  ]);
  return { ...why, values: Object.fromEntries(values) as Record<string, string> };
}

export function halfText({ terrain, crowns }: Half): string {
  const name = low(t(`terrain.${terrain}`));
  return crowns ? t("table.half-crowns", { terrain: name, crowns }) : name;
}

/** 'Domino 23: wheat, forest with 1 crown'. */
export function dominoText(number: number, face: DominoFace | undefined): string {
  if (!face) return t("table.domino", { domino: number });
  return t("table.domino-face", { domino: number, first: halfText(face.halves[0]), second: halfText(face.halves[1]) });
}

/** 'Forest 7 × 3 = 21'. */
export function territoryText({ terrain, spots, crowns, points }: TerritoryView): string {
  return t("score.territory", { terrain: t(`terrain.${terrain}`), squares: spots.length, crowns, points });
}

export function eventText({ kind, seat, move, domino, points }: Event, table: TableView): string {
  const name = table.seats[seat]?.name ?? "";
  if (kind === "kings")
    return t("say.kings", {
      names: [...move].map((letter) => table.seats[letter.charCodeAt(0) - 65]?.name ?? "").join(", "),
    });
  if (kind === "deal") return t("say.deal", { numbers: move.slice(1).replaceAll(",", ", ") });
  return t(`say.${kind}`, { name, domino: domino ?? move, points, spots: placedSpots(move)?.join(" ") ?? "" });
}

/** What a kingdom looks like, for its picture. */
export function kingdomText(table: TableView, seat: number): string {
  const { name, kingdom } = table.seats[seat]!;
  return t("table.kingdom-of", { name, points: kingdom.score.total, squares: kingdom.squares.length + 1 });
}

/** How many dominoes a line has. */
export function lineLength(table: TableView): number {
  return table.seats.length === 3 && !table.rules.spare_domino ? 3 : 4;
}

/** One sentence: whose turn it is and what to do. */
export function sentenceText(table: TableView): string {
  const { turn, outcome, seats, phase } = table;
  if (outcome) {
    const early = /^([A-D]) (resigned|out of time)$/.exec(outcome.ended ?? "");
    if (early) {
      const name = seats[early[1]!.charCodeAt(0) - 65]?.name ?? "";
      return t(early[2] === "resigned" ? "end.resigned" : "end.out-of-time", { name });
    }
    const names = outcome.winners.map((seat) => seats[seat]?.name ?? "").join(", ");
    const points = Math.max(...outcome.scores);
    if (seats.length === 1) return t("table.over-solo", { points });
    return t(outcome.winners.length > 1 ? "table.over-shared" : "table.over", { names, points });
  }
  if (!turn) return t(phase === "kings" ? "table.draws-kings" : "table.deals");
  const { name, mine, thinking, kind } = seats[turn.seat]!;
  const one = seats.filter((seat) => seat.mine).length === 1;
  const values = { name, domino: turn.domino ?? "" };
  const ahead = table.rules.claim_ahead !== false;
  if (mine && turn.phase === "place") return t(one ? "table.you-place" : "table.they-place", values);
  if (mine) return t(one ? (ahead ? "table.you-claim" : "table.you-choose") : "table.they-claim", values);
  if (kind === "computer" && thinking) return t("table.thinks", values);
  return t(turn.phase === "place" ? "table.waits-place" : "table.waits-claim", values);
}
