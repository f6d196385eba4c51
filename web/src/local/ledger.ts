// Ledger: the one door to what is decided about a game: checked, stored, and only then told.
//
// Other tabs may serve the same table: the store decides who was first, and the ledger catches up. What cannot be stored
// is tried again until it can, with growing pauses.
import type { Engine, Game } from "../engine/engine";
import type { Event } from "../lib/messages";
import { Refused, Stale, Unavailable, reasonOf } from "./refused";
import type { Store } from "./store";
import type { StoredGame } from "./stored";

/** `turn` when the dealer draws kings or lays a line. */
export const DEALER = -1;

/** Milliseconds between tries to store something: at first, and at most. */
const PAUSES = [200, 5000] as const;

/** The game that a stored one is; whoever gets it frees it. Refused if its moves are not moves. */
export function gameOf(engine: Engine, stored: StoredGame): Game {
  let game: Game | undefined;
  try {
    const { text } = engine.judge(stored.edition, stored.rules, stored.seats.length);
    if (text === null) throw new Error("these rules make no sense");
    game = engine.start(text);
    for (const move of stored.plies) game.play(move);
    game.setScript(stored.foreseen);
    game.end(stored.ended);
    return game;
  } catch (error) {
    game?.free();
    if (error instanceof Error && (reasonOf(error) || error.message === "these rules make no sense"))
      throw new Refused("unreadable-game", `this game cannot be read: ${error.message.slice(0, 200)}`);
    throw error;
  }
}

/** Forbidden if a record of the game could not be written, or could not be opened again. */
export function insistRecord(engine: Engine, game: Game, { edition, seats, headers }: StoredGame): void {
  const record = engine.write(game, { edition, names: seats.map(({ name }) => name), headers });
  for (const one of engine.read(record).games) one.game.free();
}

export abstract class Ledger {
  readonly id: string;
  /** Counts how often plies were taken back: a ply number alone does not name a moment. */
  generation = 0;
  closed = false;
  game: Game;
  /** What happened, ply by ply. */
  notes: Event[];
  #door: Promise<unknown> = Promise.resolve();
  #unstored = 0;

  constructor(
    protected readonly engine: Engine,
    protected readonly store: Store,
    public stored: StoredGame,
  ) {
    this.id = stored.id;
    this.game = gameOf(engine, stored);
    this.notes = this.game.events(0, this.game.ply);
  }

  /** After every change: whoever watches is told, and other tabs if it was made here. */
  abstract changed(here?: boolean): void;
  /** Whether things can be stored has changed. */
  abstract toldOtherwise(): void;
  /** There is no such table any more. */
  abstract gone(why: Refused): void;

  /** The ply of the last decision of one of these seats, or -1. */
  lastDecision(seats: readonly number[]): number {
    let ply = this.notes.length - 1;
    while (ply >= 0 && !seats.includes(this.notes[ply]!.seat)) ply--;
    return ply;
  }

  // ---- the door ----

  /** One at a time. While something cannot be stored nobody new is let in, except those who can `wait`. */
  protected door<T>(work: () => Promise<T>, wait = false): Promise<T> {
    if (this.delayed && !wait)
      return Promise.reject(new Refused("unavailable", "what was decided before is not stored yet"));
    if (this.closed) return Promise.reject(new Stale());
    const done = this.#door.then(work);
    this.#door = done.catch(() => {});
    return done;
  }

  /** Nobody new is let in; whoever is at the door already comes through. */
  protected close(): void {
    this.closed = true;
    void this.#door.then(() => this.game.free());
  }

  /** Whether something is still waiting to be stored. */
  get delayed(): boolean {
    return this.#unstored > 0;
  }

