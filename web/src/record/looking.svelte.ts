// Looking at one's games: all that are over are listed, and each that is not written down yet is looked at, one at a time.
import { allKept } from "../coach/kept";
import { api, Refusal } from "../lib/api";
import { hasEngine, isHere } from "../lib/here";
import type { TableSummary } from "../lib/messages";
import { myGames, type Cursor } from "../lib/mine";
import { served } from "../lib/reach.svelte";
import { Book, setSince, since } from "./book";
import { listedFact, seenOf, type Fact, type Told } from "./facts";

/** Milliseconds between two games at a server, which has others to serve; and after it has said that it is too much. */
const PAUSE = 100;
const LONG_PAUSE = 5000;

const rest = (time: number) => new Promise<void>((done) => setTimeout(done, time));
const isOffline = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Refusal && error.reason.code === "offline");
const isTooMuch = (error: unknown): boolean =>
  (error instanceof Refusal && error.reason.code === "too-many") || (error instanceof Error && error.message === "429");

class Looking {
  /** By id. */
  facts = $state.raw<ReadonlyMap<string, Fact>>(new Map());
  /** The games that lie somewhere. */
  listed = $state.raw<ReadonlySet<string>>(new Set());
  /** How many of them are under way. */
  open = $state(0);
  /** It is being looked for games; those at a server are listed too. */
  running = $state(false);
  complete = $state(false);
  done = $state(0);
  total = $state(0);
  problem = $state.raw<unknown>(null);
  since = $state(since());
  #book = new Book();
  #read = false;
  #again = false;

  /** Whether there is still a game to look at under an id, as far as is known. */
  lies(id: string): boolean {
    return this.listed.has(id) || (!this.complete && !isHere(id));
  }

  /** Looks for games that are not written down; goes on whatever screen is in view. */
  async run(): Promise<void> {
    this.#again = true;
    if (this.running) return;
    this.running = true;
    while (this.#again) {
      this.#again = false;
      this.problem = null;
      try {
        await this.known();
        await this.#look(await this.#list());
        await this.#grade();
      } catch (error) {
        if (!isOffline(error)) this.problem = error;
      }
      this.total = this.done = 0;
    }
    this.running = false;
  }

  /** What is written down, once it has been read. */
  async known(): Promise<ReadonlyMap<string, Fact>> {
    if (!this.#read) {
      const written = await this.#book.all().catch(() => []);
      if (!this.#read) this.#learn(written);
      this.#read = true;
    }
    return this.facts;
  }

  /** Writes down facts; where nothing can be stored they are known as long as the page. */
  async add(facts: readonly Fact[]): Promise<void> {
    this.#learn(facts);
    await this.#book.write(facts).catch(() => {});
  }

  /** Forgets everything, and the games that are over by now for good. */
  async forget(): Promise<void> {
    this.#mark(Date.now());
    await this.#book.clear();
    this.facts = new Map();
  }

  /** Writes down the games from before that moment after all. */
  async remember(): Promise<void> {
    this.#mark(0);
    await this.run();
  }

  #mark(time: number): void {
    setSince(time);
    this.since = time;
  }

  #learn(facts: readonly Fact[]): void {
    this.facts = new Map([...this.facts, ...facts.map((fact) => [fact.id, fact] as const)]);
  }

  /** The games that are over and not written down as they are now. */
  async #list(): Promise<Fact[]> {
    const complete = served() || !hasEngine;
    const games: TableSummary[] = [];
    for (let from: Cursor | null = { there: "", here: "" }; from;) {
      const page = await myGames(from);
      games.push(...page.games);
      from = page.more;
    }
    const played = games.filter(({ mine, waiting }) => mine.length && !waiting);
    this.listed = new Set(games.map(({ id }) => id));
    this.open = played.filter(({ over }) => !over).length;
    this.complete = complete;
    const fresh = played.filter((game) => game.over && this.#isNew(game)).map(listedFact);
    this.#learn(fresh.filter(({ id }) => !this.facts.has(id))); // its list says enough to count it
    return fresh;
  }

  #isNew(game: TableSummary): boolean {
    const known = this.facts.get(game.id);
    if (!known) return Date.parse(game.changed) >= this.since;
    return known.seen !== seenOf(game) || (hasEngine && !known.tried);
  }

  async #look(fresh: readonly Fact[]): Promise<void> {
    this.total = fresh.length;
    for (const fact of fresh) {
      const began = this.since;
      const seen = await this.#seen(fact);
      if (this.since !== began) return; // everything was forgotten meanwhile
      await this.add([seen]);
      this.done++;
      if (hasEngine && !isHere(fact.id)) await rest(PAUSE);
    }
  }

  /** What the coach said of games since they were written down. */
  async #grade(): Promise<void> {
    const graded = (await allKept()).flatMap(({ id, plies, review }) => {
      const fact = this.facts.get(id);
      if (fact?.told?.plies !== plies || fact.mine.length !== 1) return [];
      const accuracy = review.players[fact.mine[0]!]?.accuracy ?? null;
      return accuracy === fact.accuracy || accuracy === null ? [] : [{ ...fact, accuracy, judged: review.version }];
    });
    if (graded.length) await this.add(graded);
  }

  /** The fact with all that its game tells. */
  async #seen(fact: Fact): Promise<Fact> {
    for (;;)
      try {
        const [at, length] = fact.series ?? [1, 1];
        const last = length > 1 && at === length;
        const dynasty = last ? ((await api.table(fact.id)).series?.outcome?.winners ?? null) : null;
        return { ...fact, dynasty, told: hasEngine ? await told(fact) : null, tried: hasEngine };
      } catch (error) {
        if (isOffline(error)) throw error;
        if (!isTooMuch(error)) return { ...fact, tried: true };
        await rest(LONG_PAUSE);
      }
  }
}

async function told({ id, mine }: Fact): Promise<Told> {
  const { seats, ...said } = await api.study(await api.record(id));
  return { ...said, own: mine.length === 1 ? (seats[mine[0]!] ?? null) : null };
}

export const looking = new Looking();
