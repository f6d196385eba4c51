// Table: the authority over one game in this tab: what may be decided. Every decision goes through its ledger's door.
import { Forbidden, type Engine } from "../engine/engine";
import type { ClientMessage, Reason, ServerMessage, TableView } from "../lib/messages";
import { Computers } from "./computers";
import { noted } from "./hints";
import { DEALER, Ledger } from "./ledger";
import type { News } from "./news";
import { pictureAt, pictureOf, type Facts, type Standing } from "./picture";
import { insist, reasonOf, Refused, Stale } from "./refused";
import type { Store } from "./store";
import type { StoredGame } from "./stored";
import type { Thinkers } from "./thinking";

const SEATS = "ABCD";

/** A page that watches a table: it is sent the table as it is, however many changes came at once. */
export class Watcher {
  /** The generation and ply that the page has been shown. */
  #seen: [number, number] | null = null;
  #woken = false;

  constructor(
    private readonly table: Table,
    readonly tell: (message: ServerMessage) => void,
  ) {}

  wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    queueMicrotask(() => {
      this.#woken = false;
      if (this.table.closed) return;
      const { generation, game } = this.table;
      const since = this.#seen?.[0] === generation ? this.#seen[1] : game.ply;
      this.#seen = [generation, game.ply];
      this.tell({ type: "state", table: this.table.picture(since) });
    });
  }

  /** Does what the page asks for; what cannot be done is explained. */
  async hear(message: ClientMessage): Promise<void> {
    try {
      const answer = await this.table.do(message);
      if (answer) this.tell(answer);
    } catch (error) {
      if (error instanceof Stale || this.table.closed) return this.wake();
      const reason = reasonOf(error);
      if (!reason) throw error;
      // A text that is not a move at all is not a player's doing.
      const unread = error instanceof Forbidden && error.token;
      this.tell({ type: "refused", reason: unread ? { code: "bad-move", text: reason.text, values: {} } : reason });
    }
  }
}

export class Table extends Ledger implements Facts {
  readonly watchers = new Set<Watcher>();
  readonly computers: Computers;

  constructor(
    engine: Engine,
    store: Store,
    stored: StoredGame,
    thinkers: Thinkers,
    readonly before: readonly (readonly Standing[])[],
    private readonly announce: (news: News) => void,
  ) {
    super(engine, store, stored);
    this.computers = new Computers(this, thinkers);
    for (const { level } of stored.seats) thinkers.expect(level);
  }

  /** Continues where a closed tab may have cut something off. */
  async begin(): Promise<void> {
    try {
      if (this.game.turn === DEALER) await this.door(() => this.deal(), true);
    } catch (error) {
      if (!(error instanceof Stale)) throw error; // another tab did
    }
    this.changed(false);
  }

  // ---- who watches ----

  arrive(tell: (message: ServerMessage) => void): Watcher {
    const watcher = new Watcher(this, tell);
    this.watchers.add(watcher);
    watcher.wake();
    this.computers.wake();
    return watcher;
  }

  depart(watcher: Watcher): void {
    this.watchers.delete(watcher);
    if (!this.watchers.size) this.computers.stop();
  }

  /** Nothing more happens here; whoever comes later opens the table again. */
  retire(): void {
    if (this.closed) return;
    this.computers.retire();
    this.close();
  }

  // ---- decisions ----

  /** Does what a page asks for; gives what to answer that page alone. */
  async do(message: ClientMessage): Promise<ServerMessage | null> {
    switch (message.type) {
      case "play":
        await this.#play(message.ply, message.move);
        break;
      case "why":
        return { type: "why", ply: message.ply, move: message.move, reason: this.#why(message.ply, message.move) };
      case "fits": {
        this.#insistTurn(message.ply);
        const { ply, domino } = message;
        return { type: "fits", ply, domino, places: this.game.fits(domino) };
      }
      case "hinted":
        await this.#hinted(message.ply);
        break;
      case "undo":
        await this.#undo();
        break;
      case "redo":
        await this.#redo();
        break;
      case "hurry":
        this.computers.hurry();
        this.announce({ about: "hurry", id: this.id });
        break;
      case "pause":
      case "resume":
        this.#pause(message.type === "pause");
        break;
      case "step":
        this.computers.step();
        this.announce({ about: "paused", id: this.id, paused: true });
        this.#tell();
        break;
      case "pace":
        this.computers.pace = message.pace;
        this.announce({ about: "pace", id: this.id, pace: message.pace });
        break;
      case "resign":
        await this.#resign(message.seat);
        break;
      case "ask-undo":
        await this.#askUndo(message.seat);
        break;
      case "react": {
        this.#insistMine(message.seat);
        const { seat, reaction } = message;
        this.hear({ about: "reacted", id: this.id, seat, reaction });
        this.announce({ about: "reacted", id: this.id, seat, reaction });
        break;
      }
      case "answer-undo":
        throw new Refused("nobody-asked", "nobody is asking you for anything");
      case "stand-in":
        throw new Refused("not-your-seat", "there is no person in this seat");
      case "settled": // nobody waits for it,
      case "start": // it has begun,
      case "contribute": // and is dealt from a seed
        break;
    }
    return null;
  }

  async #play(ply: number, move: string): Promise<void> {
    await this.door(() => {
      this.#insistTurn(ply);
      return this.playOn(move);
    });
  }

  #insistTurn(ply: number): void {
    if (ply !== this.game.ply || this.game.over) throw new Stale();
    insist(this.#persons().includes(this.game.turn ?? DEALER), "not-your-turn", "it is not your turn");
  }

