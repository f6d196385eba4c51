// What is in the box: the catalogue, what stands behind each level, and which of some rules are additional ones.
import { CATALOGUE, PLAYERS } from "../engine/box";
import type { SearchOptions } from "../engine/engine";
import type { Catalogue } from "../lib/messages";
import type { Rules } from "./stored";

/** The settings of a search; seconds are what it promises. */
export type SearchLevel = Omit<SearchOptions, "seed"> & { seconds: number };

/** A player that decides at once, and strongly: for a search that knows nothing yet, or cannot think. */
export const INSTANT = "keen";

export const BOX: Catalogue = { ...CATALOGUE, version: "" };

/** The search of a level; null for one that decides at once. */
export function searchOf(level: string): SearchLevel | null {
  const player = PLAYERS[level];
  return player && "search" in player ? { seconds: 1, ...player.search } : null;
}

/** The policy of a level that decides at once. */
export function policyOf(level: string): string {
  const player = PLAYERS[level];
  return player && "policy" in player ? player.policy : INSTANT;
}

/** The additional rules in force. */
export const extrasOf = (rules: Rules): string[] =>
  BOX.rules.filter(({ extra, field }) => extra && rules[field]).map(({ field }) => field);
