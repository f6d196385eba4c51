// A game moment by moment: each is asked for once, and tells of the decisions that led to it.
import { untrack } from "svelte";
import { api } from "../lib/api";
import { catalogue } from "../lib/box";
import { explain } from "../lib/explain";
import type { DominoFace, Event, TableView } from "../lib/messages";

export class Story {
  /** How many plies have been played at the moment that is wanted. */
  at = $state(0);
  plies = $state<number | null>(null);
  /** The table at that moment, or at the one before until it comes. */
  view = $state.raw<TableView | null>(null);
  faces = $state.raw<ReadonlyMap<number, DominoFace>>(new Map());
  /** What happened, by ply, as far as it is known. */
  known = $state.raw<ReadonlyMap<number, Event>>(new Map());
  problem = $state("");
  #moments = new Map<number, Promise<TableView>>();
  #closed = false;

  readonly last = $derived(this.known.get(this.at - 1));

  constructor(
    readonly id: string,
    at: number,
  ) {
    this.at = at;
  }

  async open(): Promise<void> {
    this.problem = "";
    try {
      const [box, begin] = await Promise.all([catalogue(), this.#moment(0)]);
      this.faces = new Map(box.dominoes.map((face) => [face.number, face]));
      this.plies = begin.plies;
      this.at = Math.min(this.at, begin.plies);
      void this.#learnAll(begin.plies);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  close(): void {
    this.#closed = true;
  }

  to(ply: number): void {
    if (this.plies !== null) this.at = Math.max(0, Math.min(this.plies, ply));
  }

  /** Fetches the moment that is wanted, and those beside it. */
  look(): void {
    const { at, plies } = this;
    if (plies === null) return;
    this.#moment(at).then(
      (found) => {
        if (at !== this.at) return;
        this.view = found;
        untrack(() => this.#learn(found));
        this.problem = "";
        for (const near of [at + 1, at - 1]) if (near >= 0 && near <= plies) this.#moment(near).catch(() => {});
      },
      (error: unknown) => {
        if (at === this.at) this.problem = explain(error);
      },
    );
  }

  #moment(ply: number): Promise<TableView> {
    let found = this.#moments.get(ply);
    if (!found) {
      found = api.moment(this.id, ply);
      this.#moments.set(ply, found);
      found.catch(() => this.#moments.delete(ply));
    }
    return found;
  }

  #learn({ events }: TableView): void {
    if (events.some(({ ply }) => !this.known.has(ply)))
      this.known = new Map([...this.known, ...events.map((event) => [event.ply, event] as const)]);
  }

  async #learnAll(all: number): Promise<void> {
    try {
      this.#learn(await this.#moment(all));
      for (let ply = 1; ply < all && this.known.size < all && !this.#closed; ply++)
        if (!this.known.has(ply - 1)) this.#learn(await this.#moment(ply));
    } catch {
      // The list stays short; the position itself says what is wrong.
    }
  }
}
