// What is heard waits here until what came before it has been seen: one decision after the other.
import type { Event, TableView } from "../lib/messages";

interface Waiting {
  table: TableView;
  /** When it came, on the clock of `performance.now`. */
  at: number;
}

/** What lies in the lines once somebody has decided, as far as the decision itself says it. */
function moved(now: TableView, { kind, seat, receiver, domino }: Event): Partial<TableView> {
  if (kind === "claim")
    return { line: now.line.map((one) => (one.number === domino ? { ...one, seat: receiver ?? seat } : one)) };
  return { pending: now.pending.filter(({ number }) => number !== domino) };
}

/**
 * The tables from one to another, ply by ply. What was between them was not sent: kingdoms are those of the last, which
 * holds as long as nobody places twice. Null: they cannot be told one by one.
 */
export function plies(before: TableView, table: TableView): TableView[] | null {
  const { events } = table;
  if (table.ply === before.ply) return [table];
  if (events.length !== table.ply - before.ply || events[0]?.ply !== before.ply) return null;
  const placed = events.flatMap(({ kind, seat }) => (kind === "place" || kind === "discard" ? [seat] : []));
  if (new Set(placed).size < placed.length || events.slice(0, -1).some(({ kind }) => kind === "deal")) return null;
  const between: TableView[] = [];
  let now = before;
  events.slice(0, -1).forEach((event, i) => {
    const seats = table.seats.map((seat, n) => ({
      ...seat,
      thinking: false,
      kingdom: (placed.includes(n) && n === event.seat ? table : now).seats[n]!.kingdom,
    }));
    const phase = events[i + 1]!.kind === "deal" ? "deal" : now.phase;
    now = { ...now, ...moved(now, event), ply: event.ply + 1, events: [event], seats, turn: null, grace: null, phase };
    between.push(now);
  });
  return [...between, { ...table, events: events.slice(-1) }];
}

export class Following {
  #waiting: Waiting[] = [];
  /** What was heard last. */
  #last: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `show` says for how many milliseconds a table is looked at before the next one; `seen` is called when nothing more is
   * to be seen of it.
   */
  constructor(
    private readonly show: (table: TableView, at: number) => number,
    private readonly seen: () => void,
  ) {}

  /** `own`: a decision of this visitor is in it, and nothing waits for that. */
  hear(table: TableView, own: boolean): void {
    const at = performance.now();
    const steps = this.#last && plies(this.#last, table);
    const still = this.#last?.ply === table.ply;
    this.#last = table;
    if (!steps) {
      if (this.#timer !== undefined) this.seen();
      this.close();
      this.#waiting = [{ table, at }];
      return this.#next();
    }
    const late = this.#waiting.at(-1);
    if (still && late) {
      this.#waiting[this.#waiting.length - 1] = { table: { ...table, events: late.table.events }, at };
    } else if (still) {
      this.show(table, at);
    } else {
      if (own) this.skip();
      this.#waiting.push(...steps.map((step) => ({ table: step, at })));
      // Nobody wants to be shown more than a round that is over.
      if (document.hidden || this.#waiting.length > 2 * table.line_length + 1) this.skip();
      else if (this.#timer === undefined) this.#next();
    }
  }

  /** Whatever waits is shown at once. */
  skip(): void {
    const waiting = this.#waiting;
    const last = waiting.at(-1);
    const looking = this.#timer !== undefined;
    this.close();
    if (last) this.show({ ...last.table, events: waiting.flatMap(({ table }) => table.events) }, last.at);
    if (last || looking) this.seen();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    for (let one = this.#waiting.shift(); one; one = this.#waiting.shift()) {
      const pause = this.show(one.table, one.at);
      if (pause > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.seen();
          this.#next();
        }, pause);
        return;
      }
    }
  }
}
