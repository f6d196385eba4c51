// Reviews that this browser keeps: each with the game as it was then, in a database of their own.
//
// They can be made again at any time. So whatever goes wrong here is nobody's problem, and what cannot be read is nothing.
import { fields, isPlain, list, moment, text, whole, type Check } from "../lib/checks";
import { asked } from "../lib/database";
import type { Review } from "../lib/messages";

/** How games are judged now; what was judged otherwise is judged again. */
export const VERSION = 3;

const DATABASE = "kingdomino-reviews";
const REVIEWS = "reviews";
const MOST = 100;

export interface Kept {
  id: string;
  version: number;
  plies: number;
  /** The game, move by move. */
  moves: string;
  review: Review;
  /** When it was made, to forget the oldest first. */
  at: number;
}

const GRADES = ["only", "best", "good", "inexact", "mistake", "blunder"];
const KINDS = ["points", "later", "order", "deny", "waste", "terrain"];
const BONUSES = ["harmony-kept", "harmony-lost", "middle-kept", "middle-lost"];
const TERRAINS = ["wheat", "forest", "lake", "grass", "swamp", "mine"];
const VERDICTS = ["alone", "open", "even", "skill", "despite", "both", "luck"];

const number: Check = (value) => Number.isFinite(value) && Math.abs(value as number) < 1e6;
const one =
  (names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value);

/** Whether something is the review of a game of so many plies and players. */
export function isReview(found: unknown, plies: number, players: number): found is Review {
  const seat = whole(0, players - 1);
  const ply = whole(0, plies - 1);
  const exactly =
    (check: Check, n: number): Check =>
    (value) =>
      list(check, n)(value) && (value as unknown[]).length === n;
  const bySeat = exactly(number, players);
  const motive = fields({
    kind: one([...KINDS, ...BONUSES]),
    value: number,
    seat: (value) => value === null || seat(value),
    terrain: one([null, ...TERRAINS]),
  });
  const moves = text(40);
  return fields({
    version: (value) => value === VERSION,
    chances: exactly(bySeat, plies + 1),
    scores: exactly(bySeat, plies + 1),
    decisions: list(
      fields({
        ply,
        seat,
        move: moves,
        best: moves,
        grade: one(GRADES),
        lost: number,
        points: number,
        motives: list(motive, 10),
      }),
      plies,
    ),
    luck: list(fields({ ply, change: bySeat }), plies),
    players: exactly(
      fields({
        accuracy: (value) => value === null || number(value),
        grades: (value) => isPlain(value) && Object.values(value).every(whole(0, 1000)),
        lost: number,
        luck: number,
      }),
      players,
    ),
    moments: list(ply, 3),
    verdict: one(VERDICTS),
  })(found);
}

/** A review as it is kept, wherever it comes from; null if it is anything else. */
export function readKept(found: unknown): Kept | null {
  if (!isKept(found)) return null;
  const { id, version, plies, moves, review, at } = found as Kept;
  const whose = isPlain(review) && Array.isArray(review.players) ? review.players.length : 0;
  const same = version === VERSION && moves.split(" ").length === plies;
  return same && isReview(review, plies, whose) ? { id, version, plies, moves, review, at } : null;
}
const isKept = fields({
  id: text(60),
  version: whole(0, 1000),
  plies: whole(1, 1000),
  moves: text(40_000),
  at: moment,
});

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  let database: IDBDatabase | null = null;
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(REVIEWS, { keyPath: "id" }).createIndex("at", "at");
    database = await asked(request);
    return await work(database.transaction(REVIEWS, mode).objectStore(REVIEWS));
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

/** The review of a game as it is, if it was kept. */
export function kept(id: string, moves: readonly string[], players: number): Promise<Review | null> {
  return withStore("readonly", async (store) => {
    const found = (await asked(store.get(id))) as Partial<Kept> | undefined;
    const same = found?.version === VERSION && found.plies === moves.length && found.moves === moves.join(" ");
    return same && isReview(found.review, moves.length, players) ? found.review : null;
  });
}

/** All that can be read. */
export async function allKept(): Promise<Kept[]> {
  const rows = await withStore("readonly", (store) => asked(store.getAll() as IDBRequest<unknown[]>));
  return (rows ?? []).map(readKept).filter((row) => row !== null);
}

/** Adds reviews from elsewhere, of games that have none here, as long as there is room. */
export async function addKept(rows: readonly Kept[]): Promise<void> {
  await withStore("readwrite", async (store) => {
    const known = new Set(await asked(store.getAllKeys()));
    const fresh = rows.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, MOST - known.size));
    for (const row of fresh) await asked(store.put(row));
  });
}

export async function keep(id: string, moves: readonly string[], review: Review): Promise<void> {
  const { version } = review;
  const row: Kept = { id, version, plies: moves.length, moves: moves.join(" "), review, at: Date.now() };
  await withStore("readwrite", async (store) => {
    await asked(store.put(row));
    const keys = await asked(store.index("at").getAllKeys());
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await asked(store.delete(old));
  });
}

/** The game is gone, and so is its review. */
export async function forget(id: string): Promise<void> {
  await withStore("readwrite", (store) => asked(store.delete(id)));
}
