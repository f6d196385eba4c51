// What this browser keeps of a table's dealing, so that it can check it at the end; it outlives the page.
import type { FairView } from "./messages";

interface Kept {
  method: number;
  /** The commitment that was seen first, and the table's name in it. */
  commitment: string;
  table: string;
  /** Both were seen before the game began. */
  early: boolean;
  /** What this browser adds to the deals, by seat; it is drawn once. */
  mine: Record<number, string>;
  /** The seats for which that was sent, and those for which the server said that it has it. */
  sent: number[];
  given: number[];
  /** The kings and lines that were on the table, after their ply: '1 +4,11,23,38'. */
  seen: string[];
  /** When it was begun, to forget the oldest first. */
  at: number;
}

const PREFIX = "kingdomino.fair.";
const MOST = 200;
/** No game deals more often. */
const LONGEST = 40;
/** What cannot be stored is kept as long as the page. */
const memory = new Map<string, Kept>();

/** 256 bits of this browser's own, as 64 hex digits. */
function ownRandomness(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { method, commitment, table, early, mine, sent, given, seen, at } = found as Partial<Kept>;
  const texts = (all: unknown) =>
    typeof all === "object" && all !== null && Object.values(all).every((one) => typeof one === "string");
  return (
    typeof method === "number" &&
    typeof commitment === "string" &&
    typeof table === "string" &&
    typeof early === "boolean" &&
    texts(mine) &&
    Array.isArray(sent) &&
    Array.isArray(given) &&
    Array.isArray(seen) &&
    texts(seen) &&
    typeof at === "number"
  );
}

function stored(id: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

/** What is kept of a table, if anything. */
export function kept(id: string): Kept | null {
  return stored(id) ?? memory.get(id) ?? null;
}

function keep(id: string, all: Kept): Kept {
  memory.delete(id);
  memory.set(id, all);
  for (const old of memory.keys()) if (memory.size > MOST) memory.delete(old);
  try {
    const isNew = localStorage.getItem(PREFIX + id) === null;
    localStorage.setItem(PREFIX + id, JSON.stringify(all));
    if (isNew) forget();
  } catch {
    // A browser that stores nothing has the memory of its page.
  }
  return all;
}

/** All but the newest go. */
function forget(): void {
  const ids: string[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const name = localStorage.key(i);
    if (name?.startsWith(PREFIX)) ids.push(name.slice(PREFIX.length));
  }
  const age = (id: string) => stored(id)?.at ?? 0;
  const oldest = ids.length > MOST ? ids.sort((a, b) => age(a) - age(b)).slice(0, ids.length - MOST) : [];
  for (const id of oldest) localStorage.removeItem(PREFIX + id);
}

/** Keeps what a table commits itself to when it is first seen. False: it is something else than at first. */
export function pin(id: string, fair: FairView | null, early: boolean): boolean {
  const before = kept(id);
  if (before)
    return fair?.commitment === before.commitment && fair.table === before.table && fair.method === before.method;
  if (fair) {
    const { method, commitment, table } = fair;
    keep(id, { method, commitment, table, early, mine: {}, sent: [], given: [], seen: [], at: Date.now() });
  }
  return true;
}

/** What this browser adds for a seat: always the same. Only for a table that is pinned. */
export function contribution(id: string, seat: number): string | null {
  const all = kept(id);
  if (!all) return null;
  const value = all.mine[seat] ?? ownRandomness();
  if (!all.mine[seat]) keep(id, { ...all, mine: { ...all.mine, [seat]: value } });
  return value;
}

/** It is on its way to the server. */
export function wasSent(id: string, seat: number): void {
  const all = kept(id);
  if (all && !all.sent.includes(seat)) keep(id, { ...all, sent: [...all.sent, seat] });
}

/** The server says for which seats it was given something: what this browser sent has arrived. */
export function acknowledged(id: string, given: readonly boolean[]): void {
  const all = kept(id);
  const fresh = all?.sent.filter((seat) => given[seat] && !all.given.includes(seat)) ?? [];
  if (all && fresh.length) keep(id, { ...all, given: [...all.given, ...fresh] });
}

/** Kings and lines that lie on the table: they must be those of the record. */
export function saw(id: string, deals: readonly { ply: number; move: string }[]): void {
  const all = kept(id);
  const fresh = deals.map(({ ply, move }) => `${ply} ${move}`).filter((one) => !all?.seen.includes(one));
  if (all && fresh.length) keep(id, { ...all, seen: [...all.seen, ...fresh].slice(-LONGEST) });
}

/** What was seen in the order of the game; a line is laid only once, whatever was taken back. */
export function inOrder(seen: readonly string[]): string[] {
  const moves = seen
    .map((one) => one.split(" "))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, move]) => move ?? "");
  return moves.filter((move, i) => !move.startsWith("+") || moves.indexOf(move) === i);
}
