// A result in words.
import type { DailyResult } from "../lib/messages";
import { t } from "../lib/words.svelte";

/** '2nd place, 54 points'; alone only the points. */
export const resultText = ({ place, points, scores }: DailyResult): string =>
  scores.length > 1 ? t("daily-result", { place, points }) : t("points-counted", { points });
