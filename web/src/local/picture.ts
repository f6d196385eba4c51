// Picture: the whole table as a page is shown it: what the engine draws of a game, completed by who sits there.
import type { Engine, Game } from "../engine/engine";
import type { Event, SeatView, SeriesView, TableView } from "../lib/messages";
import { extrasOf } from "./box";
import { counted } from "./hints";
import type { StoredGame } from "./stored";

/** By seat: points, largest territory, crowns, squares. */
export type Standing = SeriesView["standings"][number];

/** What a picture shows. */
export interface Facts {
  readonly id: string;
  readonly stored: Pick<StoredGame, "edition" | "seats" | "seed" | "length" | "number" | "ended" | "headers">;
  readonly game: Game;
  readonly notes: readonly Event[];
  /** The seat whose computer player is thinking, or -1. */
  readonly thinking: number;
  readonly delayed: boolean;
  readonly paused: boolean;
  readonly pace: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The standings of the games of the Dynasty before this one. */
  readonly before: readonly (readonly Standing[])[];
}

/** How friends play together, where there are none. */
const TERMS: TableView["terms"] = {
  public: false,
  starts: "full",
  clock: null,
  when_late: "computer",
  absence: 60,
  several: false,
};

/** A table as whoever plays there is shown it; `since`: the plies whose events the page has not been told. */
export function pictureOf(engine: Engine, facts: Facts, since: number): TableView {
  const { stored, game, notes } = facts;
  return {
    ...drawn(engine, facts, game),
    events: notes.slice(since),
    role: "player",
    host: true,
    delayed: facts.delayed,
    seed: stored.seed,
    can_undo: facts.canUndo,
    can_redo: facts.canRedo,
    paused: facts.paused,
    pace: facts.pace,
  };
}

/** The table as it was after so many plies, as seen by somebody who cannot do anything. */
export function pictureAt(engine: Engine, facts: Facts, ply: number): TableView {
  const now = facts.game.ply;
  const then = facts.game.at(ply);
  try {
    const table = drawn(engine, facts, then);
    const idle = { mine: false, online: false, thinking: false, devices: 0, first: false };
    return {
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, ...idle })),
      turn: table.turn && { ...table.turn, moves: [] },
      events: facts.notes.slice(ply === now ? 0 : Math.max(0, ply - 1), ply), // the last moment tells the whole story
      role: "spectator",
      host: false,
      delayed: false,
      seed: null,
      can_undo: false,
      can_redo: false,
      paused: false,
      pace: facts.pace,
    };
  } finally {
    then.free();
  }
}

type Special = "events" | "role" | "host" | "delayed" | "seed" | "can_undo" | "can_redo" | "paused" | "pace";

/** What is the same for everybody. */
function drawn(engine: Engine, facts: Facts, game: Game): Omit<TableView, Special> {
  const { stored } = facts;
  const { kingdoms, turn, ...shown } = game.view();
  const seats = stored.seats.map(({ name, kind, level, colour }, seat): SeatView => {
    const mine = kind === "person";
    return {
      name,
      kind,
      level,
      colour,
      mine,
      online: mine,
      thinking: seat === facts.thinking,
      left: null,
      replaceable: null,
      devices: mine ? 1 : 0,
      first: mine,
      can_ask_undo: false,
      can_return: false,
      kingdom: kingdoms[seat]!,
    };
  });
  const mine = turn && stored.seats[turn.seat]?.kind === "person";
  return {
    ...shown,
    id: facts.id,
    day: null,
    stage: shown.outcome ? "over" : "playing",
    shared: false,
    watch: null,
    terms: TERMS,
    fair: null,
    request: null,
    grace: null,
    regretted: -1,
    rematch: null,
    startable: null,
    plies: facts.game.ply,
    edition: stored.edition,
    extras: extrasOf(shown.rules),
    hints: counted(stored.headers, stored.seats.length),
    seats,
    turn: turn && { ...turn, moves: mine ? turn.moves : [] },
    series: seriesOf(engine, facts, game),
  };
}

/** How the Dynasty stands at a moment of a game. */
function seriesOf(engine: Engine, { stored, before }: Facts, game: Game): SeriesView | null {
  if (stored.length === 1) return null;
  const standings = sums([...before, game.standings()]);
  const last = game.over && stored.ended === null && stored.number === stored.length;
  return {
    game: stored.number,
    games: stored.length,
    standings,
    outcome: last ? engine.decide(game.rules, standings) : null,
  };
}

/** By seat, over several games: points, the largest territory of any, crowns, squares. */
function sums(games: readonly (readonly Standing[])[]): Standing[] {
  return (games[0] ?? []).map((_, seat) =>
    games
      .map((standings) => standings[seat]!)
      .reduce((sum, one) => [sum[0] + one[0], Math.max(sum[1], one[1]), sum[2] + one[2], sum[3] + one[3]]),
  );
}