  /** A person has had a hint about what is to be decided. Among people there are none. */
  async #hinted(ply: number): Promise<void> {
    await this.door(async () => {
      this.#insistTurn(ply);
      const [seat, ...others] = this.#persons();
      insist(seat !== undefined && !others.length, "no-hints", "there are hints only against computer players");
      const headers = noted(this.stored.headers, seat, ply);
      if (headers) await this.note(headers);
    });
  }

  /** Why something cannot be played now; null if it can. */
  #why(ply: number, move: string): Reason | null {
    if (ply !== this.game.ply) throw new Stale();
    return this.game.why(move);
  }

  /** Gives up, which ends the game. */
  async #resign(seat: number): Promise<void> {
    await this.door(async () => {
      this.#insistMine(seat);
      insist(this.game.turn !== null, "game-over", "the game is over");
      await this.end(`${SEATS[seat]} resigned`);
    });
  }

  #persons(): number[] {
    return this.stored.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  #insistMine(seat: number): void {
    insist(this.#persons().includes(seat), "not-your-seat", "this is not your seat");
  }

  // ---- taking back ----

  /** The seats whose decisions are taken back: people's, or everybody's where computers play alone. */
  #takers(): readonly number[] {
    const persons = this.#persons();
    return persons.length ? persons : this.stored.seats.map((_, seat) => seat);
  }

  get canUndo(): boolean {
    return this.stored.ended !== null || this.lastDecision(this.#takers()) >= 0;
  }

  get canRedo(): boolean {
    return this.stored.undone.length > 0 && !this.game.over;
  }

  /** Takes back the last decision of a person, and all that followed; an early end is a decision too. */
  async #undo(): Promise<void> {
    await this.door(async () => {
      if (this.stored.ended !== null) {
        await this.end(null);
        if (this.game.turn === DEALER) await this.deal(); // a record may end where the dealer should move
        return;
      }
      const ply = this.#last(this.#takers());
      await this.cut(ply, [...this.stored.plies.slice(ply), ...this.stored.undone]);
      if (!this.#persons().length) this.computers.paused = true;
      this.changed(true);
    });
  }

  /** The last decision of one of these seats. */
  #last(seats: readonly number[]): number {
    const ply = this.lastDecision(seats);
    insist(ply >= 0, "nothing-to-undo", "there is nothing to take back");
    return ply;
  }

  /** Plays again what was taken back, up to the next decision of a person. */
  async #redo(): Promise<void> {
    await this.door(async () => {
      insist(this.canRedo, "nothing-to-redo", "there is nothing to play again");
      const from = this.game.ply;
      await this.replay((then) => {
        const left = [...this.stored.undone];
        const stops = () => then.ply > from && then.turn !== null && this.#takers().includes(then.turn);
        while (left.length && !stops()) then.play(left.shift()!);
        return left;
      });
    });
  }

  /** There is nobody to ask: it is taken back. */
  async #askUndo(seat: number): Promise<void> {
    await this.door(async () => {
      this.#insistMine(seat);
      await this.cut(this.#last([seat]), []);
      this.changed(true);
    });
  }

  // ---- computer players ----

  #pause(paused: boolean): void {
    this.hear({ about: "paused", id: this.id, paused });
    this.announce({ about: "paused", id: this.id, paused });
  }

  get paused(): boolean {
    return this.computers.paused;
  }

  get pace(): number {
    return this.computers.pace;
  }

  get thinking(): number {
    return this.computers.thinking ? (this.game.turn ?? DEALER) : DEALER;
  }

  toDecide(): string | null {
    const { turn } = this.game;
    if (this.closed || turn === null || turn === DEALER || !this.watchers.size) return null;
    return this.stored.seats[turn]?.level ?? null;
  }

  async decided(move: string, thinking: object): Promise<void> {
    try {
      await this.door(async () => {
        if (this.computers.thinking === thinking) await this.playOn(move);
      }, true);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }

  // ---- after every change ----

  changed(here = false): void {
    if (here) this.announce({ about: "changed", id: this.id });
    if (this.closed) return;
    this.computers.stop();
    this.computers.wake();
    this.#tell();
  }

  toldOtherwise(): void {
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.watchers) watcher.wake();
  }

  gone(why: Refused): void {
    for (const watcher of this.watchers) watcher.tell({ type: "refused", reason: why.reason });
    this.retire();
  }

  /** Another tab tells what happened there. */
  hear(news: News): void {
    if (this.closed) return;
    if (news.about === "changed") void this.refresh().catch(this.#lost);
    else if (news.about === "hurry") this.computers.hurry();
    else if (news.about === "pace") this.computers.pace = news.pace;
    else if (news.about === "paused") {
      this.computers.paused = news.paused;
      this.changed(false);
    } else
      for (const watcher of this.watchers) watcher.tell({ type: "reacted", seat: news.seat, reaction: news.reaction });
  }

  /** What another tab stored cannot be read. */
  #lost = (error: unknown): void => {
    const reason = reasonOf(error);
    if (!reason) throw error;
    this.gone(new Refused(reason.code, reason.text, reason.values));
  };

  // ---- what is shown ----

  /** The table as it is; `since`: the ply up to which the page knows what happened. */
  picture(since = this.game.ply): TableView {
    return pictureOf(this.engine, this, since);
  }

  /** The table as it was after so many plies. */
  moment(ply: number): TableView {
    insist(Number.isInteger(ply) && ply >= 0 && ply <= this.game.ply, "no-such-ply", "the game has not got that far");
    return pictureAt(this.engine, this, ply);
  }
}
