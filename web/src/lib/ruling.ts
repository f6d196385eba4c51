// Rules in words: what an edition, a rule and its value are called.
import { named, t } from "./words.svelte";

export type RuleValue = boolean | number | string | string[];

/** 'largest territory, then most crowns'. */
function tieBreaksText([first, second, third]: readonly string[]): string {
  if (first === undefined) return t("rule-tie_breaks-0");
  if (second === undefined) return t("rule-tie_breaks-1", { first });
  if (third === undefined) return t("rule-tie_breaks-2", { first, second });
  return t("rule-tie_breaks-3", { first, second, third });
}

export function valueText(field: string, value: RuleValue): string {
  return Array.isArray(value) ? tieBreaksText(value) : named(`rule-${field}`, String(value));
}

/** What is played by: the edition, the additional rules, and whether it is a Dynasty. */
export function rulesNames(edition: string, extras: readonly string[], dynasty: boolean): string[] {
  return [
    named("edition", edition),
    ...extras.map((rule) => named("rule", rule)),
    ...(dynasty ? [t("rule-dynasty")] : []),
  ];
}
