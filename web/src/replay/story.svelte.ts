// A game moment by moment: each is asked for once, laid on a table that nobody plays at, and told.
import { untrack } from "svelte";
import { api } from "../lib/api";
import { catalogue } from "../lib/box";
import { explain } from "../lib/explain";
import type { DominoFace, Event, ServerMessage, TableView } from "../lib/messages";
import { t } from "../lib/words.svelte";
import { rounds as roundsOf } from "../table/rounds";
import { eventText, sentenceText } from "../table/say";
import { Session } from "../table/session.svelte";

export class Story {
  /** How many plies have been played at the moment that is wanted. */
  at = $state(0);
  plies = $state<number | null>(null);
  /** What happened, by ply, as far as it is known. */
  known = $state.raw<ReadonlyMap<number, Event>>(new Map());
  dominoes = $state.raw<DominoFace[]>([]);
  problem = $state("");
  /** The table at that moment, or at the one before until it comes. */
  readonly session: Session;
  #heard: (message: ServerMessage) => void = () => {};
  #moments = new Map<number, Promise<TableView>>();
  #closed = false;

  readonly table = $derived.by(() => this.session.table);
  /** Whether the moment that is wanted lies on the table. */
  readonly arrived = $derived(this.table?.ply === this.at);
  /** Whether it is known what happened from the beginning to the end. */
  readonly whole = $derived(this.plies !== null && this.known.size >= this.plies);
  readonly #rounds = $derived.by(() => {
    const events = [...this.known.values()].sort((a, b) => a.ply - b.ply);
    return this.table ? roundsOf(events, this.table) : [];
  });
  /** After how many plies each round begins: when its line lies there, if it has one. */
  readonly rounds = $derived(
    this.#rounds.map(({ events }) => {
      const line = events.find(({ kind }) => kind === "deal");
      return line ? line.ply + 1 : events[0]!.ply;
    }),
  );
  /** 'Round 3 of 6'. */
  readonly round = $derived.by(() => {
    const now = this.#rounds[this.rounds.filter((ply) => ply <= this.at).length - 1];
    if (!now) return "";
    if (!now.number) return t("log-opening");
    return t("replay-round", { round: now.number, rounds: this.#rounds.at(-1)!.number });
  });
  /** What led to the moment on the table. */
  readonly words = $derived.by(() => {
    const { table } = this;
    const last = table && this.known.get(table.ply - 1);
    return last ? eventText(last, table) : t("replay-start");
  });

  constructor(
    readonly id: string,
    at: number,
  ) {
    this.at = at;
    this.session = new Session(
      "replay",
      (_, heard) => {
        this.#heard = heard;
        return { send: () => true, renew: () => {}, close: () => {} };
      },
      () => 0, // it has a pace of its own
    );
  }

  async open(): Promise<void> {
    this.problem = "";
    try {
      const [box, begin] = await Promise.all([catalogue(), this.#moment(0)]);
      this.dominoes = box.dominoes;
      this.session.faces = new Map(box.dominoes.map((face) => [face.number, face]));
      this.plies = begin.plies;
      this.at = Math.min(this.at, begin.plies);
      void this.#learnAll(begin.plies);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.session.close();
  }

  to(ply: number): void {
    if (this.plies !== null) this.at = Math.max(0, Math.min(this.plies, ply));
  }

  /** To where another round begins: -1 is back, 1 is on. */
  toRound(way: 1 | -1): void {
    const { rounds, at } = this;
    this.to(way > 0 ? (rounds.find((ply) => ply > at) ?? Infinity) : (rounds.filter((ply) => ply < at).at(-1) ?? 0));
  }

  /** Fetches the moment that is wanted, and those beside it. */
  look(): void {
    const { at, plies } = this;
    if (plies === null) return;
    this.#moment(at).then(
      (found) => {
        if (at !== this.at || this.#closed) return;
        untrack(() => {
          this.#learn(found);
          this.#show(found);
        });
        this.problem = "";
        for (const near of [at + 1, at - 1]) if (near >= 0 && near <= plies) this.#moment(near).catch(() => {});
      },
      (error: unknown) => {
        if (at === this.at) this.problem = explain(error);
      },
    );
  }

  /** Lays a moment on the table: the kingdom of whoever acted is the large one, and the step is said once. */
  #show(moment: TableView): void {
    const { session } = this;
    const last = moment.events.at(-1);
    const acted = last && ["place", "discard", "claim"].includes(last.kind);
    const seat = acted ? last.seat : moment.turn?.seat;
    if (seat !== undefined) session.last = seat;
    // Nobody is at this table: nobody is away, adds to the dealing, or says a word.
    this.#heard({
      type: "state",
      table: { ...moment, events: last ? [last] : [], shared: false, fair: null, grace: null },
    });
    session.told.bubbles = new Map();
    session.told.said = moment.outcome && session.table ? `${this.words} ${sentenceText(session.table)}` : this.words;
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
