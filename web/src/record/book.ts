// The book: facts in a database of their own in this browser. It is a convenience: without one, the games are looked at again.
import { asked } from "../lib/database";
import { readFact, type Fact } from "./facts";

export const DATABASE = "kingdomino-record";
const VERSION = 1;
const FACTS = "facts";
const SINCE = "kingdomino.record.since";

export class Book {
  constructor(
    private readonly name = DATABASE,
    private readonly factory: IDBFactory = indexedDB,
  ) {}

  /** Everything that can be read. */
  async all(): Promise<Fact[]> {
    const rows = await this.#do("readonly", (facts) => asked(facts.getAll() as IDBRequest<unknown[]>));
    return rows.map(readFact).filter((fact) => fact !== null);
  }

  async write(facts: readonly Fact[]): Promise<void> {
    await this.#do("readwrite", async (store) => {
      for (const fact of facts) await asked(store.put(fact));
    });
  }

  async clear(): Promise<void> {
    await this.#do("readwrite", (store) => asked(store.clear()));
  }

  async #do<T>(mode: IDBTransactionMode, work: (facts: IDBObjectStore) => Promise<T>): Promise<T> {
    const request = this.factory.open(this.name, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(FACTS, { keyPath: "id" });
    const database = await asked(request);
    try {
      return await work(database.transaction(FACTS, mode).objectStore(FACTS));
    } finally {
      database.close();
    }
  }
}

/** Games that were over before this moment are not written down any more: what was deleted stays so. */
export function since(): number {
  try {
    const time = Number(localStorage.getItem(SINCE) ?? 0);
    return Number.isFinite(time) ? time : 0;
  } catch {
    return 0;
  }
}
export function setSince(time: number): void {
  try {
    if (time) localStorage.setItem(SINCE, String(time));
    else localStorage.removeItem(SINCE);
  } catch {
    // A browser that remembers nothing has nothing to forget.
  }
}
