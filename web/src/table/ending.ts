// How a game ended, in words: who won, and what decided it.
import type { OutcomeView, SeatView, TableView } from "../lib/messages";
import { listed, t } from "../lib/words.svelte";

const MEASURES = { territory: "largest", crowns: "crowns", squares: "squares" } as const;
type Measure = keyof typeof MEASURES;

/** What has to be known of a game to say how it ended. */
export interface Ending {
  rules: TableView["rules"];
  seats: readonly Pick<SeatView, "name" | "colour" | "mine">[];
}

/** A seat in the standings. */
export interface Row {
  seat: number;
  place: number | undefined;
  points: number;
  measures: Record<Measure, number>;
}

/** What decides a tie at this table, in order. */
export function tieBreaks({ rules }: Pick<TableView, "rules">): Measure[] {
  const named = Array.isArray(rules.tie_breaks) ? rules.tie_breaks : [];
  return named.filter((name): name is Measure => name in MEASURES);
}

export const measureText = (measure: Measure): string => t(`end-${MEASURES[measure]}`);
export const measured = (measure: Measure, { kingdom }: SeatView): number => kingdom.score[MEASURES[measure]];

/** 'Ada resigned.' */
export function earlyText(ended: string, seats: Ending["seats"]): string {
  const found = /^([A-D]) (resigned|out of time)$/.exec(ended);
  if (!found) return ended;
  const name = seats[found[1]!.charCodeAt(0) - 65]?.name ?? "";
  return t(found[2] === "resigned" ? "end-resigned" : "end-out-of-time", { name });
}

/** 'You won!' */
export function victoryText({ winners, ended }: OutcomeView, seats: Ending["seats"]): string {
  if (!winners.length) return ended ? earlyText(ended, seats) : t("end-stopped");
  const mine = seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return t("end-won-you");
  const names = listed(winners.map((seat) => seats[seat]?.name ?? ""));
  return t(winners.length > 1 ? "end-shared" : "end-won", { names });
}

/** 'By 7 points.', 'Tied on points; the largest territory decided it.': of a game, or of the sums of a Dynasty. */
export function decidedText({ decided_by, ended, scores, winners }: OutcomeView, table: Ending): string {
  if (!winners.length) return t("end-stopped");
  if (ended) return earlyText(ended, table.seats);
  if (decided_by === "score") {
    const others = scores.filter((_, seat) => !winners.includes(seat));
    return t("end-by-score", { n: Math.max(...scores) - Math.max(...others) });
  }
  if (decided_by === "shared") return t("end-by-shared");
  const by = decided_by as Measure;
  const chain = tieBreaks(table);
  const before = chain.slice(0, chain.indexOf(by));
  // Named as the messages name them, whatever the order in which they are looked at.
  const level = (Object.keys(MEASURES) as Measure[]).filter((measure) => before.includes(measure)).join("-");
  return t(`end-by-${by}`, { level: level || "points" });
}
