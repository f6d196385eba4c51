// Puzzling: it sits where a server would, lays out one puzzle after the other, and says what a move is worth.
import { kinName, ownName } from "../lib/names";
import type { ClientMessage, DominoFace, Motive, ServerMessage, TableView } from "../lib/messages";
import { play as sound } from "../lib/sound";
import { t, type MessageKey } from "../lib/words.svelte";
import { placedSpots } from "../table/say";
import { Session } from "../table/session.svelte";
import { Judge } from "./asking";
import { hear, lastHeard, learned, tell, type Heard } from "./hearing";
import { puzzles, type Puzzle, type Theme } from "./puzzles";
import { nextOf, ratingOf, solver, tried, type Solver } from "./solver";

/** How it stands: nothing was tried yet, or only wrong moves; the best move was made; or it was shown. */
export type Stage = "loading" | "asked" | "wrong" | "right" | "shown" | "unknown" | "broken";

const say = t as (key: MessageKey, values: Record<string, string | number>) => string;

export class Puzzling {
  puzzle = $state.raw<Puzzle | null>(null);
  stage = $state<Stage>("loading");
  who = $state.raw<Solver>(solver());
  theme = $state<Theme | null>(null);
  /** What the last wrong move costs, when that is known: percent or points. */
  lost = $state<number | null>(null);
  /** What speaks for the best move, when that is known. */
  motives = $state.raw<readonly Motive[]>([]);
  /** By how much the solver's rating has changed. */
  gained = $state<number | null>(null);
  readonly session: Session;
  readonly done = $derived(this.stage === "right" || this.stage === "shown");
  dominoes = $state.raw<readonly DominoFace[]>([]);

  /** How hard the puzzle in view is. */
  readonly rating = $derived(this.puzzle && ratingOf(this.who, this.puzzle).rating);

