// Hints for one decision: what to look at, then the best moves, then what speaks for them. Nobody is helped unasked.
import { explain } from "../lib/explain";
import type { Advice, TableView } from "../lib/messages";
import { need, t } from "../lib/words.svelte";
import { placedSpots } from "../table/say";
import type { Session } from "../table/session.svelte";
import { Coach, Stopped } from "./coach";
import { knownAs, lastMoment } from "./game";
import Moves from "./Moves.svelte";
import { advisedText, motivesText, nudgeText, prospects } from "./words";

/** How long the coach thinks about a hint: on a processor four times slower it is still there within a second. */
const SECONDS = 0.4;

type Stage = "off" | "thinking" | "nudge" | "moves" | "why";

export class Hints {
  stage = $state<Stage>("off");
  /** Whose reasons are told: the best, the second or the third. */
  chosen = $state(0);
  #advice = $state.raw<{ ply: number; advice: Advice } | null>(null);
  #coach = new Coach();
  #asked = 0;
  /** The moves as buttons; it comes with the hints. */
  readonly Moves = Moves;

  constructor(private readonly session: Session) {}

  readonly #table = $derived.by(() => this.session.table);
  readonly advice = $derived(this.#advice?.ply === this.#table?.ply ? (this.#advice?.advice ?? null) : null);
  readonly moves = $derived(this.stage === "moves" || this.stage === "why" ? (this.advice?.moves ?? []) : []);
  /** A sentence instead of what there is to do. */
  readonly words = $derived.by(() => {
    if (this.stage === "thinking") return t("act-hint-thinking");
    return this.stage === "nudge" && this.advice && this.#table ? nudgeText(this.advice.nudge, this.#table) : "";
  });
  /** What speaks for the chosen move, sentence by sentence. */
  readonly why = $derived.by(() => {
    const move = this.moves[this.chosen];
    if (this.stage !== "why" || !move || !this.#table) return [];
    const words = motivesText(move.motives, this.#table);
    return words.length ? words : [t("hint-why-none")];
  });
  /** Where the moves would lie. */
  readonly marks = $derived(
    this.moves.flatMap(({ move }, i) => {
      const spots = placedSpots(move);
      return spots ? [{ rank: i + 1, spots }] : [];
    }),
  );

  /** Which of the moves claims a domino: 1 is the best, 0 none. */
  rankOf = (domino: number): number => this.moves.findIndex(({ move }) => move === String(domino)) + 1;

  /** Which of them lies on a square. */
  ranksAt = (spot: string): number[] => this.marks.filter(({ spots }) => spots.includes(spot)).map(({ rank }) => rank);

  /** The engine and the words come while nobody waits for them. */
  prepare(): void {
    this.#coach.prepare();
    void Promise.all([need("coach"), need("review")]).catch(() => {});
  }

  /** One thing more each time. */
  press(): void {
    if (this.stage === "off") void this.#ask();
    else if (this.stage === "nudge") this.#show();
    else if (this.stage === "moves") this.explain(0);
    else if (this.stage === "why") this.away();
  }

  /** What speaks for one of the moves. */
  explain(which: number): void {
    if (this.stage === "why" && this.chosen === which) {
      this.stage = "moves";
      return;
    }
    this.chosen = which;
    this.stage = "why";
    this.session.told.said = this.why.join(" ");
  }

  /** It is put away. */
  away(): void {
    this.#asked++;
    if (this.stage === "thinking") this.#coach.stop();
    this.stage = "off";
    this.#advice = null;
  }

  close(): void {
    this.away();
    this.#coach.stop();
  }

  async #ask(): Promise<void> {
    const table = this.#table;
    if (!table?.turn) return;
    const mine = ++this.#asked;
    const { id, ply } = table;
    this.stage = "thinking";
    try {
      const [moment] = await Promise.all([lastMoment(id, ply), need("coach"), need("review")]);
      if (mine !== this.#asked) return;
      const game = knownAs(table, moment.events);
      const advice = await this.#coach.ask<"advice">({ kind: "advice", game, seconds: SECONDS });
      if (mine !== this.#asked || this.#table?.ply !== ply) return;
      this.session.mention({ type: "hinted", ply });
      this.#advice = { ply, advice };
      this.stage = "nudge";
      this.session.told.said = nudgeText(advice.nudge, table);
    } catch (error) {
      if (error instanceof Stopped || mine !== this.#asked) return;
      this.stage = "off";
      this.session.told.notify(explain(error));
    }
  }

  #show(): void {
    this.stage = "moves";
    if (this.#table) this.session.told.said = this.#spoken(this.#table);
  }

  #spoken(table: TableView): string {
    const { advice } = this;
    if (!advice) return "";
    return advice.moves
      .map((move, i) =>
        t("hint-said", { rank: i + 1, move: advisedText(move, table), prospects: prospects(move, advice.seat) }),
      )
      .join(" ");
  }
}
