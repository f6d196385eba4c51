// The form of a new game: what it holds, how it is remembered, and how the address fills it in.
import type { EditionInfo, NewGame, NewSeat, RulesAsked, Terms } from "./messages";

export type RuleValue = boolean | number | string | string[];

export interface Seat {
  kind: "person" | "computer" | "open";
  name: string;
  level: string;
}

export const UNITS = { seconds: 1, minutes: 60, days: 24 * 3600 } as const;
export type Unit = keyof typeof UNITS;

/** How friends play together; `time` in `unit` for every move, or in minutes for the game. */
export interface Friends {
  public: boolean;
  starts: "full" | "host";
  clock: "none" | "move" | "game";
  time: number;
  unit: Unit;
  increment: number;
  when_late: "computer" | "resign";
  /** Seconds after which a computer player may sit in for someone who is away; 0: as usual. */
  absence: number;
  several: boolean;
}

/** What can be chosen for an absence. */
export const ABSENCES = [0, 60, 300, 3600, 24 * 3600] as const;

export interface Setup {
  seats: Seat[];
  edition: string;
  /** Only what the visitor set otherwise than the edition. */
  rules: Record<string, RuleValue>;
  dynasty: boolean;
  seed: string;
  friends: Friends;
}

const KEY = "kingdomino.setup";

const FRIENDS: Friends = {
  public: false,
  starts: "full",
  clock: "none",
  time: 60,
  unit: "seconds",
  increment: 5,
  when_late: "computer",
  absence: 0,
  several: false,
};

export function freshSetup(name: string, other: string): Setup {
  return {
    seats: [
      { kind: "person", name, level: "normal" },
      { kind: "computer", name: other, level: "normal" },
    ],
    edition: "classic",
    rules: {},
    dynasty: false,
    seed: "",
    friends: FRIENDS,
  };
}

function isValue(value: unknown): value is RuleValue {
  return (
    ["boolean", "number", "string"].includes(typeof value) ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}

function readFriends(found: Partial<Friends> | undefined): Friends {
  const one = <T>(value: T | undefined, among: readonly T[], otherwise: T) =>
    value !== undefined && among.includes(value) ? value : otherwise;
  const number = (value: unknown, otherwise: number) => (typeof value === "number" && value >= 0 ? value : otherwise);
  return {
    public: found?.public === true,
    starts: one(found?.starts, ["full", "host"], FRIENDS.starts),
    clock: one(found?.clock, ["none", "move", "game"], FRIENDS.clock),
    time: number(found?.time, FRIENDS.time),
    unit: one(found?.unit, ["seconds", "minutes", "days"], FRIENDS.unit),
    increment: number(found?.increment, FRIENDS.increment),
    when_late: one(found?.when_late, ["computer", "resign"], FRIENDS.when_late),
    absence: one(found?.absence, ABSENCES, FRIENDS.absence),
    several: found?.several === true,
  };
}

/** What was stored, as far as it makes sense; a seed is never remembered. */
export function readSetup(text: string | null, fallback: Setup): Setup {
  try {
    const found = JSON.parse(text ?? "") as Partial<Setup>;
    const seats = (found.seats ?? [])
      .filter((seat) => ["person", "computer", "open"].includes(seat?.kind))
      .slice(0, 4)
      .map(({ kind, name, level }) => ({
        kind,
        name: String(name ?? "").slice(0, 24),
        level: String(level ?? "normal"),
      }));
    if (!seats.length || typeof found.edition !== "string") return fallback;
    const rules = Object.fromEntries(Object.entries(found.rules ?? {}).filter(([, value]) => isValue(value)));
    const friends = readFriends(found.friends);
    return { seats, edition: found.edition, rules, dynasty: found.dynasty === true, seed: "", friends };
  } catch {
    return fallback;
  }
}

export function rememberedSetup(fallback: Setup): Setup {
  try {
    return readSetup(localStorage.getItem(KEY), fallback);
  } catch {
    return fallback;
  }
}

export function rememberSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A browser that remembers nothing still plays.
  }
}

/** A link such as /new?seed=7&edition=german or /new?friends=public says what to fill in. */
export function fromAddress(search: string, editions: readonly EditionInfo[]): Partial<Setup> {
  const asked = new URLSearchParams(search);
  const found: Partial<Setup> = {};
  const friends = asked.get("friends");
  if (friends === "link" || friends === "public") found.friends = { ...FRIENDS, public: friends === "public" };
  const seed = asked.get("seed");
  if (seed && isSeed(seed)) found.seed = seed;
  const edition = asked.get("edition");
  if (edition && editions.some(({ name }) => name === edition)) {
    found.edition = edition;
    found.rules = {};
  }
  return found;
}

export const isSeed = (text: string): boolean => /^\d{0,20}$/.test(text);

export const asRulesAsked = ({ edition, seats, rules }: Setup): RulesAsked => ({
  edition,
  players: seats.length,
  rules,
});

export const hasFriends = ({ seats }: Setup): boolean => seats.some(({ kind }) => kind === "open");

const LONGEST = 14 * UNITS.days;
/** The thinking time in seconds, if it makes sense. */
export function clockSeconds({ clock, time, unit }: Friends): number | null {
  const seconds = Math.round(Number(time) * (clock === "game" ? UNITS.minutes : UNITS[unit]));
  return seconds >= 5 && seconds <= LONGEST ? seconds : null;
}
export const isIncrement = (increment: number): boolean =>
  Number.isInteger(increment) && increment >= 0 && increment <= 3600;

function asTerms(friends: Friends): Terms {
  const { clock, increment, starts, when_late, absence, several } = friends;
  const seconds = clockSeconds(friends);
  return {
    public: friends.public,
    starts,
    clock:
      clock === "none" || seconds === null
        ? null
        : { kind: clock, seconds, increment: clock === "game" ? increment : 0 },
    when_late,
    ...(absence ? { absence } : {}),
    several,
  };
}

export function asNewGame(setup: Setup, nameless: (seat: number) => string): NewGame {
  const { seats, edition, rules, dynasty, seed, friends } = setup;
  const game: NewGame = {
    seats: seats.map(({ kind, name, level }, i): NewSeat => ({
      kind,
      name: kind === "open" ? "" : name.trim() || nameless(i),
      level: kind === "computer" ? level : null,
    })) as NewGame["seats"],
    edition,
    rules,
    dynasty,
  };
  // What friends are dealt nobody may know before: with them there is no seed.
  return hasFriends(setup) ? { ...game, terms: asTerms(friends) } : { ...game, seed: seed || null };
}
