// One game being looked back at: its moments, its review (kept, or made now by the server or here), and the decision that is looked at.
import { api } from "../lib/api";
import { catalogue } from "../lib/box";
import { explain } from "../lib/explain";
import { isHere } from "../lib/here";
import type { DominoFace, Event, Graded, Review, TableView } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { withNames } from "../table/say";
import { canReview, hasCoach, mayReview } from "./allowed";
import { Coach, Stopped } from "./coach";
import { knownAs, lastMoment } from "./game";
import { keep, kept } from "./kept";
import { heard, serverReviews } from "./reviewer.svelte";
import { reviewed } from "./served";

/** Playouts of a search, of which every decision is one: what a desk does in less than half a minute. It can be stopped. */
const PLAYOUTS = 300;
/** A seat that nobody plays any more gets this player when a game is played on. */
const OPPONENT = "hard";

export class Reviewing {
  /** The game as it ended, or as it is. */
  table = $state.raw<TableView | null>(null);
  review = $state.raw<Review | null>(null);
  faces = $state.raw<ReadonlyMap<number, DominoFace>>(new Map());
  problem = $state("");
  /** How many plies are done, while it is being made; null: it is not. */
  done = $state<number | null>(null);
  stopped = $state(false);
  /** Which decision is looked at. */
  at = $state(0);
  #coach = new Coach();
  /** Ends the waiting for the server. */
  #asking = new AbortController();
  #moments = new Map<number, Promise<TableView>>();
  #closed = false;

  readonly events = $derived<readonly Event[]>(this.table?.events ?? []);
  readonly decisions = $derived<readonly Graded[]>(this.review?.decisions ?? []);
  readonly chosen = $derived(this.decisions[this.at] ?? null);
  /** Somebody who plays alone has points where others have chances. */
  readonly alone = $derived(this.table?.seats.length === 1);
  /** Nobody could make a review: neither this page nor the server. */
  readonly nobody = $derived(this.table !== null && !canReview(this.table.id));
  readonly refused = $derived(this.table !== null && !mayReview(this.table));
  readonly #moves = $derived(this.events.map(({ move }) => move));

  constructor(readonly id: string) {}

  /** `ply`: the decision to look at first. */
  async open(ply: number | null): Promise<void> {
    this.problem = "";
    try {
      const [box, begin] = await Promise.all([catalogue(), api.moment(this.id, 0)]);
      const last = begin.plies ? await lastMoment(this.id, begin.plies) : begin;
      if (this.#closed) return;
      heard(box);
      this.faces = new Map(box.dominoes.map((face) => [face.number, face]));
      this.table = withNames(last);
      if (this.refused) return;
      const known = await kept(this.id, this.#moves, last.seats.length);
      if (this.#closed) return;
      if (known) this.#show(known, ply);
      else await this.make(ply);
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** The coach looks at every decision. */
  async make(ply: number | null = null): Promise<void> {
    const { table } = this;
    if (!table || this.refused || this.done !== null) return;
    this.done = 0;
    this.stopped = false;
    this.problem = "";
    try {
      const review = (await this.#served(table)) ?? (await this.#own(table));
      if (this.#closed) return;
      this.#show(review, ply);
      void keep(this.id, this.#moves, review);
    } catch (error) {
      if (error instanceof Stopped) return; // and perhaps begun again
      this.problem = hasCoach ? t("review-broken") : explain(error);
    }
    this.done = null;
  }

  /** By a server that reviews: it may have it already. Whoever has no coach of their own hears why not. */
  async #served({ seats, outcome }: TableView): Promise<Review | null> {
    if (isHere(this.id) || !outcome || !serverReviews()) return null;
    this.#asking = new AbortController();
    const game = { id: this.id, plies: this.#moves.length, players: seats.length };
    try {
      return await reviewed(game, (done) => (this.done = done), this.#asking.signal);
    } catch (error) {
      if (error instanceof Stopped || !hasCoach) throw error;
      return null;
    }
  }

  #own(table: TableView): Promise<Review> {
    if (!hasCoach) throw new Error(t("review-broken"));
    const game = knownAs(table, this.events);
    return this.#coach.ask<"review">({ kind: "review", game, playouts: PLAYOUTS }, (done) => (this.done = done));
  }

  stop(): void {
    this.#asking.abort();
    this.#coach.stop();
    this.stopped = true;
    this.done = null;
  }

  close(): void {
    this.#closed = true;
    this.#asking.abort();
    this.#coach.stop();
  }

  #show(review: Review, ply: number | null): void {
    this.review = review;
    const wanted = ply ?? review.moments[0] ?? 0;
    this.to(
      Math.max(
        0,
        review.decisions.findIndex((one) => one.ply >= wanted),
      ),
    );
  }

  to(decision: number): void {
    this.at = Math.max(0, Math.min(this.decisions.length - 1, decision));
  }

  /** The table before a ply. */
  moment(ply: number): Promise<TableView> {
    let found = this.#moments.get(ply);
    if (!found) {
      found = api.moment(this.id, ply).then(withNames);
      this.#moments.set(ply, found);
      found.catch(() => this.#moments.delete(ply));
    }
    return found;
  }

  /** Whether a decision can be tried otherwise: not while others may still play the same deal. */
  readonly playable = $derived(hasCoach && this.table !== null && (!this.table.day || this.table.fair?.secret != null));

  /** A new table as the game was before a decision, in the seat that decided; gives its id. */
  async playOn({ ply, seat }: Graded): Promise<string> {
    const table = this.table!;
    const names = table.seats.map(({ name, kind, level }, other) => {
      if (other !== seat) return level ?? OPPONENT;
      return kind === "computer" ? settings.name || "ABCD"[seat]! : name; // a name that is a level would be a computer
    });
    const game = knownAs(table, this.events.slice(0, ply));
    const record = await this.#coach.ask<"record">({ kind: "record", game, names });
    return (await api.import({ record })).id;
  }
}
