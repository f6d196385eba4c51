// Facts: what is written down of a game that is over, and how to tell it from anything else that may lie in its place.
import { VERSION as JUDGED } from "../coach/kept";
import { fields, flag, list, maybe, only, text, whole, type Check } from "../lib/checks";
import type { TableSummary } from "../lib/messages";
import { landOf } from "./land";

/** Of what is written down; whatever has another number is looked up in its game again. */
export const SCHEMA = 1;

/** What the engine says about one kingdom. */
export interface Own {
  points: number;
  /** Points of the bonuses. */
  harmony: number;
  middle: number;
  crowns: number;
  /** Squares of the largest territory, and points of the one worth most. */
  largest: number;
  richest: number;
  land: string;
  /** About how many decisions there was a hint. */
  hints: number;
  /** The moment at which the last line was laid, and how many points somebody was ahead then. */
  last: number;
  behind: number;
}

/** What the engine says about a game. */
export interface Studied {
  /** Names the game by its moves: it is the same wherever it lies. */
  print: string;
  plies: number;
  /** It ended early. */
  ended: boolean;
  /** By what it was decided: points, or what breaks a tie. */
  decided: string;
  seats: Own[];
}

/** The same for whoever has one of its seats; more than one: nobody's in particular. */
export type Told = Omit<Studied, "seats"> & { own: Own | null };

/** What the list of games says about one. */
type Listed = Pick<
  TableSummary,
  | "id"
  | "edition"
  | "extras"
  | "names"
  | "kinds"
  | "levels"
  | "colours"
  | "mine"
  | "scores"
  | "winners"
  | "day"
  | "series"
  | "shared"
  | "opened"
>;

export interface Fact extends Listed {
  schema: number;
  /** When its last decision was made. */
  at: string;
  /** Changes when the game does. */
  seen: string;
  /** Who won the Dynasty that it ended. */
  dynasty: number[] | null;
  /** Of one's own decisions in percent, if the game was reviewed. */
  accuracy: number | null;
  /** The version of how games were judged then. */
  judged: number | null;
  /** Null: it could not be read, or was not yet. */
  told: Told | null;
  tried: boolean;
}

export const seenOf = ({ changed, scores, winners }: TableSummary): string =>
  `${changed} ${scores.join(":")} ${winners.join(":")}`;

/** What the list alone says. */
export function listedFact(game: TableSummary): Fact {
  const { id, edition, extras, names, kinds, levels, colours, mine, scores, winners, day, series, shared, opened } =
    game;
  return {
    schema: SCHEMA,
    id,
    at: game.changed,
    seen: seenOf(game),
    edition,
    extras,
    names,
    kinds,
    levels,
    colours,
    mine,
    scores,
    winners,
    day,
    series,
    shared,
    opened,
    dynasty: null,
    accuracy: null,
    judged: null,
    told: null,
    tried: false,
  };
}

const seats = list(whole(0, 3), 4);
const points = whole(0, 1000);
const own: Record<keyof Own, Check> = {
  points,
  harmony: points,
  middle: points,
  crowns: points,
  largest: whole(0, 60),
  richest: points,
  land: (value) => text(700)(value) && landOf(value as string) !== null,
  hints: whole(0, 1000),
  last: whole(0, 1000),
  behind: points,
};
const told: Record<keyof Told, Check> = {
  print: (value) => typeof value === "string" && /^[0-9a-f]{16}$/.test(value),
  plies: whole(0, 1000),
  ended: flag,
  decided: text(20),
  own: maybe(fields(own)),
};
const day: Check = (value) => typeof value === "string" && /^\d{4}-[01]\d-[0-3]\d$/.test(value);
const moment: Check = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|\+00:00)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const fact: Record<keyof Fact, Check> = {
  schema: (value) => value === SCHEMA,
  id: (value) => typeof value === "string" && /^[A-Za-z0-9_-]{1,60}$/.test(value),
  at: moment,
  seen: text(100),
  edition: text(40),
  extras: list(text(40), 10),
  names: list(text(100), 4),
  kinds: list((value) => value === "person" || value === "computer" || value === "open", 4),
  levels: list(maybe(text(40)), 4),
  colours: seats,
  mine: seats,
  scores: list(points, 4),
  winners: seats,
  day: maybe(day),
  series: maybe((value) => list(whole(1, 999), 2)(value) && (value as unknown[]).length === 2),
  shared: flag,
  opened: flag,
  dynasty: maybe(seats),
  accuracy: maybe((value) => typeof value === "number" && value >= 0 && value <= 100),
  judged: (value) => value === undefined || maybe(whole(1, 1000))(value), // facts did not always have it
  told: maybe(fields(told)),
  tried: flag,
};
const isFact = fields(fact);

/** Every seat has a name, a kind, a level and a colour, and only those there are can be one's own or win. */
function fits({ names, kinds, levels, colours, scores, mine, winners, dynasty }: Fact): boolean {
  const players = names.length;
  return (
    players > 0 &&
    [kinds, levels, colours, scores].every(({ length }) => length === players) &&
    [...mine, ...winners, ...(dynasty ?? [])].every((seat) => seat < players)
  );
}

/**
 * A fact as it was written down by this version, and nothing that lies beside it; null if it is anything else. How accurate
 * decisions were is forgotten if they were judged otherwise then: what is not alike has no mean.
 */
export function readFact(found: unknown): Fact | null {
  if (!isFact(found) || !fits(found as Fact)) return null;
  const clean = only(found as Fact, fact);
  const { told: said } = clean;
  if (clean.judged !== JUDGED) clean.accuracy = clean.judged = null;
  return { ...clean, told: said && { ...only(said, told), own: said.own && only(said.own, own) } };
}
