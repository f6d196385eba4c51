// Sentences about the game.
import type { ClockView, DominoFace, Event, Half, Reacted, SeatView, TableView, TerritoryView } from "../lib/messages";
import { language, listed, named, t } from "../lib/words.svelte";
import { earlyText } from "./ending";

/** The two squares of a placement such as 'f7e7'. */
export function placedSpots(move: string): [string, string] | null {
  const found = /^([a-m]\d+)([a-m]\d+)$/.exec(move);
  return found ? [found[1]!, found[2]!] : null;
}

/** What a kingdom can be worth beside its territories, where the rules say so. */
export const BONUSES = ["harmony", "middle_kingdom"] as const;

const low = (text: string) => text.toLocaleLowerCase();

export function halfText({ terrain, crowns }: Half): string {
  const name = low(t(`terrain-${terrain}`));
  return crowns ? t("table-half-crowns", { terrain: name, crowns }) : name;
}

/** 'Domino 23: wheat, forest with 1 crown'. */
export function dominoText(number: number, face: DominoFace | undefined): string {
  if (!face) return t("table-domino", { domino: number });
  return t("table-domino-face", { domino: number, first: halfText(face.halves[0]), second: halfText(face.halves[1]) });
}

/** 'Forest 7 × 3 = 21'. */
export function territoryText({ terrain, spots, crowns, points }: TerritoryView): string {
  return t("score-territory", { terrain: t(`terrain-${terrain}`), squares: spots.length, crowns, points });
}

export function eventText({ kind, seat, move, domino, points }: Event, table: TableView): string {
  const name = table.seats[seat]?.name ?? "";
  if (kind === "kings")
    return t("say-kings", {
      names: [...move].map((letter) => table.seats[letter.charCodeAt(0) - 65]?.name ?? "").join(", "),
    });
  if (kind === "deal") return t("say-deal", { numbers: move.slice(1).replaceAll(",", ", ") });
  return t(`say-${kind}`, { name, domino: domino ?? move, points });
}

/** What a kingdom looks like, for its picture. */
export function kingdomText(table: TableView, seat: number): string {
  const { name, kingdom } = table.seats[seat]!;
  return t("table-kingdom-of", { name, points: kingdom.score.total, squares: kingdom.squares.length + 1 });
}

/** One sentence: whose turn it is and what to do. */
export function sentenceText(table: TableView): string {
  const { turn, outcome, seats, phase } = table;
  if (outcome) {
    if (outcome.ended) return earlyText(outcome.ended, seats);
    const names = outcome.winners.map((seat) => seats[seat]?.name ?? "").join(", ");
    const points = Math.max(...outcome.scores);
    if (seats.length === 1) return t("table-over-solo", { points });
    return t(outcome.winners.length > 1 ? "table-over-shared" : "table-over", { names, points });
  }
  if (!turn) return t(phase === "kings" ? "table-draws-kings" : "table-deals");
  const { name, thinking, level, mine } = seats[turn.seat]!;
  const values = { name, domino: turn.domino ?? "" };
  const place = turn.phase === "place";
  if (mine && !level && seats.filter((seat) => seat.mine).length === 1) {
    if (place) return t("table-you-place", values);
    return t(table.rules.claim_ahead === false ? "table-you-choose" : "table-you-claim");
  }
  if (level && thinking) return t("table-thinks", values);
  return t(place ? "table-they-place" : "table-they-claim", values);
}

/** Computer players that were only called by their level get its name in the visitor's language. */
export function withNames(table: TableView): TableView {
  const seats = table.seats.map((seat): SeatView => {
    if (seat.kind === "computer" && seat.level && `${seat.name} (`.startsWith(`${seat.level} (`))
      return { ...seat, name: named("level", seat.level) + seat.name.slice(seat.level.length) };
    return seat.kind === "open" ? { ...seat, name: t("wait-open") } : seat;
  });
  return { ...table, seats };
}

export function reactionText({ seat, reaction }: Reacted, table: TableView): string {
  return t("say-reacted", { name: table.seats[seat]?.name ?? "", words: t(`react-${reaction}`) });
}

/** What changed among the people at a table: who came and went, who sits in, who asks for what. */
export function changesText(before: TableView, now: TableView): string[] {
  const words: string[] = [];
  now.seats.forEach((seat, i) => {
    const old = before.seats[i];
    if (!old || seat.kind === "open" || seat.mine) return;
    const { name } = seat;
    if (old.kind === "open") words.push(t("say-sits", { name }));
    else if (seat.kind === "person" && old.online !== seat.online)
      words.push(t(seat.online ? "say-arrives" : "say-leaves", { name }));
  });
  now.seats.forEach(({ kind, level, name }, i) => {
    const old = before.seats[i];
    if (kind !== "person" || old?.kind !== "person" || old.level === level) return;
    words.push(t(level ? "say-sits-in" : "say-plays-again", { name }));
  });
  if (now.request && !before.request) words.push(requestText(now));
  if (before.request && !now.request && now.ply === before.ply && !now.outcome) words.push(t("say-declined"));
  if (before.request && now.ply < before.ply) words.push(t("say-taken-back"));
  if (now.stage === "playing" && before.stage === "waiting") words.push(t("say-begins"));
  if (now.rematch && !before.rematch) words.push(t("end-rematch"));
  return words;
}

/** 'Ada asks to take back. Bea has still to agree.' */
export function requestText({ request, seats }: TableView): string {
  if (!request) return "";
  const names = listed(request.waiting.map((seat) => seats[seat]?.name ?? ""));
  return t("ask-shown", { name: seats[request.seat]?.name ?? "", names });
}

/** So many seconds in the largest units that fit: '15 min', '3 days'. */
export function spanText(seconds: number): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? (["day", 86_400] as const)
      : seconds % 3600 === 0
        ? (["hour", 3600] as const)
        : seconds % 60 === 0
          ? (["minute", 60] as const)
          : (["second", 1] as const);
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language(), style).format(seconds / size);
}

export function clockText(clock: ClockView | null): string {
  if (!clock) return t("wait-clock-none");
  const time = spanText(clock.seconds);
  if (clock.kind === "move") return t("wait-clock-move", { time });
  return clock.increment
    ? t("wait-clock-increment", { time, increment: spanText(clock.increment) })
    : t("wait-clock-game", { time });
}

/** How long it still takes, in whole seconds: '0:07', '4:59'. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 10 ? `0:0${seconds}` : timeText(1000 * seconds);
}

/** Time left on a clock: '2 d 3 h', '1:05:09', '4:59', '9.4'. */
export function timeText(milliseconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.floor(milliseconds / 1000);
  const [minutes, hours, days] = [60, 3600, 86_400].map((size) => Math.floor(seconds / size)) as [
    number,
    number,
    number,
  ];
  if (days) {
    const unit = (n: number, unit: string) =>
      new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "narrow" }).format(n);
    return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  }
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
