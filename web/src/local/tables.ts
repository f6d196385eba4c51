// Tables: those that this page watches, opened from the store when asked for; and all that a page may ask for.
import type { Engine } from "../engine/engine";
import type { Again, Catalogue, Created, NewGame, ServerMessage } from "../lib/messages";
import { recorded } from "./hints";
import { gameOf } from "./ledger";
import { Listing } from "./listing";
import { Neighbours, type News } from "./news";
import { Parcels } from "./parcels";
import type { Desk } from "./protocol";
import { Refused, reasonOf, Stale, Unavailable } from "./refused";
import { Restoring } from "./restoring";
import { Setting } from "./setting";
import type { Store } from "./store";
import { study } from "./studying";
import { Table, type Watcher } from "./table";
import type { Thinkers } from "./thinking";

/** Answers may take a while. */
type Answering = { [What in keyof Desk]: (...about: Parameters<Desk[What]>) => Promise<ReturnType<Desk[What]>> };

export class Tables {
  readonly desk: Answering;
  #open = new Map<string, Table>();
  #opening = new Map<string, Promise<Table>>();
  /** How many need a table at the moment. */
  #users = new Map<Table, number>();
  #neighbours = new Neighbours((news) => this.#heard(news));
  #setting: Setting;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly box: Catalogue,
    private readonly thinkers: Thinkers,
  ) {
    const setting = (this.#setting = new Setting(engine, store, box));
    const listing = new Listing(engine, store);
    const restoring = new Restoring(engine, store, box);
    const parcels = new Parcels(engine, store, (id) => this.#tell({ about: "changed", id }));
    this.desk = {
      catalogue: async () => this.box,
      rules: async ({ edition, rules = {}, players }) => {
        const { text: _, ...verdict } = engine.judge(edition, rules, players);
        return verdict;
      },
      score: async (asked) => engine.score(asked),
      create: (wanted) => this.#create(wanted),
      mine: (before) => listing.mine(before),
      table: (id) => this.#with(id, async (table) => table.picture()),
      moment: (id, ply) => this.#with(id, async (table) => table.moment(ply)),
      again: (id, how) => this.#again(id, how),
      next: (id) => this.#with(id, async (table) => ({ id: await setting.nextGame(table.stored, table.game) })),
      remove: (id) => this.#remove(id),
      import: async ({ record }) => ({ id: await setting.importRecord(record) }),
      record: (id) => this.#with(id, async (table) => this.#record(table)),
      raw: async (id) => JSON.stringify(await store.raw(id), null, 1) ?? "",
      pack: (id) => parcels.pack(id),
      sent: (stamp, id, ids) => parcels.sent(stamp, id, ids),
      unpack: (parcel) => parcels.unpack(parcel),
      confirm: (stamp) => parcels.confirm(stamp),
      giveUp: (stamp) => parcels.giveUp(stamp),
      taken: () => parcels.taken(),
      study: async (record) => study(engine, record),
      rows: () => restoring.rows(),
      restore: (found) => restoring.restore(found),
    };
  }

  /** Begins to watch a table; gives how to stop. */
  async watch(id: string, tell: (message: ServerMessage) => void): Promise<Watching> {
    const table = await this.#enter(id);
    const watcher = table.arrive(tell);
    return new Watching(table, watcher, () => {
      table.depart(watcher);
      this.#leave(table);
    });
  }

  async close(): Promise<void> {
    for (const table of this.#open.values()) table.retire();
    this.thinkers.close();
    this.#neighbours.close();
    await this.store.close();
  }

  // ---- tables ----

  /** The table of that id, which stays open until everybody who entered has left, or it is gone. */
  async #enter(id: string): Promise<Table> {
    let table = this.#open.get(id);
    while (!table || table.closed) {
      const opening = this.#opening.get(id) ?? this.#opened(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
      table = await opening;
    }
    this.#users.set(table, (this.#users.get(table) ?? 0) + 1);
    return table;
  }

  #leave(table: Table): void {
    const left = (this.#users.get(table) ?? 1) - 1;
    this.#users.set(table, left);
    if (left) return;
    table.retire();
    this.#users.delete(table);
    if (this.#open.get(table.id) === table) this.#open.delete(table.id);
  }

  async #opened(id: string): Promise<Table> {
    const stored = await this.store.load(id);
    if (!stored) throw await this.#missing(id);
    const series = stored.length > 1 ? await this.store.series(stored.series) : [];
    const before = series
      .filter(({ number }) => number < stored.number)
      .map((earlier) => {
        const game = gameOf(this.engine, earlier);
        const standings = game.standings();
        game.free();
        return standings;
      });
    const table = new Table(this.engine, this.store, stored, this.thinkers, before, (news) =>
      this.#neighbours.tell(news),
    );
    this.#open.set(id, table);
    await table.refresh(); // what another tab did while it was opened was news of a table that was not open
    await table.begin();
    return table;
  }

  /** Why there is no table. */
  async #missing(id: string): Promise<Refused> {
    const to = await this.store.movedTo(id);
    if (to) return new Refused("moved", "this game has moved to another table", { table: to });
    const there = (await this.store.raw(id)) !== undefined;
    return there
      ? new Refused("unreadable-game", "this game cannot be read")
      : new Refused("unknown-table", "there is no such table");
  }

  /** Does something with a table that perhaps nobody watches. */
  async #with<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    const table = await this.#enter(id);
    try {
      return await work(table);
    } finally {
      this.#leave(table);
    }
  }

  async #create(wanted: NewGame): Promise<Created> {
    return { id: await this.#setting.create(wanted) };
  }

  async #again(id: string, how: Again): Promise<Created> {
    return this.#with(id, async ({ stored }) => ({ id: await this.#setting.again(stored, how) }));
  }

  async #remove(id: string): Promise<void> {
    await this.store.remove(id);
    this.#tell({ about: "changed", id });
  }

  #record({ stored, game }: Table): string {
    const series: Record<string, string> = stored.length > 1 ? { Game: `${stored.number}/${stored.length}` } : {};
    return this.engine.write(game, {
      edition: stored.edition,
      names: stored.seats.map(({ name }) => name),
      headers: { ...recorded(stored.headers), ...series },
    });
  }

  // ---- other tabs ----

  /** Everybody hears of it, here and there. */
  #tell(news: News): void {
    this.#heard(news);
    this.#neighbours.tell(news);
  }

  #heard(news: News): void {
    this.#open.get(news.id)?.hear(news);
  }
}

/** One page at one table. */
export class Watching {
  constructor(
    private readonly table: Table,
    private readonly watcher: Watcher,
    readonly leave: () => void,
  ) {}

  hear = (message: Parameters<Watcher["hear"]>[0]): Promise<void> => this.watcher.hear(message);

  /** The page may have missed something. */
  async look(): Promise<void> {
    await this.table.refresh();
    this.watcher.wake();
  }
}

/** Whatever went wrong as a reason for the page; what nobody expected is thrown again. */
export function explained(error: unknown): NonNullable<ReturnType<typeof reasonOf>> {
  if (error instanceof Stale) return { code: "stale", text: "the table has changed in the meantime", values: {} };
  if (error instanceof Unavailable) return { code: "no-storage", text: error.message.slice(0, 300), values: {} };
  const reason = reasonOf(error);
  if (!reason) throw error;
  return reason;
}
