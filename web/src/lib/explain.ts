// Why something was refused or failed, in the visitor's words.
import { Refusal } from "./api";
import type { Reason } from "./messages";
import { named } from "./words.svelte";

type Unread = NonNullable<Reason["unread"]>;

/** Numbers as numbers, so that they are counted and written as in the visitor's language. */
const counted = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : value);

/** A square is pointed at where this is read, and its name is not always on the screen. */
const filled = (values: Record<string, string>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === "square" ? "here" : counted(value)]),
  );

/** A reason of the server; in its own English if it is newer than this page. */
export function reasonText({ code, text, values, unread }: Reason): string {
  const why = unread && unreadText(unread);
  return named("reason", code, text, { ...filled(values), ...(why && { reason: why }) });
}

/** What cannot be read and why; '' without words for it. */
function unreadText({ token, code, values }: Unread): string {
  const why = named("wrong", code, "", filled(values)) || named("reason", code, "", filled(values));
  return token && why && !why.includes(token) ? named("wrong", "token", why, { token, why }) : why;
}

/** Whatever was caught. */
export function explain(error: unknown): string {
  return error instanceof Refusal ? reasonText(error.reason) : String(error);
}
