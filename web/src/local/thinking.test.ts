import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Engine, Game } from "../engine/engine";
import { searchOf } from "./box";
import { builtEngine, withEngine } from "./built";
import { search } from "./searching";
import { Thinkers, type Answer, type Question } from "./thinking";

let engine: Engine;
let game: Game;
let plies: string[];
beforeEach(async () => {
  engine = await builtEngine();
  game = engine.start("2");
  game.deal("7");
  for (let i = 0; i < 9; i++) {
    game.play(game.choose("greedy", "1"));
    game.deal("7");
  }
  plies = game.events(0, game.ply).map(({ move }) => move);
});
afterEach(() => {
  game.free();
  vi.useRealTimers();
});

/** Somebody who only does what the test tells. */
class Puppet {
  static all: Puppet[] = [];
  ended = false;
  question: Question | null = null;
  told: (answer: Answer) => void = () => {};
  failed: () => void = () => {};
  constructor() {
    Puppet.all.push(this);
  }
  ask(question: Question, told: (answer: Answer) => void, failed: () => void): void {
    Object.assign(this, { question, told, failed });
  }
  end(): void {
    this.ended = true;
  }
}
beforeEach(() => void (Puppet.all = []));
const thinkers = () => new Thinkers(() => new Puppet());

withEngine("a level that decides at once needs nobody", async () => {
  const thought = thinkers().ask("hard", game, plies);
  expect(game.moves()).toContain(await thought.move);
  expect(Puppet.all).toEqual([]);
});

withEngine("a search is asked in the time that it promises, and stays for the next question", async () => {
  const all = thinkers();
  all.expect("master");
  const thought = all.ask("master", game, plies);
  const [puppet] = Puppet.all;
  expect(puppet!.question).toMatchObject({ plies, rules: game.rules });
  const seconds = searchOf("master")!.seconds;
  expect(Math.abs(puppet!.question!.until - Date.now() - 1000 * seconds)).toBeLessThan(200);
  const [first, second] = game.moves();
  puppet!.told({ move: first!, last: false });
  puppet!.told({ move: second!, last: true });
  expect(await thought.move).toBe(second);
  all.ask("master", game, plies);
  expect(Puppet.all.length).toBe(1);
});

withEngine("who is hurried decides with what is known, and another is called at once", async () => {
  const all = thinkers();
  const thought = all.ask("master", game, plies);
  const known = game.moves().at(-1)!;
  Puppet.all[0]!.told({ move: known, last: false });
  thought.hurry();
  expect(await thought.move).toBe(known);
  expect(Puppet.all.map(({ ended }) => ended)).toEqual([true, false]);
  thought.hurry();
  thought.cancel();
  expect(Puppet.all.length).toBe(2);
});

withEngine("one that knows nothing yet, or breaks down, decides at once all the same", async () => {
  const all = thinkers();
  const hurried = all.ask("master", game, plies);
  hurried.hurry();
  expect(game.moves()).toContain(await hurried.move);
  const broken = all.ask("master", game, plies);
  Puppet.all.at(-1)!.failed();
  expect(game.moves()).toContain(await broken.move);
});

withEngine("one that does not come to an end is not waited for", async () => {
  vi.useFakeTimers();
  const thought = thinkers().ask("master", game, plies);
  const known = game.moves()[0]!;
  Puppet.all[0]!.told({ move: known, last: false });
  vi.advanceTimersByTime(1000 * searchOf("master")!.seconds + 150);
  expect(await thought.move).toBe(known);
  expect(Puppet.all[0]!.ended).toBe(true);
});

withEngine("the engine tells what it thinks while it searches, and takes no longer than it may", () => {
  const told: Answer[] = [];
  const began = Date.now();
  const question = { rules: game.rules, plies, search: searchOf("master")!, seed: "3", until: began + 400 };
  search(engine, question, (answer) => told.push(answer));
  expect(Date.now() - began).toBeLessThan(600);
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(({ last }) => last)).toEqual([told.at(-1)]);
  for (const { move } of told) expect(game.moves()).toContain(move);
});
