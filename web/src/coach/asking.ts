// What the coach is asked about a game, and how the engine answers it.
import type { Engine, Game } from "../engine/engine";
import type { Advice, Review, TableView } from "../lib/messages";

/** A game as everybody at its table knows it: no deal that is still to come. */
export interface Known {
  edition: string;
  rules: TableView["rules"];
  players: number;
  plies: string[];
}

export type Question =
  /** The best moves for whoever must decide; thinks for so many seconds, or as long as so many playouts take. */
  | { kind: "advice"; game: Known; seconds: number; playouts?: number }
  | { kind: "review"; game: Known; playouts: number }
  /** The game as a record, with these names. */
  | { kind: "record"; game: Known; names: string[] };

export interface Answers {
  advice: Advice;
  review: Review;
  record: string;
}
/** How far it has come, what it came to, or why to nothing. */
export type Said =
  | { kind: "done"; done: number }
  | { kind: keyof Answers; answer: Answers[keyof Answers] }
  | { kind: "failed"; why: string };

/** The same game is always judged alike. */
const SEED = "1";

export function answer(engine: Engine, question: Question, told: (done: number) => void): Answers[keyof Answers] {
  const game = gameOf(engine, question.game);
  try {
    if (question.kind === "advice") {
      const { seconds, playouts } = question;
      return game.advise(playouts ? { seed: SEED, playouts } : { seed: SEED, seconds });
    }
    if (question.kind === "review") return game.review({ seed: SEED, playouts: question.playouts }, told);
    return engine.write(game, { edition: question.game.edition, names: question.names, headers: {} });
  } finally {
    game.free();
  }
}

function gameOf(engine: Engine, { edition, rules, players, plies }: Known): Game {
  const { text, problem } = engine.judge(edition, rules, players);
  if (text === null) throw new Error(problem?.text ?? "these rules make no sense");
  const game = engine.start(text);
  try {
    for (const move of plies) game.play(move);
  } catch (error) {
    game.free();
    throw error;
  }
  return game;
}
