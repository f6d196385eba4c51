// Why something was refused or failed, in the visitor's words.
import { Refusal } from "./api";
import type { Reason } from "./messages";
import { named } from "./words";

/** A reason of the server; in its own English if it is newer than this page. */
export function reasonText({ code, text, values }: Reason): string {
  const lands = code === "touches-no" || code === "touches-neither";
  const told = Object.entries(values).map(([name, value]) => [
    name,
    lands ? named("terrain", value).toLocaleLowerCase() : value,
  ]);
  return named("reason", code, text, Object.fromEntries(told) as Record<string, string>);
}

/** Whatever was caught. */
export function explain(error: unknown): string {
  return error instanceof Refusal ? reasonText(error.reason) : String(error);
}
