// Setting a table: how new games come to be in this browser, from a wish, after another game, or from a record.
import type { Engine, Game } from "../engine/engine";
import type { Again, Catalogue, NewGame } from "../lib/messages";
import { cleanName, shownNames } from "./names";
import { insist, Refused } from "./refused";
import { drawSeed, newId, nextSeed } from "./seeds";
import type { Store } from "./store";
import { SCHEMA, type Rules, type StoredGame, type StoredSeat } from "./stored";

/** Games that a browser keeps. */
export const MOST_GAMES = 500;
const DYNASTY = 3;
const SEATS = "ABCD";

/** What every stored game has. */
type Wanted = Pick<StoredGame, "edition" | "rules" | "seats" | "seed" | "length"> & Partial<StoredGame>;

/** A new row; what is not given is as in a game that has just begun. */
export function newGame(wanted: Wanted): StoredGame {
  const id = wanted.id ?? newId();
  const now = Date.now();
  return {
    schema: SCHEMA,
    series: id,
    number: 1,
    headers: {},
    ended: null,
    plies: [],
    undone: [],
    foreseen: [],
    over: false,
    version: 0,
    created: now,
    changed: now,
    from: null,
    unconfirmed: null,
    sent: [],
    ...wanted,
    id,
  };
}

export class Setting {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly box: Catalogue,
  ) {}

  /** Sets a new table; gives its id. Refused says what is wrong with the wish. */
  async create(wanted: NewGame): Promise<string> {
    const { seats, edition = "classic", rules = {}, dynasty = false, seed } = wanted;
    insist(!seats.some(({ kind }) => kind === "open"), "needs-server", "friends need a server to meet at");
    await this.#insistRoom();
    const verdict = this.engine.judge(edition, rules, seats.length);
    if (verdict.problem) throw new Refused(verdict.problem.code, verdict.problem.text, verdict.problem.values);
    insist(!seed || (/^\d{1,20}$/.test(seed) && BigInt(seed) < 1n << 64n), "bad-seed", "this seed is too large");
    const levels = seats.every(({ kind, level }) => kind !== "computer" || this.box.levels.includes(level ?? ""));
    insist(levels, "no-level", "there is no such level");
    const colours = inColours(seats.map(({ colour }) => colour ?? null));
    const names = shownNames(
      seats.map(({ kind, name, level }, seat) =>
        cleanName(name ?? "", kind === "computer" && level ? level : SEATS[seat]!),
      ),
    );
    const made = seats.map(({ kind, level }, seat): StoredSeat => ({
      name: names[seat]!,
      kind: kind === "computer" ? "computer" : "person",
      level: kind === "computer" ? (level ?? null) : null,
      colour: colours[seat]!,
    }));
    return this.#begin({
      edition,
      rules: this.changes(edition, verdict.rules ?? rules),
      seats: made,
      seed: seed ? String(BigInt(seed)) : drawSeed(),
      length: dynasty ? DYNASTY : 1,
    });
  }

  /** A new game for the same people with the same rules. */
  async again(old: StoredGame, { same_deal = false }: Again): Promise<string> {
    await this.#insistRoom();
    const { edition, rules, seats, length } = old;
    return this.#begin({ edition, rules, seats, length, seed: same_deal ? old.seed : drawSeed() });
  }

  /** The next game of a Dynasty; the second to ask is given the same one. */
  async nextGame(old: StoredGame, game: Game): Promise<string> {
    insist(game.over && old.ended === null && old.number < old.length, "no-next-game", "there is no next game");
    const { edition, rules, seats, length, series } = old;
    const number = old.number + 1;
    return this.#begin({ edition, rules, seats, length, series, number, seed: nextSeed(old.seed) });
  }

  /** Opens a record, or the records of a Dynasty; gives the id of the last game. */
  async importRecord(text: string): Promise<string> {
    insist(text.length <= this.box.limits.record, "too-large", "this is too long for a record");
    const { games, length } = this.engine.read(text);
    const seed = drawSeed();
    const rows: StoredGame[] = [];
    try {
      await this.#insistRoom(games.length);
      for (const { edition, rules, names, headers, ended, game, script } of games) {
        const levels = names.map((name) => (this.box.levels.includes(name) ? name : null));
        const shown = shownNames(names);
        rows.push(
          newGame({
            edition,
            rules: this.changes(edition, rules),
            seats: shown.map((name, seat) => ({
              name,
              kind: levels[seat] ? "computer" : "person",
              level: levels[seat] ?? null,
              colour: seat,
            })),
            seed: rows.length ? nextSeed(rows.at(-1)!.seed) : seed,
            length,
            ...(rows[0] && { series: rows[0].id }),
            number: rows.length + 1,
            headers,
            ended,
            over: ended !== null || game.over,
            opened: true,
            plies: game.events(0, game.ply).map(({ move }) => move),
            foreseen: script,
          }),
        );
      }
    } finally {
      for (const { game } of games) game.free();
    }
    await this.store.add(rows);
    return rows.at(-1)!.id;
  }

  /** The fields of rules that differ from an edition. */
  changes(edition: string, rules: Rules): Rules {
    const usual = this.box.editions.find(({ name }) => name === edition)?.rules ?? {};
    const differs = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(usual[field]);
    return Object.fromEntries(Object.entries(rules).filter(differs));
  }

  /** Stores a game with what is dealt at its beginning; if it is there already, that one. */
  async #begin(wanted: Wanted): Promise<string> {
    const row = newGame(wanted);
    const { text, problem } = this.engine.judge(row.edition, row.rules, row.seats.length);
    if (text === null) throw new Refused("rules-value", problem?.text ?? "these rules make no sense");
    const game = this.engine.start(text);
    try {
      game.deal(row.seed);
      row.plies = game.events(0, game.ply).map(({ move }) => move);
    } finally {
      game.free();
    }
    return (await this.store.add([row]))?.id ?? row.id;
  }

  async #insistRoom(more = 1): Promise<void> {
    const { games } = await this.store.all();
    insist(games.length + more <= MOST_GAMES, "too-many-games", `you have ${MOST_GAMES} games: delete some of them`);
  }
}

/** A colour for every seat: the one wished for, which nobody else may wish for, or one that is left over. */
function inColours(wished: readonly (number | null)[]): number[] {
  const chosen = wished.filter((colour) => colour !== null);
  insist(new Set(chosen).size === chosen.length, "same-colour", "two seats cannot have the same colour");
  const rest = [0, 1, 2, 3].filter((colour) => !chosen.includes(colour));
  return wished.map((colour) => colour ?? rest.shift()!);
}
