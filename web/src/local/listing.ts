// Listing: the games in this browser, those under way first.
import type { Engine } from "../engine/engine";
import type { GamesPage, TableSummary } from "../lib/messages";
import { gameOf } from "./ledger";
import { extrasOf } from "./box";
import type { Store } from "./store";
import type { StoredGame } from "./stored";

/** Games in one answer. */
const PAGE = 20;

/** Some of the games, and on the first page what cannot be read. */
export interface LocalPage extends GamesPage {
  unreadable: string[];
}

/** What a summary knows of a game beside what is stored. */
type Standing = Pick<TableSummary, "extras" | "scores" | "winners"> & { turn: number | null };

export class Listing {
  /** By id: of which version, and how it stands; null if its moves cannot be played. */
  #known = new Map<string, [number, Standing | null]>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
  ) {}

  async mine(before = ""): Promise<LocalPage> {
    const { games, unreadable } = await this.store.all();
    games.sort((a, b) => Number(a.over) - Number(b.over) || b.created - a.created || (a.id < b.id ? 1 : -1));
    const from = before ? games.findIndex(({ id }) => id === before) + 1 : 0;
    const shown = games.slice(from, from + PAGE);
    const stands = shown.map((game) => [game, this.#standing(game)] as const);
    const lost = stands.filter(([, standing]) => !standing).map(([{ id }]) => id);
    return {
      games: stands.flatMap(([game, standing]) => (standing ? [summary(game, standing)] : [])),
      more: from + PAGE < games.length ? (shown.at(-1)?.id ?? null) : null,
      unreadable: [...(from ? [] : unreadable.map(({ id }) => id)), ...lost],
    };
  }

  #standing(stored: StoredGame): Standing | null {
    const known = this.#known.get(stored.id);
    if (known?.[0] === stored.version) return known[1];
    const standing = this.#look(stored);
    this.#known.set(stored.id, [stored.version, standing]);
    return standing;
  }

  #look(stored: StoredGame): Standing | null {
    let game;
    try {
      game = gameOf(this.engine, stored);
      const { kingdoms, outcome, rules } = game.view();
      return {
        extras: extrasOf(rules),
        scores: kingdoms.map(({ score }) => score.total),
        winners: outcome?.winners ?? [],
        turn: game.turn,
      };
    } catch {
      return null;
    } finally {
      game?.free();
    }
  }
}

function summary(game: StoredGame, { extras, scores, winners, turn }: Standing): TableSummary {
  const moment = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "+00:00");
  return {
    id: game.id,
    day: null,
    edition: game.edition,
    extras,
    names: game.seats.map(({ name }) => name),
    kinds: game.seats.map(({ kind }) => kind),
    levels: game.seats.map(({ level }) => level),
    colours: game.seats.map(({ colour }) => colour),
    clock: null,
    created: moment(game.created),
    changed: moment(game.changed),
    over: game.over,
    your_turn: turn !== null && game.seats[turn]?.kind === "person",
    scores,
    winners,
    series: game.length > 1 ? [game.number, game.length] : null,
    mine: game.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : [])),
    opened: game.opened ?? false,
    shared: false,
    waiting: false,
    open_seats: 0,
  };
}
