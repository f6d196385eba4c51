// The file: everything that this browser knows of its owner, to be read again on another device. Nothing in a file is trusted.
import { readKept, type Kept } from "../coach/kept";
import { isPlain, type Check } from "../lib/checks";
import { LANGUAGES } from "../lib/keys";
import type { Settings } from "../lib/settings.svelte";
import { cleanName } from "../local/names";
import { readFact, type Fact } from "./facts";
import type { Solver } from "../puzzles/solver";
import { readSolver } from "./solver";

const FORM = "kingdomino-record";
const VERSION = 1;
/** Characters of a file; facts, games and reviews in it. */
export const LONGEST = 20_000_000;
const MOST_FACTS = 10_000;
const MOST_GAMES = 500;
const MOST_REVIEWS = 100;

export interface Filed {
  facts: Fact[];
  settings: Partial<Settings>;
  /** Tables of a browser as they are stored; whoever stores them checks them. */
  games: unknown[];
  reviews: Kept[];
  solver: Solver | null;
}

/** Why a text is no such file. */
export class Unfit extends Error {
  constructor(readonly why: "big" | "unread" | "newer") {
    super(why);
  }
}

export const fileText = (content: Filed): string =>
  JSON.stringify({ form: FORM, version: VERSION, made: new Date().toISOString(), ...content });

const among =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;
/** Those that are not simply on or off. */
const SETTINGS: Partial<Record<keyof Settings, Check>> = {
  theme: among("system", "light", "dark"),
  motion: among("system", "full", "none"),
  volume: between(0, 1),
  pace: between(0, 10_000),
  language: among("", ...Object.keys(LANGUAGES)),
  name: (value) => typeof value === "string" && value === cleanName(value, ""),
};

/** The settings in a file that say something; `known` are those there are. What a device has allowed is its own. */
export function readSettings(found: unknown, known: Settings): Partial<Settings> {
  if (!isPlain(found)) return {};
  const fit = ([name, value]: [string, unknown]) =>
    Object.hasOwn(known, name) &&
    name !== "notify" &&
    typeof value === typeof known[name as keyof Settings] &&
    (SETTINGS[name as keyof Settings]?.(value) ?? typeof value === "boolean");
  return Object.fromEntries(Object.entries(found).filter(fit));
}

/** Unfit says why it is none. Single facts and settings that cannot be read are left out. */
export function readFile(text: string, known: Settings): Filed {
  if (text.length > LONGEST) throw new Unfit("big");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unfit("unread");
  }
  if (!isPlain(found) || found.form !== FORM || typeof found.version !== "number") throw new Unfit("unread");
  if (found.version > VERSION) throw new Unfit("newer");
  const { facts, games, settings, reviews, solver } = found;
  const all = (list: unknown, most: number): unknown[] => (Array.isArray(list) ? list.slice(0, most) : []);
  return {
    facts: all(facts, MOST_FACTS)
      .map(readFact)
      .filter((fact) => fact !== null),
    settings: readSettings(settings, known),
    games: all(games, MOST_GAMES),
    reviews: all(reviews, MOST_REVIEWS)
      .map(readKept)
      .filter((review) => review !== null),
    solver: readSolver(solver),
  };
}

/** The facts of a file that say more than those there are: of games that are not known, or are known as they were earlier. */
export function newer(facts: readonly Fact[], known: ReadonlyMap<string, Fact>): Fact[] {
  return facts.filter((fact) => {
    const old = known.get(fact.id);
    if (!old) return true;
    const [then, before] = [Date.parse(fact.at), Date.parse(old.at)];
    return then > before || (then === before && fact.told !== null && old.told === null);
  });
}
