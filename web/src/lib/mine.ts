// My games, wherever they live: those at the server together with those in this browser.
import { api, Refusal } from "./api";
import { hasEngine, hasGames } from "./here";
import type { TableSummary } from "./messages";
import { takenAlong } from "./moving";
import { served } from "./reach.svelte";

/** Where a list goes on at the server and in this browser; null: it does not. */
export interface Cursor {
  there: string | null;
  here: string | null;
}
export interface MyGames {
  games: TableSummary[];
  /** What is stored in this browser and cannot be read. */
  unreadable: string[];
  more: Cursor | null;
}

type Part = Omit<MyGames, "more"> & { more: string | null; taken: ReadonlySet<string> };
const NOTHING: Part = { games: [], unreadable: [], more: null, taken: new Set() };

/** Some of them, or those that come after. */
export async function myGames({ there, here }: Cursor = { there: "", here: "" }): Promise<MyGames> {
  const [far, near] = await Promise.all([atServer(there), inBrowser(here)]);
  const more = far.more === null && near.more === null ? null : { there: far.more, here: near.more };
  return {
    // What was taken along is here, even if the server does not know it yet.
    games: [...near.games, ...far.games.filter(({ id }) => !near.taken.has(id))],
    unreadable: near.unreadable,
    more,
  };
}

async function atServer(from: string | null): Promise<Part> {
  if (from === null || (hasEngine && !served())) return NOTHING;
  try {
    return { ...NOTHING, ...(await api.mine(from)) };
  } catch (error) {
    if (hasEngine && error instanceof Refusal && error.reason.code === "offline") return NOTHING;
    throw error;
  }
}

async function inBrowser(from: string | null): Promise<Part> {
  if (from === null || !(await hasGames())) return NOTHING;
  const [page, taken] = await Promise.all([api.mineHere(from), served() ? takenAlong() : NOTHING.taken]);
  return { ...page, taken };
}
