// Why a table in this browser does not do something: the same reasons as a server's.
import type { Reason } from "../lib/messages";

/** It is not done, and this is why. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(code: Reason["code"], text: string, values: Record<string, string> = {}) {
    super(text);
    this.reason = { code, text, values };
  }
}

/** A decision for a moment that has passed: the page is shown the table as it is. */
export class Stale extends Error {}

/** The browser could not store or read it at the moment; trying again may help. */
export class Unavailable extends Error {}

export function insist(true_: boolean, code: Reason["code"], text: string): asserts true_ {
  if (!true_) throw new Refused(code, text);
}

/** The reason in whatever was thrown, if there is one: the engine's errors carry theirs in the same place. */
export function reasonOf(error: unknown): Reason | null {
  const reason = (error as { reason?: Reason } | null)?.reason;
  return error instanceof Error && typeof reason?.code === "string" ? reason : null;
}
