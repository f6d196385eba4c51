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

/** The seat of the visitor, or -1: there is none, or more than one. */
export function ownSeat(seats: readonly Pick<SeatView, "mine">[]): number {
  const first = seats.findIndex(({ mine }) => mine);
  return seats.some(({ mine }, seat) => mine && seat > first) ? -1 : first;
}

/** 'Ada resigned.', 'You resigned.' */
export function earlyText(ended: string, seats: Ending["seats"]): string {
  const found = /^([A-D]) (resigned|out of time)$/.exec(ended);
  if (!found) return ended;
  const seat = found[1]!.charCodeAt(0) - 65;
  const how = found[2] === "resigned" ? "end-resigned" : "end-out-of-time";
  return seat === ownSeat(seats) ? t(`${how}-you`) : t(how, { name: seats[seat]?.name ?? "" });
}

/** What an outcome is of. */
type Contest = "game" | "dynasty";

/** How many points lie between the winners and the best of the others. */
function margin({ scores, winners }: OutcomeView): number {
  return Math.max(...scores) - Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
}

/** What happened, told to whoever reads it: 'You won by 7 points!', 'You came second, 4 points behind Olaf.' */
export function victoryText(outcome: OutcomeView, seats: Ending["seats"], of: Contest = "game"): string {
  const { winners, ended, decided_by, scores, places } = outcome;
  if (!winners.length) return ended ? earlyText(ended, seats) : t("end-stopped");
  const own = ownSeat(seats);
  const won = winners.includes(own);
  const named = (those: readonly number[]) => listed(those.map((seat) => seats[seat]?.name ?? ""));
  const names = named(winners);
  if (winners.length > 1 && won)
    return t("end-shared-you", { of, names: named(winners.filter((seat) => seat !== own)) });
  if (won && decided_by === "score" && !ended) return t("end-won-by", { of, points: margin(outcome) });
  if (won) return t("end-won-you", { of });
  if (own < 0 || ended) return t(winners.length > 1 ? "end-shared" : "end-won", { of, names });
  const behind = Math.max(...scores) - scores[own]!;
  const place = places[own]!;
  return behind ? t("end-lost", { of, place, points: behind, names }) : t("end-lost-level", { of, place, names });
}

/** 'By 7 points.', 'Tied on points; the largest territory decided it.';
 * nothing, where what the visitor was told of the victory says it. */
export function decidedText(outcome: OutcomeView, table: Ending): string {
  const { decided_by, ended, scores, winners } = outcome;
  if (!winners.length) return t("end-stopped");
  if (ended) return earlyText(ended, table.seats);
  const own = ownSeat(table.seats);
  if (own >= 0 && (decided_by === "score" || scores[own]! < Math.max(...scores))) return "";
  if (decided_by === "score") return t("end-by-score", { n: margin(outcome) });
  if (decided_by === "shared") return t("end-by-shared");
  const by = decided_by as Measure;
  const chain = tieBreaks(table);
  const before = chain.slice(0, chain.indexOf(by));
  // Named as the messages name them, whatever the order in which they are looked at.
  const level = (Object.keys(MEASURES) as Measure[]).filter((measure) => before.includes(measure)).join("-");
  return t(`end-by-${by}`, { level: level || "points" });
}
