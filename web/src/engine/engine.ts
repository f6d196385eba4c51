/** The core as a page's worker uses it: rules, games and computer players, by the types of the messages. */
import type {
  Advice,
  Event,
  KingdomView,
  OutcomeView,
  Place,
  Reason,
  Review,
  RulesVerdict,
  ScoreAsked,
  ScoreVerdict,
  TableView,
  Turn,
} from "../lib/messages";
import { Forbidden, Module } from "./module";

export { Forbidden };

type RuleValue = NonNullable<RulesVerdict["rules"]>[string];

/** What a table shows of a game, whoever sits at it. */
export type Shown = Pick<
  TableView,
  "ply" | "phase" | "pending" | "line" | "order" | "unseen" | "line_length" | "lines_left" | "outcome" | "rules"
> & { turn: Turn | null; kingdoms: KingdomView[] };

/** By seat: points, largest territory, crowns, squares. */
export type Standing = [number, number, number, number];

/** What a record says of its game beyond the moves. */
export interface About {
  edition: string;
  names: string[];
  headers: Record<string, string>;
}

/** A game that was read, with its rules by field; `ended`: how, if it ended early. */
export interface Recorded extends About {
  rules: Record<string, RuleValue>;
  ended: string | null;
  script: string[];
  game: Game;
}

/** Where a text cannot be read, and why. */
type Unread = Pick<Forbidden, "reason" | "line" | "token">;

export interface SearchOptions {
  seed: string;
  method: string;
  playout: string;
  seconds?: number;
  playouts?: number;
  candidates?: number;
  horizon?: number;
  exploration?: number;
}

/** What a search thinks of a move, for the seat that plays it. */
export interface Candidate {
  move: string;
  visits: number;
  value: number;
  wins: number;
  score: number;
  margin: number;
  line: string[];
}

/** How the coach thinks; without playouts for so many seconds, and otherwise for as long as these take. */
export interface AdviceOptions {
  seed: string;
  seconds?: number;
  playouts?: number;
}
/** The same seed and playouts give the same review everywhere. */
export interface ReviewOptions {
  seed: string;
  playouts: number;
}

const MOST_SEEDS = 2n ** 64n;

/** A seed, which no number of a page can hold. */
function seedOf(text: string): bigint {
  const seed = /^\d{1,20}$/.test(text) ? BigInt(text) : MOST_SEEDS;
  if (seed >= MOST_SEEDS) {
    throw new Forbidden({ code: "bad-seed", text: "a seed is a whole number below 2 to the power of 64", values: {} });
  }
  return seed;
}

/** So many characters of a text. */
const begin = (text: string, length: number) => [...text].slice(0, length).join("");

/** As it may be shown: without control characters and whatever else could confuse a reader. */
function printable(text: string, length: number): string {
  const shown = (c: string) => (/[^\p{C}\p{Z}]| /u.test(c) ? c : /[\p{Z}\t-\r\x1c-\x1f\x85]/u.test(c) ? " " : "\ufffd");
  return [...begin(text, length)].map(shown).join("").trim();
}

/** The refusal of a text in which something cannot be read, in the form that a server gives it. */
function unreadable(code: "bad-record" | "bad-kingdom", { reason, line, token }: Unread): Forbidden {
  const where = line ? `line ${line}: ` : "";
  const what = `${where}${token ? `'${token}': ` : ""}${reason.text}`;
  const text = code === "bad-record" ? what : `kingdom ${line} cannot be read: ${what}`;
  const short = token ? `${begin(token, 40)}: ` : "";
  const values = Object.entries(reason.values).map(([name, value]) => [name, printable(value, 80)]);
  return new Forbidden({
    code,
    text: begin(text, 300),
    values: { line: String(line), reason: `${short}${begin(reason.text, 200)}.` },
    unread: { token: printable(token, 40), code: reason.code, values: Object.fromEntries(values) },
  });
}