  #all: Puzzle[] = [];
  #learned: Heard = lastHeard();
  /** What the server says comes while the puzzles do. */
  #hearing: Promise<unknown> = Promise.all([hear(), tell()]).then(([heard, told]) =>
    this.#learn({ ...heard, ...told }),
  );
  #judge = new Judge();
  #table: TableView | null = null;
  #heard: (message: ServerMessage) => void = () => {};
  /** Counts what was laid out: an answer about another puzzle comes too late. */
  #laid = 0;
  /** Whether a try at this puzzle counts. */
  #counts = true;

  constructor() {
    this.session = new Session(
      "puzzle",
      (_, heard) => {
        this.#heard = heard;
        return { send: (message) => this.#hear(message), renew: () => {}, close: () => this.#judge.close() };
      },
      () => 0,
    );
  }

  /** Lays out the puzzle of a number. */
  async lay(number: number): Promise<void> {
    const mine = ++this.#laid;
    const isMine = () => mine === this.#laid;
    this.stage = "loading";
    this.lost = this.gained = null;
    this.motives = [];
    try {
      await this.#load();
      const puzzle = this.#all.find((one) => one.number === number);
      if (!isMine()) return;
      this.puzzle = puzzle ?? null;
      if (!puzzle) return void (this.stage = "unknown");
      const { table, dominoes } = await this.#judge.ask("lay", puzzle.record);
      if (!isMine()) return;
      this.dominoes = dominoes;
      this.session.faces = new Map(dominoes.map((face) => [face.number, face]));
      this.#table = this.#named(table);
      this.session.marked = [];
      this.#show(this.#table);
      this.#counts = true;
      this.stage = "asked";
    } catch {
      if (isMine()) this.stage = "broken";
    }
  }

  /** The number of the puzzle that comes next; null if there is none. */
  async next(): Promise<number | null> {
    try {
      await Promise.all([this.#load(), this.#hearing]);
    } catch {
      this.stage = "broken";
      return null;
    }
    return nextOf(this.#all, this.who, this.theme, this.puzzle?.number ?? null)?.number ?? null;
  }

  /** Shows the best move; a puzzle that was not tried counts as not solved. */
  async reveal(): Promise<void> {
    if (!this.puzzle || this.done || this.stage === "loading") return;
    this.#count(null);
    await this.#finish(this.puzzle.answers[0]!, "shown");
  }

  /** From the beginning of this puzzle; it has been counted. */
  again(): void {
    if (!this.#table) return;
    this.stage = "asked";
    this.lost = null;
    this.#show(this.#table);
  }

  async #load(): Promise<void> {
    const all = await puzzles();
    this.#all = learned(all, this.#learned);
  }

  /** From here on puzzles are as hard as this says. */
  #learn(heard: Heard): void {
    this.#learned = { ...this.#learned, ...heard };
    this.#all = learned(this.#all, this.#learned);
    if (this.puzzle) this.puzzle = learned([this.puzzle], heard)[0]!;
  }

  #named(table: TableView): TableView {
    const taken = [ownName()];
    const seats = table.seats.map((seat) => {
      const name = seat.mine ? ownName() : kinName(seat.level ?? "", taken);
      taken.push(name);
      return { ...seat, name };
    });
    return { ...table, seats };
  }

  #show(table: TableView): void {
    this.#heard({ type: "state", table });
  }

  #hear(message: ClientMessage): boolean {
    if (message.type === "play") void this.#decided(message.move);
    else if (message.type === "why")
      void this.#judge.ask("why", message.move).then(
        (reason) => this.#heard({ ...message, reason }),
        () => {},
      );
    else if (message.type === "fits")
      void this.#judge.ask("fits", message.domino).then(
        (places) => this.#heard({ ...message, places }),
        () => {},
      );
    return true;
  }

  async #decided(move: string): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.done) return;
    if (puzzle.answers.includes(move)) {
      this.#count(move);
      return this.#finish(move, "right");
    }
    this.#count(move);
    this.stage = "wrong";
    this.lost = null;
    sound("refuse");
    await Promise.resolve(); // as from a server, the answer comes when the question has been asked
    this.#show(this.#table!);
    const mine = this.#laid;
    const graded = await this.#judge.ask("grade", move).catch(() => null);
    if (mine !== this.#laid || this.stage !== "wrong") return;
    const cost = graded ? (puzzle.measure === "%" ? 100 * graded.lost : graded.points) : 0;
    this.lost = Math.max(puzzle.margin, Math.round(cost));
  }

  /** `move`: what was tried; null: nothing, the best move was shown. */
  #count(move: string | null): void {
    const { puzzle } = this;
    if (!this.#counts || !puzzle) return;
    this.#counts = false;
    const { rating, deviation, tries } = this.who;
    this.who = tried(puzzle, move !== null && puzzle.answers.includes(move));
    this.gained = Math.round(this.who.rating) - Math.round(rating);
    if (tries.some(([number]) => number === puzzle.number)) return;
    void tell({ mark: puzzle.mark, move, rating, deviation }).then((heard) => this.#learn(heard));
  }

  /** Shows the best move on the table, and then why it is. */
  async #finish(move: string, how: "right" | "shown"): Promise<void> {
    const { puzzle } = this;
    this.stage = how;
    const mine = this.#laid;
    const isMine = () => mine === this.#laid;
    try {
      const table = await this.#judge.ask("after", move);
      if (!isMine()) return;
      this.#show(this.#named(table));
      this.session.marked = placedSpots(move) ?? [move];
      const { moves } = await this.#judge.ask("advise");
      const good = moves.find((one) => puzzle?.answers.includes(one.move));
      if (isMine() && good) this.motives = good.motives.filter(({ kind }) => !kind.endsWith("-lost"));
    } catch {
      // The theme says what it was about.
    }
  }

  /** Sentences about why the best move is best. */
  readonly reasons: readonly string[] = $derived.by(() => {
    const names = this.session.table?.seats.map(({ name }) => name) ?? [];
    const told = this.motives.map(({ kind, value, seat, terrain }) =>
      say(`coach-motive-${kind}`, { value: Math.round(value), name: names[seat ?? -1] ?? "", terrain: terrain ?? "" }),
    );
    if (told.length) return told;
    const about = (this.puzzle?.themes ?? []).filter((theme) => theme !== "alone"); // which is no reason
    return about.map((theme) => t(`puzzles-about-${theme}`));
  });
}