  /** Tries until it is stored, or the table is closed. */
  async #untilStored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
    this.#unstored++;
    this.toldOtherwise();
    try {
      for (let pause: number = PAUSES[0]; !this.closed; pause = Math.min(PAUSES[1], 2 * pause)) {
        await new Promise((done) => setTimeout(done, pause));
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
        }
      }
      throw new Unavailable("the table is closed");
    } finally {
      this.#unstored--;
      this.toldOtherwise();
    }
  }

  /** A player's move, and the dealer's answers to it. */
  protected async playOn(move: string): Promise<void> {
    await this.#goOn([], (then) => {
      then.play(move);
      then.deal(this.stored.seed);
    });
  }

  /** What the dealer has to do next. */
  protected async deal(): Promise<void> {
    await this.#goOn([], (then) => then.deal(this.stored.seed));
  }

  /** Moves that were played before; `undone` is what can still be played again after them. */
  protected async replay(play: (then: Game) => readonly string[]): Promise<void> {
    let undone: readonly string[] = [];
    await this.#goOn(
      () => undone,
      (then) => void (undone = play(then)),
    );
  }

  /** The game goes on; `undone` is what can be played again there. */
  async #goOn(undone: readonly string[] | (() => readonly string[]), play: (then: Game) => void): Promise<void> {
    await this.#become(play, (then) => {
      const added = then.events(this.game.ply, then.ply);
      const changes = {
        plies: [...this.stored.plies, ...added.map(({ move }) => move)],
        undone: [...(typeof undone === "function" ? undone() : undone)],
        foreseen: then.script(),
        over: then.over,
      };
      return [changes, [...this.notes, ...added]];
    });
    this.changed(true);
  }

  /** Takes back every ply from this one on; whoever asks tells. */
  protected async cut(ply: number, undone: readonly string[]): Promise<void> {
    await this.#become(
      (then) => then.cut(ply),
      (then) => {
        const plies = this.stored.plies.slice(0, ply);
        const changes = { plies, undone: [...undone], foreseen: then.script(), ended: null, over: false };
        return [changes, this.notes.slice(0, ply)];
      },
    );
    this.generation++;
  }

  /** Ends the game early, or goes on with it. */
  protected async end(ended: string | null): Promise<void> {
    await this.#become(
      (then) => then.end(ended),
      (then) => [{ ended, over: then.over }, this.notes],
    );
    this.changed(true);
  }

  /** Something else is known of the game. */
  protected async note(headers: Record<string, string>): Promise<void> {
    await this.#become(
      () => {},
      () => [{ headers }, this.notes],
    );
    this.changed(true);
  }

  /** The only way to change anything: on a copy, which becomes the game once it is stored. */
  async #become(play: (then: Game) => void, changes: (then: Game) => [Partial<StoredGame>, Event[]]): Promise<void> {
    const then = this.game.copy();
    let kept = false;
    try {
      play(then);
      const [changed, notes] = changes(then);
      const stored = { ...this.stored, ...changed, version: this.stored.version + 1, changed: Date.now() };
      kept = await this.#untilStored(() => this.store.change(stored));
      if (kept) {
        this.game.free();
        [this.game, this.stored, this.notes] = [then, stored, notes];
      }
    } finally {
      if (!kept) then.free();
    }
    if (kept) return;
    await this.#catchUp();
    throw new Stale();
  }

  // ---- other tabs ----

  /** Catches up with what another tab did. */
  refresh(): Promise<void> {
    return this.door(() => this.#catchUp(), true);
  }

  async #catchUp(): Promise<void> {
    const found = await this.#untilStored(() => this.store.load(this.id));
    if (this.closed) return;
    if (!found) {
      const to = await this.#untilStored(() => this.store.movedTo(this.id));
      return this.gone(
        to
          ? new Refused("moved", "this game has moved to another table", { table: to })
          : new Refused("unknown-table", "there is no such table"),
      );
    }
    if (found.version === this.stored.version) return;
    const known = this.stored.plies;
    const game = gameOf(this.engine, found);
    if (!known.every((move, ply) => move === found.plies[ply])) this.generation++;
    this.game.free();
    [this.game, this.stored, this.notes] = [game, found, game.events(0, game.ply)];
    this.changed(false);
  }
}
