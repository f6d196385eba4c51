// Thinking: computer players choose their moves here. Some decide at once; one that searches has a worker of its own.
//
// A search keeps its worker busy until it is over. So it tells what it knows by then, now and then, and whoever cannot
// wait any longer ends the worker and takes that; another worker gets ready at once.
import type { Game } from "../engine/engine";
import { INSTANT, policyOf, searchOf, type SearchLevel } from "./box";
import { drawSeed } from "./seeds";

/** One decision that is being waited for. */
export interface Thought {
  readonly move: Promise<string>;
  /** It is made with what is known so far. */
  hurry(): void;
  /** Nobody wants to know after all. */
  cancel(): void;
}

/** What a search is asked. `until`: on the clock of the wall, in milliseconds. */
export interface Question {
  rules: string;
  plies: string[];
  search: SearchLevel;
  seed: string;
  until: number;
}
/** What it knows so far, or at last. */
export interface Answer {
  move: string;
  last: boolean;
}
/** Somebody who searches, and can be sent away at any moment. */
export interface Searcher {
  ask(question: Question, told: (answer: Answer) => void, failed: () => void): void;
  end(): void;
}

/** Milliseconds that a search that does not come to an end is waited for beyond its time. */
const PATIENCE = 100;

export class Thinkers {
  #ready: Searcher | null = null;

  constructor(private readonly hire: () => Searcher) {}

  /** A level may soon be asked: one that searches gets ready. */
  expect(level: string | null): void {
    if (level && searchOf(level)) this.#ready ??= this.hire();
  }

  /** Asks a computer player for a decision; `plies` have led to the game as it is. */
  ask(level: string, game: Game, plies: readonly string[]): Thought {
    const search = searchOf(level);
    if (search) return this.#search(search, game, plies);
    return { move: Promise.resolve(game.choose(policyOf(level), drawSeed())), hurry() {}, cancel() {} };
  }

  close(): void {
    this.#ready?.end();
    this.#ready = null;
  }

  #search(search: SearchLevel, game: Game, plies: readonly string[]): Thought {
    const searcher = this.#ready ?? this.hire();
    this.#ready = null;
    let known = game.choose(INSTANT, drawSeed());
    let over = false;
    let decide: (move: string) => void = () => {};
    const move = new Promise<string>((done) => (decide = done));
    const end = (idle: boolean) => {
      if (over) return;
      over = true;
      clearTimeout(late);
      decide(known);
      if (!idle) searcher.end();
      // The next question does not wait until a worker has come: this one stays, or another is called.
      if (this.#ready) return idle ? searcher.end() : undefined;
      this.#ready = idle ? searcher : this.hire();
    };
    const until = Date.now() + 1000 * search.seconds;
    const late = setTimeout(() => end(false), 1000 * search.seconds + PATIENCE);
    searcher.ask(
      { rules: game.rules, plies: [...plies], search, seed: drawSeed(), until },
      (answer) => {
        if (over) return;
        known = answer.move;
        if (answer.last) end(true);
      },
      () => end(false),
    );
    return { move, hurry: () => end(false), cancel: () => end(false) };
  }
}
