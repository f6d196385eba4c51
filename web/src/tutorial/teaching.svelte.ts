// The teaching: it sits where a server would, answers what the learner does, and says one thing after the other.
import type { ClientMessage, LegalMove, Play, ServerMessage, TableView } from "../lib/messages";
import { drawName } from "../lib/names";
import { moving, settings } from "../lib/settings.svelte";
import { t, type MessageKey } from "../lib/words.svelte";
import { placedSpots } from "../table/say";
import { Session } from "../table/session.svelte";
import { keep, reached } from "./progress";
import { DOMINOES, heldAt, moment, STEPS, whyNot, type Step } from "./record";

/** Milliseconds between the plies that the teacher plays. */
const PACE = 650;
const [LEARNER, TEACHER] = [0, 1];
const DISCARD = "--";
const LAST = STEPS.length - 1;

// Which words a step has is known only to the record; a test says them all.
const say = t as (key: MessageKey, values: Record<string, number>) => string;

export class Teaching {
  at = $state(0);
  /** The last step that was reached: whoever has gone back can go as far again. */
  furthest = $state(0);
  /** The move that the learner tried instead of the one that is meant. */
  tried = $state.raw<LegalMove | null>(null);
  /** The learner has just done the right thing. */
  glad = $state(false);
  readonly session: Session;
  readonly step: Step = $derived(STEPS[this.at]!);
  readonly words = $derived.by(() => {
    const { words, values, otherwise, best = 0 } = this.step;
    if (!this.tried || !otherwise) return say(words, values);
    return say(otherwise, { domino: this.tried.domino, points: this.tried.points, best });
  });
  readonly isLast = $derived(this.at === LAST);
  #learner = settings.name || drawName();
  #heard: (message: ServerMessage) => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.session = new Session(
      "lesson",
      (_, heard) => {
        this.#heard = heard;
        return { send: (message) => this.#hear(message), renew: () => {}, close: () => clearTimeout(this.#timer) };
      },
      () => 0, // it has a pace of its own
    );
    this.session.faces = new Map(DOMINOES.map((face) => [face.number, face]));
    const step = reached() ?? 0;
    this.furthest = this.at = step < LAST ? step : 0;
    keep(this.at);
    this.#arrive();
  }

  // ---- from step to step ----

  to(at: number): void {
    const forward = at > this.at;
    this.at = Math.max(0, Math.min(LAST, at));
    this.furthest = Math.max(this.furthest, this.at);
    keep(this.at);
    this.tried = null;
    this.glad = this.isLast;
    this.session.marked = [];
    this.session.lit = null;
    this.session.scores = false;
    clearTimeout(this.#timer);
    const { ply, later } = this.step;
    const shown = this.session.table?.ply ?? ply;
    if (forward && !later && shown < ply) this.#walk(shown + 1);
    else this.#arrive();
  }

  next(): void {
    if (this.step.move === undefined) this.to(this.at + 1);
  }

  back(): void {
    this.to(this.at - 1);
  }

  restart(): void {
    this.furthest = 0;
    this.to(0);
  }

  /** The plies on the way to a step, one after the other. */
  #walk(ply: number): void {
    if (ply === this.step.ply) return this.#arrive();
    this.#show(moment(ply));
    this.#timer = setTimeout(() => this.#walk(ply + 1), moving() ? PACE : 0);
  }

  #arrive(): void {
    const { ply, later, move, tried, lit, look, marked } = this.step;
    const { session } = this;
    const table = moment(ply);
    // While the teacher speaks, nobody has to decide anything.
    if (move === undefined && tried === undefined) table.turn = null;
    if (later) table.events = [];
    this.#show(table);
    session.chosen = look === "theirs" ? TEACHER : null;
    session.scores = look === "scores";
    if (marked) this.#mark();
    if (tried) this.#hold(placedSpots(tried));
    const territory = table.seats[LEARNER]?.kingdom.score.territories.find(({ spots }) => lit && spots.includes(lit));
    if (territory) session.lit = { seat: LEARNER, spots: territory.spots };
  }

  #show(table: TableView): void {
    const names = [this.#learner, t("learn-owl")];
    const seats = table.seats.map((seat, n) => ({ ...seat, name: names[n]! }));
    this.#heard({ type: "state", table: { ...table, seats } });
  }

  // ---- what the learner does ----

  /** Shows what is meant: the domino is marked, or held over its place. Gives what is to be pressed, by its test id. */
  hint(): string {
    this.#mark();
    const { move = "" } = this.step;
    const spots = placedSpots(move);
    this.#hold(spots);
    this.session.hand.say();
    return spots ? "confirm-place" : move === DISCARD ? "discard" : `line-domino-${move}`;
  }

  #mark(): void {
    const { move = "" } = this.step;
    this.session.marked = placedSpots(move) ?? [move].filter((one) => one !== DISCARD);
  }

  #hold(spots: readonly [string, string] | null): void {
    if (!spots) return;
    const { at, way } = heldAt(spots);
    this.session.hand.hold(at, true, way);
  }

  #hear(message: ClientMessage): boolean {
    // As from a server, the answer comes when the question has been asked.
    queueMicrotask(() => {
      if (message.type === "play") this.#judge(message);
      else if (message.type === "why") this.#heard({ ...message, reason: whyNot(message.ply, message.move) });
      else if (message.type === "undo" && this.at > 0) this.back();
      else if (message.type === "redo" && this.at < this.furthest) this.to(this.at + 1);
    });
    return true;
  }

  #judge({ ply, move }: Play): void {
    const task = STEPS.findIndex((step, at) => at >= this.at && step.ply === ply && step.move !== undefined);
    const { table } = this.session;
    if (task < 0 || !table) return;
    if (STEPS[task]!.move === move) {
      this.to(task + 1);
      this.glad = true;
      return;
    }
    if (task !== this.at) this.to(task);
    else this.#heard({ type: "state", table });
    this.tried = table.turn?.moves.find((one) => one.move === move) ?? null;
  }
}
