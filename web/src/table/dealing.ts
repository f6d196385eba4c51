// This browser's part in the dealing: it pins what the table commits itself to, and adds randomness until it is heard.
import { acknowledged, contribution, pin, saw, wasSent } from "../lib/kept";
import type { ClientMessage, TableView } from "../lib/messages";

/** What was contributed and not acknowledged is sent again after so many milliseconds. */
const PATIENCE = 2000;

export class Dealing {
  #given = new Set<number>();
  #table: TableView | null = null;
  #betrayed = false;

  constructor(
    readonly id: string,
    private readonly send: (message: ClientMessage) => boolean,
  ) {}

  /** Keeps what a table shows of its dealing. False: it has once committed itself to something else than at first. */
  hear(table: TableView): boolean {
    this.#table = null;
    this.#betrayed ||= !pin(this.id, table.fair, table.stage === "waiting");
    if (this.#betrayed || !table.fair) return !this.#betrayed;
    acknowledged(this.id, table.fair.given);
    saw(
      this.id,
      table.events.filter(({ kind }) => kind === "holder" || kind === "kings" || kind === "deal"),
    );
    this.#table = table;
    return true;
  }

  /** What was on its way may be lost. */
  lost(): void {
    this.#given.clear();
  }

  /** Nothing more is said. */
  close(): void {
    this.#table = null;
  }

  /** Adds this browser's randomness for its seats, as long as the table has none of it. */
  contribute(): void {
    const table = this.#table;
    if (table?.stage !== "waiting") return;
    table.seats.forEach(({ mine }, seat) => {
      if (!mine || table.fair?.given[seat] || this.#given.has(seat)) return;
      const value = contribution(this.id, seat);
      if (value === null) return;
      this.#given.add(seat);
      if (this.send({ type: "contribute", seat, value })) wasSent(this.id, seat);
      // Whoever was not heard says the same again.
      setTimeout(() => {
        this.#given.delete(seat);
        this.contribute();
      }, PATIENCE);
    });
  }
}
