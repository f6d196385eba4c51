// What is stored of a game in this browser, and how to tell it from anything else that may lie in the database.
import { fields, flag, isPlain, list, maybe, moment, table, text, whole, type Check } from "../lib/checks";
import type { NewGame } from "../lib/messages";

/** The form of a stored game; a newer one is left alone by an older page. */
export const SCHEMA = 2;

/** What the ids of tables in a browser begin with; a server's have no '-' there. */
export const PREFIX = "here-";

export type Rules = NonNullable<NewGame["rules"]>;

export interface StoredSeat {
  name: string;
  kind: "person" | "computer";
  level: string | null;
  colour: number;
}

/** Only what was decided, never a state: everything else follows from playing it again. */
export interface StoredGame {
  schema: number;
  id: string;
  edition: string;
  /** The fields that differ from the edition. */
  rules: Rules;
  seats: StoredSeat[];
  seed: string;
  /** The first game of the Dynasty; otherwise the game itself. */
  series: string;
  number: number;
  length: number;
  /** Of an imported record. */
  headers: Record<string, string>;
  /** Why it ended early. */
  ended: string | null;
  plies: string[];
  /** Plies that were taken back and can be played again. */
  undone: string[];
  /** What the dealer did in plies that were taken back. */
  foreseen: string[];
  over: boolean;
  /** Counts the changes: of two tabs that change the same, one is first. */
  version: number;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  /** The id that it had at the server from which it was taken along. */
  from: string | null;
  /** The stamp under which it was, until the server has said that its own is deleted. */
  unconfirmed: string | null;
  /** The stamps under which it was sent to a server, perhaps in vain. */
  sent: string[];
  /** It came as a record: it was not played here from its beginning. */
  opened?: boolean;
}

const id: Check = (value) => typeof value === "string" && /^here-[A-Za-z0-9]{1,40}$/.test(value);
const moves = list(text(40), 400);
const ruleValue: Check = (value) =>
  typeof value === "boolean" || whole(-1000, 1000)(value) || text(80)(value) || list(text(80), 20)(value);

const isGame = fields({
  schema: (value) => value === SCHEMA,
  id,
  edition: text(40),
  rules: table(text(40), ruleValue, 40),
  seats: (value) =>
    list(
      fields({
        name: text(100),
        kind: (kind) => kind === "person" || kind === "computer",
        level: maybe(text(40)),
        colour: whole(0, 3),
      }),
      4,
    )(value) && (value as unknown[]).length > 0,
  seed: (value) => typeof value === "string" && /^\d{1,20}$/.test(value) && BigInt(value) < 1n << 64n,
  series: id,
  number: whole(1, 999),
  length: whole(1, 999),
  headers: table(text(100), text(500), 50),
  ended: maybe(text(100)),
  plies: moves,
  undone: moves,
  foreseen: moves,
  over: flag,
  version: whole(0, Number.MAX_SAFE_INTEGER),
  created: moment,
  changed: moment,
  from: maybe(text(40)),
  unconfirmed: maybe(text(80)),
  sent: list(text(80), 40),
  opened: (value) => value === undefined || flag(value),
});

/** A game as it was stored by this version or an earlier one; null if it is anything else. */
export function readGame(found: unknown): StoredGame | null {
  const game = upgraded(found);
  return isGame(game) ? (game as StoredGame) : null;
}

/** In form 1 two players of the English app's edition opened A B B A; now a game says so. */
function upgraded(found: unknown): unknown {
  if (!isPlain(found) || found.schema !== 1) return found;
  const { edition, seats, rules } = found;
  const opensAbba = edition === "english-app" && Array.isArray(seats) && seats.length === 2 && isPlain(rules);
  return { ...found, schema: SCHEMA, rules: opensAbba ? { abba: true, ...rules } : rules };
}
