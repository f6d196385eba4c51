// Moving a table: from this browser to the server, and from the server to this browser, each with one press.
import { api, Refusal } from "./api";
import { hasGames, isHere, nearby } from "./here";
import { reach } from "./reach.svelte";

/** How often it is packed again because something was decided meanwhile. */
const TRIES = 3;

const isStale = (error: unknown): boolean => error instanceof Refusal && error.reason.code === "stale";

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
}

/** A table in this browser goes to the server; gives its id there. The one here is given up once it has arrived. */
export async function moveToServer(id: string): Promise<string> {
  const { desk } = await nearby();
  return again(async () => {
    const parcel = await desk.pack(id);
    const { ids } = await api.send(parcel);
    await desk.sent(parcel.stamp, id, ids);
    return ids[parcel.games.findIndex((game) => game.id === id)]!;
  });
}

/** A table at the server comes to this browser; gives its id here. The server's is deleted once it is stored. */
export async function takeAlong(id: string): Promise<string> {
  const { desk } = await nearby();
  return again(async () => {
    const parcel = await api.parcel(id);
    const ids = await desk.unpack(parcel);
    const here = ids[parcel.games.findIndex((game) => game.id === id)]!;
    await confirm(id, parcel.stamp);
    return here;
  });
}

/** The server deletes what was taken along. If it cannot be asked now, it is asked when the games are next listed. */
async function confirm(id: string, stamp: string): Promise<void> {
  const { desk } = await nearby();
  try {
    await api.taken(id, stamp);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.reason.code === "offline") return;
    if (error.reason.code !== "unknown-table") {
      await desk.giveUp(stamp);
      throw error;
    }
  }
  await desk.confirm(stamp);
}

/** The ids at the server of games that live here now; the server is told again where it may not have heard. */
export async function takenAlong(): Promise<Set<string>> {
  const { desk } = await nearby();
  const taken = await desk.taken();
  const stamps = new Map(taken.flatMap(({ from, stamp }) => (stamp ? [[stamp, from]] : [])));
  for (const [stamp, from] of stamps) await confirm(from, stamp).catch(() => {});
  return new Set(taken.map(({ from }) => from));
}

/** Where a table of the server is that was taken along to this browser; null if it was not. */
export async function whereIs(id: string): Promise<string | null> {
  if (isHere(id) || reach.none || !(await hasGames())) return null;
  const { desk } = await nearby();
  return (await desk.taken()).find(({ from }) => from === id)?.id ?? null;
}
