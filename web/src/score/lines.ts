// What a kingdom scores, line by line: its territories, the best first, the land without crowns, and the bonuses.
import type { ScoreView, TableView, TerritoryView } from "../lib/messages";
import { t } from "../lib/words.svelte";
import { BONUSES, territoryText } from "../table/say";

export interface Line {
  words: string;
  points: number;
  territory: TerritoryView | null;
}

export function linesOf({ territories, ...score }: ScoreView, rules: TableView["rules"]): Line[] {
  const lines: Line[] = territories
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map((territory) => ({ words: territoryText(territory), points: territory.points, territory }));
  const fallow = territories.filter(({ points }) => !points).reduce((n, { spots }) => n + spots.length, 0);
  if (fallow) lines.push({ words: t("end-fallow", { n: fallow }), points: 0, territory: null });
  for (const bonus of BONUSES) {
    if (rules[bonus] !== true) continue;
    const points = score[bonus];
    const words = points ? t("end-bonus", { bonus, points }) : t("end-bonus-missed", { bonus });
    lines.push({ words, points, territory: null });
  }
  return lines;
}
