// Parcels: tables that move from this browser to a server, and from a server to this browser.
//
// No game is lost on the way, and none is in two places without anybody knowing. What leaves stays here until the server has
// said that it arrived; what comes is stored here before the server is asked to delete its own. The stamp names the table
// exactly as it was packed: whatever is decided meanwhile is noticed on both sides, and it is packed again.
import type { Engine } from "../engine/engine";
import type { Parcel } from "../lib/messages";
import { gameOf, insistRecord } from "./ledger";
import { insist, reasonOf, Refused, Stale } from "./refused";
import { newGame } from "./setting";
import type { Store } from "./store";
import type { StoredGame } from "./stored";

/** Stamps that are remembered of a table that was sent again and again. */
const MOST_SENT = 40;

export class Parcels {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    /** A game is no longer as it was. */
    private readonly changed: (id: string) => void,
  ) {}

  // ---- to a server ----

  /** The table with all games of its Dynasty; from here on its stamp is remembered, whatever becomes of the parcel. */
  async pack(id: string): Promise<Parcel> {
    const games = await this.#series(id);
    const [first] = games;
    insist(first !== undefined, "unknown-table", "there is no such table");
    let stamp = stampOf(games);
    const before = first.sent;
    if (!before.includes(stamp)) {
      const version = first.version + 1;
      stamp = stampOf([{ ...first, version }, ...games.slice(1)]);
      games[0] = { ...first, version, sent: [...before, stamp].slice(-MOST_SENT) };
      if (!(await this.store.change(games[0]))) throw new Stale();
      this.changed(first.id);
    }
    return {
      edition: first.edition,
      rules: first.rules,
      length: first.length,
      games: games.map(({ id, seats, seed, plies, undone, foreseen, ended, headers, opened = false }) => ({
        id,
        seats: seats as Parcel["games"][number]["seats"],
        seed,
        plies,
        undone,
        foreseen,
        ended,
        headers,
        opened,
      })) as Parcel["games"],
      stamp,
      before,
    };
  }

  /** The parcel has arrived, and its games have these ids there: here only that stays. Stale if something was decided. */
  async sent(stamp: string, id: string, ids: readonly string[]): Promise<void> {
    const games = await this.#series(id);
    if (stampOf(games) !== stamp || ids.length !== games.length) throw new Stale();
    if (!(await this.store.move(games.map((game, i) => ({ game, to: ids[i]! }))))) throw new Stale();
    for (const game of games) this.changed(game.id);
  }

  // ---- from a server ----

  /** Stores the games of a parcel, each of them played again; gives the ids that they have here. */
  async unpack({ edition, rules, length, games, stamp }: Parcel): Promise<string[]> {
    const known = (await this.store.all()).games.filter(({ from }) => games.some(({ id }) => id === from));
    if (known.length === games.length && known.every(({ unconfirmed }) => unconfirmed === stamp))
      return games.map(({ id }) => known.find(({ from }) => from === id)!.id);
    const rows: StoredGame[] = [];
    for (const { id, seats, seed, plies, undone, foreseen, ended, headers, opened = false } of games) {
      const row = newGame({ edition, rules, seats, seed, length, plies, undone, foreseen, ended, headers, opened });
      const game = gameOf(this.engine, row);
      try {
        insistRecord(this.engine, game, row);
        row.over = ended !== null || game.over;
      } catch (error) {
        if (!reasonOf(error)) throw error;
        throw new Refused("bad-parcel", `this table cannot move: ${(error as Error).message.slice(0, 200)}`);
      } finally {
        game.free();
      }
      const series = rows[0]?.id ?? row.id;
      rows.push({ ...row, series, number: rows.length + 1, from: id, unconfirmed: stamp });
    }
    if (await this.store.add(rows)) throw new Refused("stale", "this table is changing too quickly");
    return rows.map(({ id }) => id);
  }

  /** The server has deleted its own. */
  async confirm(stamp: string): Promise<void> {
    for (const game of (await this.store.all()).games)
      if (game.unconfirmed === stamp) {
        await this.store.change({ ...game, unconfirmed: null, version: game.version + 1 });
        this.changed(game.id);
      }
  }

  /** The server's has been played on: what was taken along goes, unless it was played on here too. */
  async giveUp(stamp: string): Promise<void> {
    for (const game of (await this.store.all()).games)
      if (game.unconfirmed === stamp) {
        if (game.version === 0) await this.store.remove(game.id);
        else await this.store.change({ ...game, from: null, unconfirmed: null, version: game.version + 1 });
        this.changed(game.id);
      }
  }

  /** Which games have come from which ids of a server, and the stamps of those that it may still have. */
  async taken(): Promise<{ id: string; from: string; stamp: string | null }[]> {
    const { games } = await this.store.all();
    return games.flatMap(({ id, from, unconfirmed }) => (from ? [{ id, from, stamp: unconfirmed }] : []));
  }

  async #series(id: string): Promise<StoredGame[]> {
    const game = await this.store.load(id);
    insist(game !== null, "unknown-table", "there is no such table");
    return this.store.series(game.series);
  }
}

/** Versions only grow, so their sum names a state of all of them. */
const stampOf = (games: readonly StoredGame[]): string =>
  `${games[0]?.series}:${games.length}:${games.reduce((sum, { version }) => sum + version, 0)}`;
