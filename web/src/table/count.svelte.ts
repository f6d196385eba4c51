// The count at the end of a game: kingdom after kingdom, territory after territory, until a crown is set on a castle.
import type { TableView } from "../lib/messages";
import { moving } from "../lib/settings.svelte";
import { note, play } from "../lib/sound";
import { linesOf } from "../score/lines";
import type { Session } from "./session.svelte";

/** A moment of the count: what is looked at in the kingdom of a seat, and what it brings. */
interface Beat {
  seat: number;
  points: number;
  words: string;
  /** The squares that light up. */
  spots: readonly string[] | null;
}

/** Milliseconds: a beat at most, the look at the crown, and all of it at most. */
const BEAT = 560;
const CROWNING = 1500;
const longest = (seats: number) => 5600 + 2000 * seats;

/** Each kingdom is shown, then its territories are counted, the best last, and then the bonuses. */
function beatsOf({ seats, rules }: Pick<TableView, "seats" | "rules">): Beat[] {
  return seats.flatMap(({ kingdom }, seat) => {
    const lines = linesOf(kingdom.score, rules).filter(({ points }) => points > 0);
    const lands = lines.filter(({ territory }) => territory).reverse();
    const bonuses = lines.filter(({ territory }) => !territory);
    return [
      { seat, points: 0, words: "", spots: null },
      ...[...lands, ...bonuses].map(({ points, words, territory }) => {
        return { seat, points, words, spots: territory?.spots ?? null };
      }),
    ];
  });
}

/** How long a beat takes where so many of them have to fit. */
export const beatTime = (beats: number, seats: number): number => Math.min(BEAT, (longest(seats) - CROWNING) / beats);

export class Count {
  #session: Session;
  #beats = $state.raw<readonly Beat[]>([]);
  /** The beat; after the last one comes the crown. */
  #at = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The points are counted or the crown is being set. */
  readonly running = $derived(this.#at >= 0);
  /** What is being counted. */
  readonly now = $derived(this.#beats[this.#at]);

  constructor(session: Session) {
    this.#session = session;
  }

  /** Counts what lies on the table, unless nothing moves here or the points decided nothing. */
  begin(table: TableView): void {
    this.close();
    if (!moving() || table.outcome?.ended) return play("end");
    this.#session.scores = false;
    this.#beats = beatsOf(table);
    this.#go(0, beatTime(this.#beats.length, table.seats.length), performance.now());
  }

  /** `due` is when it should begin: a slow machine catches up instead of taking longer. */
  #go(at: number, pace: number, due: number): void {
    this.#at = at;
    if (this.now) this.#session.show(this.now.seat);
    else this.#crown();
    const first = this.#beats.findIndex(({ seat }) => seat === this.now?.seat);
    if (this.now?.points) note(at - first - 1);
    const end = due + (this.now ? pace : CROWNING);
    const wait = Math.max(0, end - performance.now());
    this.#timer = setTimeout(() => (this.now ? this.#go(at + 1, pace, end) : this.close()), wait);
  }

  /** Everybody looks at a winner: at the visitor, if that is one. */
  #crown(): void {
    const winners = this.#session.table?.outcome?.winners ?? [];
    const seen = winners.find((seat) => seat === this.#session.usual) ?? winners[0];
    if (seen !== undefined) this.#session.show(seen);
    play("end");
  }

  /** Everything is counted at once. */
  skip(): void {
    if (this.now) this.#crown();
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#at = -1;
  }

  /** What a seat has, as far as it is counted. */
  points(seat: number, total: number): number {
    if (!this.now) return total;
    return this.#beats.slice(0, this.#at + 1).reduce((sum, beat) => sum + (beat.seat === seat ? beat.points : 0), 0);
  }

  /** Whether a crown stands on the castle of a seat. */
  crowned(seat: number): boolean {
    const { outcome, seats } = this.#session.table ?? { outcome: null, seats: [] };
    return !this.now && seats.length > 1 && (outcome?.winners.includes(seat) ?? false);
  }
}
