// For tests: tables with the real engine, in a database that is thrown away.
import { IDBFactory } from "fake-indexeddb";
import type { Engine } from "../engine/engine";
import type { ClientMessage, ServerMessage, TableView } from "../lib/messages";
import { BOX } from "./box";
import { builtEngine } from "./built";
import { search } from "./searching";
import { Store } from "./store";
import { Tables, type Watching } from "./tables";
import { Thinkers, type Searcher } from "./thinking";

/** A search that is over before anybody can be impatient. */
const searcher = (engine: Engine) => (): Searcher => ({
  ask: (question, told) => search(engine, { ...question, search: { ...question.search, playouts: 50 } }, told),
  end: () => {},
});

/** One tab of a browser; several share a factory. */
export class Tab {
  private constructor(
    readonly tables: Tables,
    readonly store: Store,
  ) {}

  static async open(factory = new IDBFactory()): Promise<Tab> {
    const engine = await builtEngine();
    const store = new Store("test", factory);
    return new Tab(new Tables(engine, store, BOX, new Thinkers(searcher(engine))), store);
  }

  get desk(): Tables["desk"] {
    return this.tables.desk;
  }

  async sit(id: string, pace = 0): Promise<Sitting> {
    const sitting = new Sitting();
    sitting.watching = await this.tables.watch(id, (message) => sitting.hear(message));
    await sitting.until(() => sitting.heard.length > 0);
    await sitting.say({ type: "pace", pace });
    return sitting;
  }
}

/** Somebody at a table. */
export class Sitting {
  watching!: Watching;
  heard: ServerMessage[] = [];
  #table: TableView | null = null;

  hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === "state") this.#table = message.table;
  }

  get table(): TableView {
    return this.#table!;
  }

  say(message: ClientMessage): Promise<void> {
    return this.watching.hear(message);
  }

  /** Waits until something is true; meanwhile asks for something again and again, if there is anything to ask for. */
  async until(happened: () => unknown, wanted = "it", asked?: ClientMessage): Promise<void> {
    for (let tries = 0; !happened(); tries++) {
      if (tries > 2000) throw new Error(`waited for ${wanted}`);
      if (asked) await this.say(asked);
      await new Promise((done) => setTimeout(done, 2));
    }
  }

  async myTurn(): Promise<TableView> {
    await this.until(() => this.table.outcome || this.table.turn?.moves.length, "my turn");
    return this.table;
  }

  /** Plays a move, or the one that brings most. */
  async play(move?: string): Promise<TableView> {
    const { ply, turn } = await this.myTurn();
    const best = turn!.moves.reduce((one, other) => (other.points > one.points ? other : one));
    await this.say({ type: "play", ply, move: move ?? best.move });
    await this.until(() => this.table.ply > ply, "the move");
    return this.table;
  }

  async playToEnd(): Promise<TableView> {
    while (!(await this.myTurn()).outcome) await this.play();
    return this.table;
  }

  /** The reason of the next refusal. */
  async refusal(message: ClientMessage): Promise<string> {
    const before = this.heard.length;
    await this.say(message);
    const refused = () => this.heard.slice(before).find((one) => one.type === "refused");
    await this.until(refused, "a refusal");
    return refused()!.reason.code;
  }
}

export const ada = { kind: "person", name: "Ada" } as const;
export const bo = { kind: "person", name: "Bo" } as const;
export const computer = (level: string) => ({ kind: "computer", level }) as const;
