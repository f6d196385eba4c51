import { beforeAll, expect } from "vitest";
import type { Engine } from "../engine/engine";
import type { Advice, Review } from "../lib/messages";
import { builtEngine, withEngine } from "../local/built";
import { answer, type Known } from "./asking";
import { isReview, VERSION } from "./kept";

let engine: Engine;
beforeAll(async () => {
  engine = await builtEngine().catch(() => undefined as never);
});

/** A game of so many players after some plies, as a table tells it. */
function begun(players: number, plies: number, edition = "classic", changes: Known["rules"] = {}): Known {
  const { text, rules } = engine.judge(edition, changes, players);
  const game = engine.start(text!);
  game.deal("7");
  while (game.ply < plies && !game.over) {
    game.play(game.choose("greedy", String(game.ply)));
    game.deal("7");
  }
  const moves = game.events(0, game.ply).map(({ move }) => move);
  game.free();
  return { edition, rules: rules!, players, plies: moves };
}
const ask = (question: Parameters<typeof answer>[1]) => answer(engine, question, () => {});

withEngine("advice names moves that can be played", () => {
  for (const [edition, players] of [
    ["classic", 2],
    ["danish", 3],
    ["english-app", 1],
  ] as const) {
    const game = begun(players, 20, edition);
    const { seat, moves } = ask({ kind: "advice", game, seconds: 1, playouts: 40 }) as Advice;
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThan(4);
    for (const { move, chances } of moves) {
      expect(() =>
        ask({
          kind: "record",
          game: { ...game, plies: [...game.plies, move] },
          names: ["A", "B", "C"].slice(0, players),
        }),
      ).not.toThrow();
      expect(chances.length).toBe(players);
    }
    expect(seat).toBeLessThan(players);
  }
});

withEngine("a review has the form that is kept, and says how far it is", () => {
  const game = begun(2, 14, "classic", { harmony: true });
  const heard: number[] = [];
  const review = answer(engine, { kind: "review", game, playouts: 20 }, (done) => heard.push(done)) as Review;
  expect(review.version).toBe(VERSION);
  expect(isReview(review, game.plies.length, 2)).toBe(true);
  expect(isReview(JSON.parse(JSON.stringify(review)), game.plies.length, 2)).toBe(true);
  expect(isReview(review, game.plies.length + 1, 2)).toBe(false);
  expect(heard.at(-1)).toBe(game.plies.length);
  expect(ask({ kind: "review", game, playouts: 20 })).toEqual(review);
});

withEngine("a record of a moment can be opened, with computer players in its seats", () => {
  const game = begun(2, 14);
  const text = ask({ kind: "record", game, names: ["Ada", "hard"] }) as string;
  const [read] = engine.read(text).games;
  expect(read!.names).toEqual(["Ada", "hard"]);
  expect(read!.game.ply).toBe(game.plies.length);
  read!.game.free();
});

withEngine("what is no game is refused", () => {
  const game = begun(2, 8);
  expect(() => ask({ kind: "review", game: { ...game, plies: ["nonsense"] }, playouts: 1 })).toThrow();
  expect(() => ask({ kind: "review", game: { ...game, edition: "martian" }, playouts: 1 })).toThrow();
  expect(() => ask({ kind: "review", game: { ...game, players: 9 }, playouts: 1 })).toThrow();
});
