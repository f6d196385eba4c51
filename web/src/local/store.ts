// The store: games in the browser's IndexedDB. A change is there for good before anybody is told of it.
//
// Every method is one transaction, and the browser runs those of all tabs one after the other. A game is one row: it is
// either as it was before a change or as it is after it.
import { asked } from "../lib/database";
import { Unavailable } from "./refused";
import { readGame, type StoredGame } from "./stored";

export const DATABASE = "kingdomino";
/** Of the database, not of its rows, which say themselves of which form they are. */
const VERSION = 1;
const GAMES = "games";
const MOVED = "moved";

/** Where a table has gone. */
interface Moved {
  id: string;
  to: string;
}

/** A row that is not a game as far as this page knows. */
export interface Unreadable {
  /** Its key, as text. */
  id: string;
}

const keyText = (key: IDBValidKey): string => (typeof key === "string" ? key : `key ${JSON.stringify(key)}`);

export class Store {
  #open: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name = DATABASE,
    private readonly factory: IDBFactory = indexedDB,
  ) {}

  // ---- games ----

  /** The game of that id; null if there is none, or none that can be read. */
  load(id: string): Promise<StoredGame | null> {
    return this.#do("readonly", async (games) => readGame(await asked(games.get(id))));
  }

  /** All games, and what lies among them. */
  all(): Promise<{ games: StoredGame[]; unreadable: Unreadable[] }> {
    return this.#do("readonly", async (games) => {
      const [keys, rows] = await Promise.all([
        asked(games.getAllKeys()),
        asked(games.getAll() as IDBRequest<unknown[]>),
      ]);
      const read = rows.map(readGame);
      return {
        games: read.filter((game) => game !== null),
        unreadable: keys.filter((_, i) => !read[i]).map((key) => ({ id: keyText(key) })),
      };
    });
  }

  /** The games of a Dynasty in their order. */
  series(series: string): Promise<StoredGame[]> {
    return this.#do("readonly", (games) => inSeries(games, series));
  }

  /** Adds games, all or none; null if they are added, or the first one that is there already. */
  add(added: readonly StoredGame[]): Promise<StoredGame | null> {
    return this.#do("readwrite", async (games) => {
      for (const game of added) {
        const known = await inSeries(games, game.series);
        const same = known.find(({ number }) => number === game.number);
        if (same) return same;
      }
      await Promise.all(added.map((game) => asked(games.add(game))));
      return null;
    });
  }

  /** Stores a game as it is after a change. False: another tab was first, and nothing is changed. */
  change(game: StoredGame): Promise<boolean> {
    return this.#do("readwrite", async (games) => {
      const before = readGame(await asked(games.get(game.id)));
      if (before?.version !== game.version - 1) return false;
      await asked(games.put(game));
      return true;
    });
  }

  /** Deletes a row, whatever it is. */
  remove(id: string): Promise<void> {
    return this.#do("readwrite", async (games) => {
      const key = (await asked(games.getAllKeys())).find((one) => keyText(one) === id);
      if (key !== undefined) await asked(games.delete(key));
    });
  }

  /** Whatever is stored under a key. */
  raw(id: string): Promise<unknown> {
    return this.#do("readonly", async (games) => {
      const key = (await asked(games.getAllKeys())).find((one) => keyText(one) === id);
      return key === undefined ? undefined : ((await asked(games.get(key))) as unknown);
    });
  }

  // ---- tables that moved ----

  /** The games have arrived elsewhere: only where each has gone stays. False if one of them has changed since. */
  move(gone: readonly { game: StoredGame; to: string }[]): Promise<boolean> {
    return this.#do("readwrite", async (games, moved) => {
      for (const { game } of gone)
        if (readGame(await asked(games.get(game.id)))?.version !== game.version) return false;
      for (const { game, to } of gone) {
        await asked(games.delete(game.id));
        await asked(moved.put({ id: game.id, to } satisfies Moved));
      }
      return true;
    });
  }

  /** Where a table has gone, if it moved. */
  movedTo(id: string): Promise<string | null> {
    return this.#do("readonly", async (_, moved) => {
      const found = (await asked(moved.get(id))) as Partial<Moved> | undefined;
      return typeof found?.to === "string" && /^[A-Za-z0-9]{1,40}$/.test(found.to) ? found.to : null;
    });
  }

  // ---- the database ----

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    (await open?.catch(() => null))?.close();
  }

  async #do<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, moved: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      const database = await this.#database();
      const transaction = database.transaction([GAMES, MOVED], mode, { durability: "strict" });
      const over = new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error ?? new Error("it was given up"));
      });
      over.catch(() => {}); // it is waited for below
      const result = await work(transaction.objectStore(GAMES), transaction.objectStore(MOVED));
      await over;
      return result;
    } catch (error) {
      // What was closed behind our back is opened again.
      if (error instanceof Error && error.name === "InvalidStateError") this.#open = null;
      throw new Unavailable(String(error));
    }
  }

  #database(): Promise<IDBDatabase> {
    this.#open ??= this.#opened().catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    return this.#open;
  }

  async #opened(): Promise<IDBDatabase> {
    const request = this.factory.open(this.name, VERSION);
    request.onupgradeneeded = () => {
      const games = request.result.createObjectStore(GAMES, { keyPath: "id" });
      games.createIndex("series", "series");
      request.result.createObjectStore(MOVED, { keyPath: "id" });
    };
    const database = await asked(request);
    const gone = () => {
      this.#open = null;
      database.close();
    };
    database.onclose = database.onversionchange = gone; // a newer page wants to change it: it need not wait
    return database;
  }
}

async function inSeries(games: IDBObjectStore, series: string): Promise<StoredGame[]> {
  const rows = (await asked(games.index("series").getAll(series))) as unknown[];
  return rows
    .map(readGame)
    .filter((game) => game !== null)
    .sort((a, b) => a.number - b.number);
}
