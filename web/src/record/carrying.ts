// Carrying: everything that this browser knows of its owner is put together here, and what comes from elsewhere is added to it.
import { addKept, allKept } from "../coach/kept";
import { api, Refusal } from "../lib/api";
import { hasEngine, hasGames } from "../lib/here";
import type { LuggageArrived } from "../lib/messages";
import { change, DEFAULTS, settings, type Settings } from "../lib/settings.svelte";
import { language, use } from "../lib/words.svelte";
import { fileText, newer, readFile, Unfit, type Filed } from "./file";
import { looking } from "./looking.svelte";
import { packed, unpacked, type Claim } from "./luggage";
import { adoptSolver, knownSolver } from "./solver";

/** What there is, as it is written into a file. */
async function content(): Promise<Filed> {
  return {
    facts: [...(await looking.known()).values()],
    settings: { ...settings },
    games: (await hasGames()) ? await api.rowsHere() : [],
    reviews: await allKept(),
    solver: knownSolver(),
  };
}
export const carried = async (): Promise<string> => fileText(await content());

/** What was never changed here is as it was there. */
async function adopt(found: Partial<Settings>): Promise<void> {
  const untouched = ([name]: [string, unknown]) =>
    settings[name as keyof Settings] === DEFAULTS[name as keyof Settings];
  const changes: Partial<Settings> = Object.fromEntries(Object.entries(found).filter(untouched));
  change(changes);
  if (changes.language && changes.language !== language()) await use(changes.language);
}

/** How many games are new in the chronicle and in this browser, and how many could not be read. */
export interface Added {
  facts: number;
  games: number;
  refused: number;
}

/** Adds what a file holds; Unfit says why it is none. */
export async function add(text: string): Promise<Added> {
  const found = readFile(text, DEFAULTS);
  const facts = newer(found.facts, await looking.known());
  await looking.add(facts);
  await addKept(found.reviews);
  if (found.solver) adoptSolver(found.solver);
  await adopt(found.settings);
  const { added, refused } =
    hasEngine && found.games.length ? await api.restoreHere(found.games) : { added: 0, refused: found.games.length };
  return { facts: facts.length, games: added, refused };
}

// ---- by a link ----

const isTooLarge = (error: unknown): boolean => error instanceof Refusal && error.reason.code === "too-large";

/** Leaves everything at the server for another browser; gives what fetches it. Unfit if it is too much. */
export async function sendOff(): Promise<Claim> {
  const all = await content();
  // What was reviewed can be reviewed again: without that it may fit.
  for (const part of all.reviews.length ? [all, { ...all, reviews: [] }] : [all]) {
    const { content, key } = await packed(fileText(part));
    try {
      const { ticket, piece } = await api.sendOff({ length: content.length });
      for (let at = 0; at < content.length; at += piece)
        await api.putPiece(at / piece, { ticket, content: content.slice(at, at + piece) });
      return { ticket, key };
    } catch (error) {
      if (!isTooLarge(error)) throw error;
    }
  }
  throw new Unfit("big");
}

/** Fetches what waits at the server. */
export async function fetched({ ticket, key }: Claim): Promise<string> {
  let all = "";
  for (let number = 0, count = 1; number < count; number++) {
    const { content, pieces } = await api.fetchPiece(number, { ticket });
    all += content;
    count = pieces;
  }
  return unpacked(all, key);
}

/** It is there: the seats come too, and the server keeps nothing of it. */
export const confirmed = ({ ticket }: Claim): Promise<LuggageArrived> => api.arrived({ ticket });
