// A result as text to send: how it went, and the lands of the kingdom, but nothing that would help anybody.
import { linkTo } from "../lib/address";
import type { DailyBoard, DailyResult, DailyView, Streak } from "../lib/messages";
import { dayValues } from "../lib/when";
import { t } from "../lib/words.svelte";
import { resultText } from "./result";

const LANDS: Record<string, string> = { w: "🌾", f: "🌲", l: "🌊", g: "🐑", s: "🐸", m: "💎", C: "🏰", ".": "⬜" };
const MEDALS = ["🥇", "🥈", "🥉"];

/** A kingdom in the notation, 'ffC/.ww/.ws1', as rows of little pictures. */
export function pictured(kingdom: string): string {
  const rows = kingdom.split("/").map((row) => [...row].map((square) => LANDS[square] ?? "").join(""));
  return rows.join("\n");
}

export interface Shared extends Pick<DailyView, "day"> {
  result: DailyResult;
  board: DailyBoard | null;
  streak: Streak | null;
}

/** The rank among everybody and the days in a row, where there is something to tell. */
export function notable({ board, streak }: Pick<Shared, "board" | "streak">): { ranked: string; row: string } {
  return {
    ranked: board?.rank && board.players > 1 ? t("daily-rank", { rank: board.rank, players: board.players }) : "",
    row: streak && streak.days > 1 ? t("daily-streak", { n: streak.days }) : "",
  };
}

export function shareText({ day, result, board, streak }: Shared): string {
  const medal = result.scores.length > 1 ? MEDALS[result.place - 1] : undefined;
  const { ranked, row } = notable({ board, streak });
  return [
    t("daily-share-head", dayValues(day)),
    [medal, resultText(result)].filter(Boolean).join(" "),
    [ranked, row && `🔥 ${row}`].filter(Boolean).join(" · "),
    pictured(result.kingdom),
    linkTo("/daily"),
  ]
    .filter(Boolean)
    .join("\n");
}