/** So many of them, and then each. */
function counted<T>(items: T[], texts: (item: T) => string[]): string[] {
  return [String(items.length), ...items.flatMap(texts)];
}

const pairs = (members: Record<string, string>) => counted(Object.entries(members), (pair) => pair);
const standingTexts = (standings: Standing[]) => counted(standings, (row) => row.map(String));
const rulePairs = (changes: Record<string, RuleValue>) =>
  pairs(Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, ruleText(value)])));

/** A value as the core reads it. */
function ruleText(value: RuleValue): string {
  return Array.isArray(value) ? value.join(",") || "none" : String(value);
}

/** One game: its plies, what the dealer will do next, and whether it ended early. Free it when it is no longer needed. */
export class Game {
  #module: Module;
  #address: number;

  constructor(module: Module, address: number) {
    this.#module = module;
    this.#address = address;
  }

  /** Its address in the module. */
  get address(): number {
    if (!this.#address) throw new Error("this game was freed");
    return this.#address;
  }
  free(): void {
    this.#module.number("forget", this.address);
    this.#address = 0;
  }

  /** How many moves were played, the dealer's included. */
  get ply(): number {
    return this.#module.number("ply", this.address);
  }
  /** The seat whose decision it is, -1 for the dealer, or null when the game is over. */
  get turn(): number | null {
    const seat = this.#module.number("turn", this.address);
    return seat < -1 ? null : seat;
  }
  get over(): boolean {
    return this.#module.number("over", this.address) !== 0;
  }
  /** The number of players and the rules, as `Engine.start` takes them. */
  get rules(): string {
    return this.#text("rules");
  }

  play(move: string): void {
    this.#text("play", [], [move]);
  }
  /** The dealer moves, by script or seed, until a player must decide or it is over. */
  deal(seed: string): void {
    this.#text("deal", [seedOf(seed)]);
  }
  /** Takes back every ply from this one on, and an early end; what the dealer did will be dealt again. */
  cut(ply: number): void {
    this.#text("cut", [ply]);
  }
  /** Ends it early, as a record says it ("B resigned"); null: it did not end early. */
  end(how: string | null): void {
    this.#text("end", [], how === null ? [] : [how]);
  }
  /** A game of its own, as this one was after so many plies. */
  at(ply: number): Game {
    return new Game(this.#module, this.#json<number>("at", [ply]));
  }
  copy(): Game {
    return this.at(this.ply);
  }

  moves(): string[] {
    return this.#json("moves");
  }
  /** What the dealer will do next, as far as that is known. */
  script(): string[] {
    return this.#json("script");
  }
  setScript(moves: string[]): void {
    this.#text("set_script", [], moves);
  }

  /** Why a move cannot be played now; null if it can. */
  why(move: string): Reason | null {
    return this.#json("why", [], [move]);
  }
  /** Where a domino of the line would lie if it were claimed. */
  fits(domino: number): Place[] {
    return this.#json("fits", [domino]);
  }
  view(): Shown {
    return this.#json("view");
  }
  events(from: number, to: number): Event[] {
    return this.#json("events", [from, to]);
  }
  standings(): Standing[] {
    return this.#json("standings");
  }

  /** A decision of a policy of the core, at once. */
  choose(policy: string, seed: string): string {
    return this.#json("choose", [seedOf(seed)], [policy]);
  }
  /**
   * The moves that were looked at, best first. Nothing else happens here until that is known; meanwhile `told` hears which
   * move is best so far.
   */
  search(options: SearchOptions, told: (move: string) => void = () => {}): Candidate[] {
    this.#module.told = told;
    const { seed, method, playout } = options;
    const { seconds = 1, playouts = 0, candidates = 24, horizon = 2, exploration = 0.6 } = options;
    const numbers = [seedOf(seed), seconds, playouts, candidates, horizon, exploration];
    const found = this.#json<Record<keyof Candidate, never>[]>("search", numbers, [method, playout]);
    const number = (bits: string) => new Float64Array(BigUint64Array.of(BigInt(bits)).buffer)[0]!;
    return found.map((one) => ({
      ...one,
      value: number(one.value),
      wins: number(one.wins),
      score: number(one.score),
      margin: number(one.margin),
    }));
  }

  /** The best moves for whoever must decide now, and what speaks for them. Nothing else happens here until that is known. */
  advise({ seed, playouts = 0, seconds = playouts ? 1e6 : 0.3 }: AdviceOptions): Advice {
    return this.#json("advise", [seedOf(seed), seconds, playouts]);
  }
  /**
   * What every decision so far was worth. Nothing else happens here until that is known; `told` hears after every ply how many
   * are done.
   */
  review({ seed, playouts }: ReviewOptions, told: (done: number) => void = () => {}): Review {
    this.#module.told = told;
    return this.#json("review", [seedOf(seed), playouts]);
  }

  #text(name: string, numbers: (number | bigint)[] = [], texts: string[] = []): string {
    return this.#module.text(name, [this.address, ...numbers], texts);
  }
  #json<T>(name: string, numbers: (number | bigint)[] = [], texts: string[] = []): T {
    return this.#module.json<T>(name, [this.address, ...numbers], texts);
  }
}

