// The decisions of a game, round by round.
import type { Event, TableView } from "../lib/messages";
import { dealtNumbers, placesAtOnce } from "./say";

export interface Round {
  /** 0 is the opening, in which dominoes are claimed and none is placed. */
  number: number;
  events: Event[];
}

/**
 * The rounds of a game. A domino is placed in the round of the line that it was dealt in; where it is claimed ahead, in the
 * round before.
 */
export function rounds(events: readonly Event[], table: TableView): Round[] {
  const ahead = placesAtOnce(table) ? 0 : 1;
  const lineOf = new Map<number, number>();
  const found: Round[] = [];
  let lines = 0;
  for (const event of events) {
    if (event.kind === "deal") {
      lines++;
      for (const number of dealtNumbers(event)) lineOf.set(number, lines);
    }
    const line = (event.domino !== null && lineOf.get(event.domino)) || Math.max(lines, 1);
    const number = line - (event.kind === "place" || event.kind === "discard" ? 0 : ahead);
    const last = found.at(-1);
    if (last?.number === number) last.events.push(event);
    else found.push({ number, events: [event] });
  }
  return found;
}
