// Tables that live in this browser: which they are, and the way to the worker that holds them.

/** What the ids of tables in this browser begin with; a server's do not. */
export const isHere = (id: string): boolean => id.startsWith("here-");

/** Whether this page was built with the engine; without it everything needs the server. */
export const hasEngine = LOCAL_ENGINE;

/** The worker's desk and connections; loaded when they are first needed. */
export const nearby = (): Promise<typeof import("../local/client")> => import("../local/client");

/** Whether there may be games in this browser: nothing is loaded to find out. */
export async function hasGames(): Promise<boolean> {
  if (!hasEngine) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === "kingdomino");
  } catch {
    return true; // a browser that does not say: its games are looked for
  }
}

/** While nobody waits for anything, the engine comes: to be there when the server is not. */
export function prepare(): void {
  if (!hasEngine) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(
    () =>
      void nearby()
        .then(({ prefetch }) => prefetch())
        .catch(() => {}),
  ); // it will come when it is needed
}
