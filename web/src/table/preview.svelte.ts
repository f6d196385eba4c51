// What a domino of the line would do in one's kingdom, if it were claimed: the server says where it would fit.
import type { FitsAt } from "../lib/messages";
import { t } from "../lib/words.svelte";
import type { Session } from "./session.svelte";

/** How long one rests on a domino before the question is asked, and how long a finger presses, in milliseconds. */
const REST = 90;
export const LONG = 450;

export class Preview {
  /** The domino that is looked at. */
  domino = $state<number | null>(null);
  #known = $state.raw<ReadonlyMap<number, FitsAt>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** Where it would lie. */
  readonly #places = $derived.by(() =>
    this.domino === null || !this.session.claiming ? undefined : this.#known.get(this.domino)?.places,
  );
  readonly #free = $derived([...new Set(this.#places?.flatMap(({ squares }) => squares))]);
  readonly #most = $derived(Math.max(...(this.#places ?? []).map(({ points }) => points)));
  readonly #best = $derived(
    (this.#most > 0 && this.#places?.find(({ points }) => points === this.#most)?.squares) || [],
  );
  /** 'Domino 23: at best +5'. */
  readonly words = $derived.by(() => {
    if (!this.#places || this.domino === null) return "";
    const domino = this.domino;
    return this.#places.length ? t("fits-best", { domino, points: this.#most }) : t("fits-nowhere", { domino });
  });

  /** The squares of a kingdom on which it could lie. */
  free(seat: number): readonly string[] {
    return seat === this.session.turn?.receiver ? this.#free : [];
  }

  /** The place in a kingdom where it would bring most, if it brings anything. */
  best(seat: number): readonly string[] {
    return seat === this.session.turn?.receiver ? this.#best : [];
  }

  /** Somebody looks at a domino that can be claimed. */
  look(domino: number, after = REST): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.domino = domino;
      const { table } = this.session;
      if (table && !this.#known.has(domino)) this.session.mention({ type: "fits", ply: table.ply, domino });
    }, after);
  }

  /** And looks away. */
  away(): void {
    clearTimeout(this.#timer);
    this.domino = null;
  }

  answered(answer: FitsAt): void {
    if (answer.ply !== this.session.table?.ply) return;
    this.#known = new Map(this.#known).set(answer.domino, answer);
    if (answer.domino === this.domino) this.session.told.said = this.words;
  }

  /** Another decision begins. */
  empty(): void {
    this.away();
    this.#known = new Map();
  }
}
