// Why something was refused or failed, in the visitor's words.
import { Refusal } from "./api";
import type { Reason } from "./messages";
import { named } from "./words.svelte";

/** Numbers as numbers, so that they are counted and written as in the visitor's language. */
const counted = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : value);

/** A reason of the server; in its own English if it is newer than this page. */
export function reasonText({ code, text, values }: Reason): string {
  const told = Object.entries(values).map(([name, value]) => [name, counted(value)]);
  return named("reason", code, text, Object.fromEntries(told) as Record<string, string | number>);
}

/** Whatever was caught. */
export function explain(error: unknown): string {
  return error instanceof Refusal ? reasonText(error.reason) : String(error);
}
