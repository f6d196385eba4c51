// A game as the coach is told it, from whichever home its table has.
import { api } from "../lib/api";
import type { Event, TableView } from "../lib/messages";
import type { Known } from "./asking";

export const knownAs = ({ edition, rules, seats }: TableView, events: readonly Event[]): Known => ({
  edition,
  rules,
  players: seats.length,
  plies: events.map(({ move }) => move),
});

/** The last moment of a game tells the whole story: one question, however long it was. */
export const lastMoment = (id: string, plies: number): Promise<TableView> => api.moment(id, plies);