export class Engine {
  #module: Module;

  constructor(module: Module) {
    this.#module = module;
  }

  /** The rules of an edition with changed fields: do they make sense for so many players? With them as `start` takes them. */
  judge(edition: string, changes: Record<string, RuleValue>, players: number): RulesVerdict & { text: string | null } {
    return this.#module.json("judge", [players], [edition, ...rulePairs(changes)]);
  }

  /** A game before its first ply, by the text of its rules: "2;harmony=true". */
  start(rules: string): Game {
    return new Game(this.#module, this.#module.json<number>("start", [], [rules]));
  }

  /** The game in a record, or those of a Dynasty of so many; Forbidden says where the text cannot be read. */
  read(records: string): { games: Recorded[]; length: number } {
    try {
      const { games, length } = this.#module.json<{
        games: (Omit<Recorded, "game"> & { game: number })[];
        length: number;
      }>("read", [], [records]);
      return { games: games.map((one) => ({ ...one, game: new Game(this.#module, one.game) })), length };
    } catch (error) {
      throw error instanceof Forbidden ? unreadable("bad-record", error) : error;
    }
  }
  /** A game as a record, with its early end if there is one. */
  write(game: Game, { edition, names, headers }: About): string {
    return this.#module.text("record", [game.address], [edition, ...names, ...pairs(headers)]);
  }

  /** Who wins with these standings. */
  decide(rules: string, standings: Standing[]): OutcomeView {
    return this.#module.json("decide", [], [rules, ...standingTexts(standings)]);
  }

  /** What the kingdoms of a real game are worth; Forbidden says which one cannot be read. */
  score({ edition, rules = {}, kingdoms, dynasty = false, earlier = [] }: ScoreAsked): ScoreVerdict {
    const asked = counted(kingdoms, ({ text, dominoes = [] }) => [
      text,
      ...counted(dominoes, ({ number, squares }) => [String(number), ...squares]),
    ]);
    const texts = [edition, ...rulePairs(rules), ...asked, ...(earlier as Standing[][]).flatMap(standingTexts)];
    const { unread, ...verdict } = this.#module.json<ScoreVerdict & { unread: Unread | null }>(
      "score",
      [+dynasty],
      texts,
    );
    if (!unread) return verdict;
    const refused = unreadable("bad-kingdom", unread);
    if (!["kingdom-high", "kingdom-wide"].includes(unread.reason.code)) throw refused;
    return { ...verdict, problem: refused.reason }; // these rules are for smaller kingdoms
  }
}

/** Loads the core; as often as there are workers that need one of their own. */
export async function loadEngine(content?: BufferSource): Promise<Engine> {
  return new Engine(await Module.load(content));
}
