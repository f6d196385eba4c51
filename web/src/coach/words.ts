// What the coach says, in words.
import type { Advised, Graded, Motive, Review, TableView } from "../lib/messages";
import { language, named, t } from "../lib/words.svelte";
import { moveText, placedSpots } from "../table/say";

const values = ({ value, seat, terrain }: Motive, table: TableView) => ({
  value: Math.abs(Math.round(value)),
  name: seat === null ? "" : (table.seats[seat]?.name ?? ""),
  terrain: terrain ?? "",
});

/** What to look at, without naming a move. */
export const nudgeText = (nudge: Motive | null, table: TableView): string =>
  nudge ? named("coach-nudge", nudge.kind, "", values(nudge, table)) : t("coach-nudge-none");

/** What speaks for a move, sentence by sentence. */
export const motivesText = (motives: readonly Motive[], table: TableView): string[] =>
  motives.map((motive) => named("coach-motive", motive.kind, "", values(motive, table))).filter(Boolean);

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: "percent" }).format(Math.min(1, Math.max(0, chance)));

/** A change with its sign: '+12 %', '−3 %'; of points where one plays alone. */
export function signed(change: number, alone: boolean): string {
  const style = alone ? "decimal" : "percent";
  return new Intl.NumberFormat(language(), { style, signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(
    change,
  );
}

/** A move in two or three letters, for where there is little room: '23', 'f7 e7', '–'. */
export function shortMove(move: string): string {
  return placedSpots(move)?.join(" ") ?? (move === "--" ? "–" : move);
}

/** What comes of a move: the chance to win, unless one plays alone, and the points that are expected. */
export function prospects({ chances, scores }: Advised, seat: number): string {
  const points = Math.round(scores[seat] ?? 0);
  return chances.length > 1
    ? t("hint-prospects", { chance: percent(chances[seat] ?? 0), points })
    : t("hint-prospects-alone", { points });
}

/** An advised move as what one would do. */
export function advisedText({ move }: Advised, table: TableView): string {
  const legal = table.turn?.moves.find((one) => one.move === move);
  return legal ? moveText(legal, undefined, table) : moveName(move);
}

/** A move by its name alone: a domino, or where it lay. */
export function moveName(move: string): string {
  const spots = placedSpots(move)?.join(" ");
  if (spots) return t("review-move-place", { spots });
  return move === "--" ? t("review-move-discard") : t("table-domino", { domino: move });
}

/** What a decision has cost: '−8 %', or points where one plays alone or there was no chance to lose. */
export function costText({ lost, points }: Graded, alone: boolean): string {
  if (!alone && lost < 0.005 && points >= 0.5) return `-${t("points-counted", { points: Math.round(points) })}`;
  return signed(-Math.max(0, alone ? points : lost), alone);
}

/** A decision with what it was worth, in a sentence. */
export function gradedText(decision: Graded, what: string, alone: boolean): string {
  const grade = t(`coach-grade-${decision.grade}`);
  return decision.grade === "only"
    ? t("review-decision-free", { what, grade })
    : t("review-decision", { what, grade, cost: costText(decision, alone) });
}

/** Luck and skill in a sentence. */
export function verdictText({ verdict, players }: Review, table: TableView): string {
  const winner = table.outcome?.winners[0] ?? -1;
  const values = { name: table.seats[winner]?.name ?? "", points: Math.round(players[0]?.lost ?? 0) };
  return named("coach-verdict", verdict, "", values);
}
