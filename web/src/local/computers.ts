// Computers: lets the computer players of one table think, one at a time: in one tab, with pace, pausing and hurrying.
import { alone } from "./news";
import type { Thinkers, Thought } from "./thinking";
import type { Game } from "../engine/engine";

/** The least number of milliseconds a computer player's decision takes, so that a person can follow. */
const DEFAULT_PACE = 600;

/** What is asked of the table. */
interface Deciding {
  readonly id: string;
  readonly game: Game;
  readonly stored: { readonly plies: readonly string[] };
  /** The level of the computer player whose turn it is; null if nobody should think. */
  toDecide(): string | null;
  /** Plays a computer player's move, if `thinking` is still the one that is thinking. */
  decided(move: string, thinking: object): Promise<void>;
}

/** One computer player's decision that is being waited for. */
class Turn {
  readonly #stopped = new AbortController();
  readonly signal = this.#stopped.signal;
  thought: Thought | null = null;
  #hurried = false;
  #waiting: (() => void) | null = null;

  hurry(): void {
    this.#hurried = true;
    this.#waiting?.();
    this.thought?.hurry();
  }

  stop(): void {
    this.#stopped.abort();
    this.thought?.cancel();
    this.#waiting?.();
  }

  /** Its move once it is thought of; one that was hurried before it began does not begin slowly. */
  async move(thought: Thought): Promise<string> {
    this.thought = thought;
    if (this.#hurried) thought.hurry();
    return thought.move;
  }

  /** Waits, unless it is hurried or stopped. */
  async pause(milliseconds: number): Promise<void> {
    if (this.#hurried || this.signal.aborted || milliseconds <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#waiting = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#waiting = null;
  }
}

export class Computers {
  paused = false;
  pace = DEFAULT_PACE;
  #turn: Turn | null = null;
  #closed = false;

  constructor(
    private readonly table: Deciding,
    private readonly thinkers: Thinkers,
  ) {}

  /** The one that is thinking. */
  get thinking(): object | null {
    return this.#turn;
  }

  /** Whoever should think begins to; `once`: even while the table is paused, for one decision. */
  wake(once = false): void {
    if (this.#closed || this.#turn || (this.paused && !once)) return;
    const level = this.table.toDecide();
    if (!level) return;
    const turn = (this.#turn = new Turn());
    void this.#think(level, turn).finally(() => {
      if (this.#turn === turn) this.#turn = null;
    });
  }

  /** Thinking about a moment that has passed stops. */
  stop(): void {
    this.#turn?.stop();
    this.#turn = null;
  }

  /** Nobody thinks here from this point on. */
  retire(): void {
    this.#closed = true;
    this.stop();
  }

  /** The one that is thinking decides at once. */
  hurry(): void {
    this.#turn?.hurry();
  }

  /** One decision without waiting for the pace, and then a pause. */
  step(): void {
    this.paused = true;
    this.wake(true);
    this.hurry();
  }

  async #think(level: string, turn: Turn): Promise<void> {
    const began = performance.now();
    try {
      await alone(this.table.id, turn.signal, async () => {
        if (turn.signal.aborted) return;
        const move = await turn.move(this.thinkers.ask(level, this.table.game, this.table.stored.plies));
        await turn.pause(this.pace - (performance.now() - began));
        if (!turn.signal.aborted) await this.table.decided(move, turn);
      });
    } catch (error) {
      if (!turn.signal.aborted) throw error;
    }
  }
}
