// Searching: one question, answered by the engine in the time that is left for it.
import type { Engine } from "../engine/engine";
import type { Answer, Question } from "./thinking";

/** Seconds that a search always has, and those it leaves for what comes after it. */
const LEAST = 0.05;
const SPARE = 0.02;

export function search(engine: Engine, question: Question, told: (answer: Answer) => void): void {
  const { rules, plies, search: settings, seed, until } = question;
  const game = engine.start(rules);
  try {
    for (const move of plies) game.play(move);
    const seconds = Math.max(LEAST, (until - Date.now()) / 1000 - SPARE);
    const [best] = game.search({ ...settings, seconds, seed }, (move: string) => told({ move, last: false }));
    if (best) told({ move: best.move, last: true });
  } finally {
    game.free();
  }
}
