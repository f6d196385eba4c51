// The rounds of a game, found in what happened.
import type { Event } from "../lib/messages";

/** After how many plies each round begins. Where dominoes are claimed ahead, the first of them is the opening. */
export function roundsOf(events: readonly Event[], ahead: boolean): number[] {
  const starts = events.filter(({ kind }) => kind === "deal").map(({ ply }) => ply + 1);
  // The last dominoes are placed without another line.
  const claimed = events.filter(({ kind }) => kind === "claim").at(-1)?.ply ?? -1;
  const last = events.at(-1)?.ply ?? -1;
  if (ahead && claimed >= (starts.at(-1) ?? 0) && last > claimed + 1) starts.push(claimed + 1);
  return starts;
}
