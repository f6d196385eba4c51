// Restoring: tables from a file that another browser, or this one, has written. They are played again, and nothing is replaced.
import type { Engine } from "../engine/engine";
import type { Catalogue } from "../lib/messages";
import { gameOf, insistRecord } from "./ledger";
import { shownNames } from "./names";
import { MOST_GAMES } from "./setting";
import type { Store } from "./store";
import { readGame, type StoredGame } from "./stored";

/** How many tables were added, and how many are no tables, or find no room. Those that are here already are neither. */
export interface Restored {
  added: number;
  refused: number;
}

export class Restoring {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly box: Catalogue,
  ) {}

  /** Everything that is stored, to be written to a file. */
  async rows(): Promise<StoredGame[]> {
    return (await this.store.all()).games;
  }

  async restore(found: readonly unknown[]): Promise<Restored> {
    let room = MOST_GAMES - (await this.rows()).length;
    const restored: Restored = { added: 0, refused: 0 };
    for (const one of found.slice(0, MOST_GAMES)) {
      const row = readGame(one);
      const game = row && this.#played(row);
      if (game && (await this.#known(game.id))) continue;
      if (!game || room <= 0) restored.refused++;
      else if (!(await this.store.add([game]))) {
        restored.added++;
        room--;
      }
    }
    return restored;
  }

  /** It is here, or it was and went to a server. */
  async #known(id: string): Promise<boolean> {
    return (await this.store.raw(id)) !== undefined || (await this.store.movedTo(id)) !== null;
  }

  /** The table as it will be stored; null if it is not one. What could be played again there is left behind. */
  #played(row: StoredGame): StoredGame | null {
    const { seats, ended } = row;
    const names = seats.map(({ name }) => name);
    const seated = seats.every(({ kind, level }) =>
      kind === "computer" ? this.box.levels.includes(level ?? "") : level === null,
    );
    const colours = new Set(seats.map(({ colour }) => colour));
    if (!seated || colours.size < seats.length || names.join("\n") !== shownNames(names).join("\n")) return null;
    const fresh = { undone: [], foreseen: [], version: 0, from: null, unconfirmed: null, sent: [] };
    let game;
    try {
      game = gameOf(this.engine, { ...row, ...fresh });
      insistRecord(this.engine, game, row);
      return { ...row, ...fresh, over: ended !== null || game.over };
    } catch {
      return null;
    } finally {
      game?.free();
    }
  }
}
