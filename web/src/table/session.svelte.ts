// What a page knows while it sits at a table: the latest state, whose decision it is, and what the visitor looks at.
import { api, Refusal } from "../lib/api";
import { reasonText } from "../lib/explain";
import { connect as toTable, type Connect, type Connection } from "../lib/live";
import { whereIs } from "../lib/moving";
import type { ClientMessage, DominoFace, Event, Reason, ServerMessage, TableView, WhyNot } from "../lib/messages";
import { moving, settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import type { Hints } from "../coach/hints.svelte";
import { Count } from "./count.svelte";
import { Dealing } from "./dealing";
import { Following } from "./following";
import { Hand } from "./hand.svelte";
import { Preview } from "./preview.svelte";
import { withNames } from "./say";
import { Told } from "./told.svelte";

/** How long a line that was dealt takes to turn over, in milliseconds. */
const TURNING = 740;
/** The longest that a decision is shown before the next one; with a clock, that is the visitor's time. */
const LONGEST = 2000;
const LONGEST_TIMED = 400;
/** Refusals after which there is no table any more. */
const GONE: readonly Reason["code"][] = ["unknown-table", "unreadable-game", "moved"];

export class Session {
  /** The table as it is shown: one decision after the other. */
  #shown = $state.raw<TableView | null>(null);
  /** The same with names in the visitor's language. */
  readonly table = $derived(this.#shown && withNames(this.#shown));
  faces = $state.raw<ReadonlyMap<number, DominoFace>>(new Map());
  connected = $state(true);
  /** The server has committed itself to something else than at first: nothing more is said to this table. */
  betrayed = $state(false);
  /** Why there is no table here. */
  problem = $state("");
  /** The id under which the table lives now, if it has moved. */
  moved = $state("");
  /** The kingdom that the visitor wants to see, if it is not the usual one. */
  chosen = $state<number | null>(null);
  /** The territory that lights up. */
  lit = $state.raw<{ seat: number; spots: readonly string[] } | null>(null);
  /** The squares and dominoes that are pointed at. */
  marked = $state.raw<readonly string[]>([]);
  /** In whose kingdom they are, or -1: in a line; null unless the visitor asked for them. */
  pointed = $state<number | null>(null);
  /** The score card lies on the table. */
  scores = $state(false);
  /** The ply for which a decision was sent, and that decision. */
  sent = $state(-1);
  #move = $state("");
  /** What this page decided last can still be taken back without asking. */
  hasty = $state(false);
  #settles: ReturnType<typeof setTimeout> | undefined;
  /** When the table came, on the clock of `performance.now`: thinking time runs from there. */
  heardAt = $state(0);
  /** The seat of this page that decided or decides last. */
  last = $state(0);
  /** The dominoes of a new line are being turned over. */
  turning = $state(false);
  /** A decision of another, or a new line, is shown for a while before what comes after it. */
  #lingers = $state(false);
  /** The table whose picture has come to rest. */
  #rested = $state.raw<TableView | null>(null);
  readonly hand = new Hand(this);
  readonly told = new Told();
  readonly preview = new Preview(this);
  #following = new Following(
    (table, at) => this.#see(table, at),
    () => (this.turning = this.#lingers = false),
  );
  readonly count = new Count(this);
  /** Hints, where there may be any and once they have come. */
  hints = $state.raw<Hints | null>(null);
  #live: Connection;
  #dealing: Dealing;
  #greeted = false;
  /** The move that it is asked about why it cannot be made. */
  #wondered = "";

  readonly turn = $derived(this.table?.turn ?? null);
  readonly mine = $derived(this.#isMine(this.table));
  readonly placing = $derived(this.mine && this.turn?.phase === "place");
  readonly claiming = $derived(this.mine && this.turn?.phase === "claim" && !this.turning);
  readonly claims = $derived(new Set(this.claiming ? this.turn?.moves.map(({ domino }) => domino) : []));

  /** What this page has decided and the table has not said yet: it is shown at once, and taken away if it is refused. */
  readonly decided = $derived.by(() => {
    const { turn, ply } = this.table ?? {};
    return this.sent === ply ? (turn?.moves.find(({ move }) => move === this.#move) ?? null) : null;
  });

  /** Whether a decision is on its way, or the picture still moves to what the table says. */
  readonly state = $derived.by((): "idle" | "sending" | "animating" => {
    if (this.table && this.sent === this.table.ply) return "sending";
    return this.#lingers || this.count.running || this.#rested !== this.#shown ? "animating" : "idle";
  });

  readonly people = $derived((this.table?.seats ?? []).flatMap(({ mine }, seat) => (mine ? [seat] : [])));
  /** Someone who only looks, and has nothing to decide. */
  readonly spectator = $derived(this.table !== null && this.table.role !== "player");
  readonly watching = $derived(
    !this.spectator && (this.table?.seats.every(({ kind }) => kind === "computer") ?? false),
  );
  /** The seat that this page speaks for. */
  readonly speaker = $derived(this.turn && this.mine ? this.turn.seat : this.people[0]);
  /** A seat of this page that a computer player has. */
  readonly lent = $derived(this.people.find((seat) => this.table?.seats[seat]?.level) ?? -1);
  /** The same, if this page can have it back. */
  readonly returning = $derived(this.table?.seats[this.lent]?.can_return ? this.lent : -1);
  /** The seat whose last decision this page may ask to take back. */
  readonly regrets = $derived.by(() => {
    const seat = this.people.length > 1 ? this.last : (this.people[0] ?? -1);
    return this.table?.seats[seat]?.can_ask_undo ? seat : -1;
  });
  /** Whether something can be taken back without asking. */
  readonly undoes = $derived(this.table?.grace ? this.hasty : (this.table?.can_undo ?? false));
  readonly usual = $derived(this.people.length === 1 ? this.people[0]! : this.last);
  readonly shown = $derived(this.chosen ?? this.usual);
  readonly thinking = $derived(this.table?.seats.findIndex(({ thinking }) => thinking) ?? -1);

  constructor(
    readonly id: string,
    connect: Connect = toTable,
    /** For how many milliseconds the decision of another is shown before the next one. */
    private readonly pace: () => number = () => settings.pace,
  ) {
    this.#dealing = new Dealing(id, (message) => this.mention(message));
    this.#live = connect(
      id,
      (message) => this.#hear(message),
      (yes) => {
        this.connected = yes;
        this.sent = -1; // what was on its way may be lost
        this.#greeted = false;
        this.#dealing.lost();
        if (!yes && !this.table) api.table(id).catch((error: unknown) => this.#fail(error));
      },
    );
  }

  /** Whether this page decides for a seat. */
  #decides(seat: number, table: TableView): boolean {
    const found = table.seats[seat];
    return found !== undefined && found.mine && !found.level;
  }

  /** Whether the decision at a table is this page's. */
  #isMine(table: TableView | null): boolean {
    return table?.turn != null && !table.outcome && this.#decides(table.turn.seat, table) && !this.betrayed;
  }

  /** There is nothing to wait for: the table cannot be seen. */
  #fail(error: unknown): void {
    if (error instanceof Refusal && error.reason.code !== "offline") void this.#giveUp(error.reason);
  }

  async #giveUp(why: Reason): Promise<void> {
    this.close();
    this.moved = why.code === "moved" ? (why.values.table ?? "") : ((await whereIs(this.id).catch(() => null)) ?? "");
    if (this.moved) return;
    this.problem = reasonText(why);
    this.#shown = null;
  }

  /** Connects anew: this browser has become someone else at the table. */
  renew(): void {
    this.#live.renew();
  }

  close(): void {
    this.#following.close();
    clearTimeout(this.#settles);
    this.preview.away();
    this.hints?.close();
    this.#dealing.close();
    this.told.close();
    this.count.close();
    this.#live.close();
  }

  /** Sends something that is not worth a word if it does not get through. */
  mention(message: ClientMessage): boolean {
    return !this.betrayed && this.#live.send(message);
  }

  send(message: ClientMessage): boolean {
    const sent = this.mention(message);
    if (!sent && !this.betrayed) this.told.notify(t("table-lost"));
    return sent;
  }

  play(move: string): void {
    const table = this.table;
    if (!table || this.sent === table.ply) return;
    const { ply, regretted } = table;
    if (!this.send({ type: "play", ply, move, regretted })) return;
    this.#move = move;
    this.sent = ply;
  }

  /** Asks why a move cannot be made, and says so. */
  wonder(move: string): void {
    if (!this.table) return;
    this.#wondered = move;
    this.mention({ type: "why", ply: this.table.ply, move });
  }

  /** Takes back, or asks for it. */
  undo(): void {
    if (!this.table?.shared || this.undoes) this.send({ type: "undo" });
    else if (this.regrets >= 0) this.send({ type: "ask-undo", seat: this.regrets });
  }

  /** Whoever does anything waits for nothing: whatever was heard is shown. */
  skip(): void {
    this.#following.skip();
  }

  /** The layout reports that the picture of the table has come to rest. */
  rest(): void {
    this.#rested = this.#shown;
  }

  /** What was decided stays: whoever waits for it can go on. */
  settle(): void {
    this.hasty = false;
    if (this.table) this.mention({ type: "settled", ply: this.table.ply });
  }

  /** Shows the kingdom of a seat. */
  show(seat: number): void {
    this.chosen = seat === this.usual ? null : seat;
  }

  /** Points at a domino, wherever it lies. */
  point(domino: number): void {
    const seats = this.table?.seats ?? [];
    const seat = seats.findIndex(({ kingdom }) => kingdom.squares.some((square) => square.domino === domino));
    const squares = seats[seat]?.kingdom.squares.filter((square) => square.domino === domino);
    this.pointed = seat;
    this.marked = squares?.map(({ spot }) => spot) ?? [String(domino)];
    if (seat >= 0) this.show(seat);
  }

  /** No more. */
  unpoint(): void {
    if (this.pointed !== null) this.marked = [];
    this.pointed = null;
  }

  /** Lets the territory on a square light up, or no more. */
  light(seat: number, spot: string): void {
    const found = this.table?.seats[seat]?.kingdom.score.territories.find(({ spots }) => spots.includes(spot));
    this.lit = found && this.lit?.spots !== found.spots ? { seat, spots: found.spots } : null;
  }

  #hear(message: ServerMessage): void {
    if (message.type === "state") this.#learn(message.table);
    else if (message.type === "why") this.#explain(message);
    else if (message.type === "fits") this.preview.answered(message);
    else if (message.type === "reacted") this.table && this.told.react(message, this.table);
    else if (message.type === "refused") {
      if (GONE.includes(message.reason.code)) return void this.#giveUp(message.reason);
      this.sent = -1;
      this.told.refuse(reasonText(message.reason));
    }
  }

  #explain(why: WhyNot): void {
    if (why.move !== this.#wondered) return this.hand.answered(why);
    this.#wondered = "";
    if (why.reason && why.ply === this.table?.ply) this.told.refuse(reasonText(why.reason));
  }

  #learn(table: TableView): void {
    // If the table came back without it, a decision can be made again, unless it only waits to be stored.
    if (!table.delayed || this.sent !== table.ply) this.sent = -1;
    this.betrayed = !this.#dealing.hear(table);
    this.#greet(table);
    this.#following.hear(
      table,
      table.events.some(({ seat }) => this.#decides(seat, table)),
    );
  }

  /** Shows a table; for how many milliseconds, before the next one. */
  #see(table: TableView, at: number): number {
    const before = this.table;
    this.heardAt = at;
    const mine = this.#isMine(table);
    const another = before?.turn?.seat !== table.turn?.seat;
    if (before?.ply !== table.ply || another || before?.turn?.phase !== table.turn?.phase) {
      this.hand.empty();
      this.preview.empty();
      this.hints?.away();
      this.unpoint();
      if ((mine && table.turn?.phase === "place") || (another && this.people.length > 1)) this.chosen = null;
    }
    this.#shown = table;
    this.#hesitate(table);
    if (table.turn && table.seats[table.turn.seat]?.mine) this.last = table.turn.seat;
    const dealt = this.told.tell(withNames(table), before, mine);
    const pause = this.#pause(table, table.ply === before?.ply ? undefined : table.events.at(-1), dealt);
    if (dealt) this.turning = pause > 0;
    if (pause > 0) this.#lingers = true;
    return pause;
  }

  #pause(table: TableView, event: Event | undefined, dealt: boolean): number {
    const pace = Math.min(this.pace(), table.terms.clock ? LONGEST_TIMED : LONGEST);
    if (dealt) return pace && moving() ? TURNING : 0;
    return event && !this.#decides(event.seat, table) ? pace : 0;
  }

  /** For a moment what was decided last can be taken back; the server does not say when that is over. */
  #hesitate({ grace, seats }: TableView): void {
    clearTimeout(this.#settles);
    this.hasty = grace != null && seats[grace.seat]?.mine === true;
    if (grace && this.hasty) this.#settles = setTimeout(() => (this.hasty = false), grace.left);
  }

  /** What a page says by itself when it comes to the table. */
  #greet(table: TableView): void {
    if (table.role === "player" && !this.#greeted) {
      this.#greeted = true;
      this.mention({ type: "pace", pace: settings.pace });
    }
    this.#dealing.contribute();
  }
}
