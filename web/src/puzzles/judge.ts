// The judge of puzzles: a worker with the engine that lays out a game and says what its moves are worth.
import { loadEngine, type Game } from "../engine/engine";
import { BOX } from "../local/box";
import { pictureOf } from "../local/picture";
import type { Answered, Asked } from "./asking";

const ID = "puzzle";
/** Of a search; moves that something is said about get half as many more. */
const PLAYOUTS = 200;
const SEED = "1";

const loaded = loadEngine();
let game: Game | null = null;
let edition = "";

/** The table at a moment; `since`: the plies that are not told of. */
async function picture(shown: Game, since: number) {
  const engine = await loaded;
  const solver = game?.turn ?? 0;
  const stored = {
    edition,
    seed: "",
    headers: {},
    length: 1,
    number: 1,
    ended: null,
    seats: shown.standings().map((_, seat) => ({
      name: "",
      kind: seat === solver ? ("person" as const) : ("computer" as const),
      level: seat === solver ? null : "expert",
      colour: seat,
    })),
  };
  const idle = { thinking: -1, delayed: false, paused: false, pace: 0, canUndo: false, canRedo: false, before: [] };
  return pictureOf(engine, { id: ID, stored, game: shown, notes: shown.events(0, shown.ply), ...idle }, since);
}

const ANSWERS: { [What in keyof Asked]: (...about: Parameters<Asked[What]>) => Promise<ReturnType<Asked[What]>> } = {
  async lay(record) {
    const [found] = (await loaded).read(record).games;
    game?.free();
    game = found!.game;
    edition = found!.edition;
    return { table: await picture(game, game.ply), dominoes: BOX.dominoes };
  },
  async after(move) {
    const next = game!.copy();
    try {
      next.play(move);
      return { ...(await picture(next, game!.ply)), turn: null };
    } finally {
      next.free();
    }
  },
  why: async (move) => game!.why(move),
  fits: async (domino) => game!.fits(domino),
  grade: async (move) => game!.grade(move, { seed: SEED, playouts: PLAYOUTS }),
  advise: async () => game!.advise({ seed: SEED, playouts: PLAYOUTS }),
};

onmessage = async ({ data }: MessageEvent<{ number: number; what: keyof Asked; about: never[] }>) => {
  const { number, what, about } = data;
  const answer = ANSWERS[what] as (...about: never[]) => Promise<unknown>;
  const say = (said: Answered): void => postMessage(said);
  await answer(...about).then(
    (value) => say({ kind: "judged", number, what, value }),
    (error: unknown) => say({ kind: "misjudged", number, problem: String(error) }),
  );
};
