// The form of a new game: what it holds, how it is remembered, and how the address fills it in.
import { EMBLEMS } from "../lib/drawings";
import type { Catalogue, Clock, LimitsInfo, NewGame, NewSeat, RulesAsked, Terms } from "../lib/messages";
import type { RuleValue } from "../lib/ruling";

export interface Seat {
  kind: "person" | "computer" | "open";
  name: string;
  level: string;
  colour: number;
}

/** How many colours there are. */
const COLOURS = EMBLEMS.length;

const UNITS = { seconds: 1, minutes: 60, days: 24 * 3600 } as const;
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
      { kind: "person", name, level: "normal", colour: 0 },
      { kind: "computer", name: other, level: "normal", colour: 1 },
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
    absence: number(found?.absence, FRIENDS.absence),
    several: found?.several === true,
  };
}

/** What was stored, as far as it makes sense; a seed is never remembered. */
export function readSetup(text: string | null, fallback: Setup): Setup {
  try {
    const found = JSON.parse(text ?? "") as Partial<Setup>;
    const seats = (found.seats ?? [])
      .filter((seat) => ["person", "computer", "open"].includes(seat?.kind))
      .map(({ kind, name, level, colour }) => ({
        kind,
        name: String(name ?? ""),
        level: String(level ?? "normal"),
        colour,
      }));
    if (!seats.length || typeof found.edition !== "string") return fallback;
    const rules = Object.fromEntries(Object.entries(found.rules ?? {}).filter(([, value]) => isValue(value)));
    const friends = readFriends(found.friends);
    return {
      seats: inColours(seats),
      edition: found.edition,
      rules,
      dynasty: found.dynasty === true,
      seed: "",
      friends,
    };
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

// ---- whom against ----

/** Who sits at the other seats. */
const OTHERS = { computers: "computer", screen: "person", friends: "open" } as const;
export type Against = keyof typeof OTHERS;
export const AGAINST = Object.keys(OTHERS) as Against[];

export function against({ seats }: Pick<Setup, "seats">): Against {
  const some = (kind: Seat["kind"]) => seats.filter((seat) => seat.kind === kind).length;
  return some("open") ? "friends" : some("person") > 1 ? "screen" : "computers";
}

/** The visitor's own seat: the first of a person at this screen; -1: they only watch. */
export const ownSeat = ({ seats }: Pick<Setup, "seats">): number => seats.findIndex(({ kind }) => kind === "person");

/** What somebody is called who sits down under a name: a computer player of a level, or a person (null). */
export type Naming = (name: string, level: string | null, taken: string[]) => string;

/** A seat has gone to somebody else, who has a name of their own. */
export function callSeat(seats: Seat[], i: number, naming: Naming): void {
  const { kind, name, level } = seats[i]!;
  const taken = seats.filter((_, other) => other !== i).map((seat) => seat.name);
  if (kind !== "open") seats[i]!.name = naming(name, kind === "computer" ? level : null, taken);
}

/** One more seat of that kind, in a colour that is free. */
export function addSeat(seats: Seat[], kind: Seat["kind"], naming: Naming): void {
  seats.push({ kind, name: "", level: seats.at(-1)?.level ?? "normal", colour: freeColour(seats) });
  callSeat(seats, seats.length - 1, naming);
}

/** Others sit at the other seats from here on; there is at least one, and one for `you`. */
export function chooseAgainst(setup: Setup, how: Against, you: string, naming: Naming): void {
  const { seats } = setup;
  const own = Math.max(0, ownSeat(setup));
  if (seats[own]!.kind !== "person") Object.assign(seats[own]!, { kind: "person", name: you });
  for (const [i, seat] of seats.entries())
    if (i !== own) {
      seat.kind = OTHERS[how];
      callSeat(seats, i, naming);
    }
  if (seats.length < 2) addSeat(seats, OTHERS[how], naming);
}

/** So many seats; whoever comes is like the others, and the visitor stays. */
export function chooseCount(setup: Setup, count: number, naming: Naming): void {
  const { seats } = setup;
  const kind = OTHERS[against(setup)];
  while (seats.length < count) addSeat(seats, kind, naming);
  while (seats.length > count) seats.splice(seats.length - (ownSeat(setup) === seats.length - 1 ? 2 : 1), 1);
}

/** How strong all computer players are; '' if they differ, null if there are none. */
export function strength({ seats }: Setup): string | null {
  const levels = new Set(seats.filter(({ kind }) => kind === "computer").map(({ level }) => level));
  return levels.size > 1 ? "" : ([...levels][0] ?? null);
}
export function chooseStrength({ seats }: Setup, level: string, naming: Naming): void {
  for (const [i, seat] of seats.entries())
    if (seat.kind === "computer") {
      seat.level = level;
      callSeat(seats, i, naming);
    }
}

/** With one seat at least for a friend, and one for `you`. */
function withFriends(setup: Setup, open: boolean, you: string): Setup {
  const made = { ...setup, seats: setup.seats.map((seat) => ({ ...seat })) };
  if (!hasFriends(made)) chooseAgainst(made, "friends", you, (name) => name);
  else if (ownSeat(made) < 0) Object.assign(made.seats[0]!, { kind: "person", name: you });
  return { ...made, friends: { ...setup.friends, public: open } };
}

/** What a link such as /new?seed=7&edition=german or /new?friends=public asks for, filled in. */
export function asAddressed(setup: Setup, search: string, { editions, limits }: Catalogue, you: string): Setup {
  const asked = new URLSearchParams(search);
  const friends = asked.get("friends");
  if (friends === "link" || friends === "public") setup = withFriends(setup, friends === "public", you);
  const seed = asked.get("seed");
  if (seed && isSeed(seed, limits)) setup = { ...setup, seed };
  const edition = asked.get("edition");
  if (edition && editions.some(({ name }) => name === edition)) setup = { ...setup, edition, rules: {} };
  return setup;
}

/** What is remembered of a form that an address has filled in: not what it asked for, which was meant for this once. */
export function asRemembered(setup: Setup, before: Setup, search: string): Setup {
  const asked = new URLSearchParams(search);
  const { edition, rules, seats, friends } = before;
  return {
    ...setup,
    ...(asked.has("edition") ? { edition, rules } : {}),
    ...(asked.has("friends") ? { seats, friends: { ...setup.friends, public: friends.public } } : {}),
  };
}

/** A setup as far as the server offers what it asks for. */
export function asOffered(setup: Setup, { editions, levels, limits, absences }: Catalogue): Setup {
  const among = <T>(value: T, all: readonly T[]) => (all.includes(value) ? value : (all[0] ?? value));
  const seats = setup.seats.slice(0, limits.seats).map((seat) => ({
    ...seat,
    name: seat.name.slice(0, limits.name),
    level: among(seat.level, levels),
  }));
  const edition = among(
    setup.edition,
    editions.map(({ name }) => name),
  );
  const absence = among(setup.friends.absence, [0, ...absences]);
  return { ...setup, seats, edition, friends: { ...setup.friends, absence } };
}

/** The first colour that no seat has. */
export function freeColour(seats: readonly { colour: number }[]): number {
  const taken = new Set(seats.map(({ colour }) => colour));
  return Array.from({ length: COLOURS }, (_, colour) => colour).find((colour) => !taken.has(colour)) ?? 0;
}

/** Seats that each have a colour of their own: what was stored, as far as it makes sense. */
function inColours(seats: readonly (Omit<Seat, "colour"> & { colour: unknown })[]): Seat[] {
  const made: Seat[] = [];
  for (const { colour, ...seat } of seats) {
    const known = EMBLEMS.findIndex((_, one) => one === colour);
    const own = known >= 0 && !made.some((other) => other.colour === known);
    made.push({ ...seat, colour: own ? known : -1 });
  }
  for (const seat of made) if (seat.colour < 0) seat.colour = freeColour(made);
  return made;
}

/** Another colour for a seat; whoever had it takes the one that becomes free. */
export function chooseColour(seats: Seat[], seat: number, colour: number): void {
  const own = seats[seat]!.colour;
  for (const other of seats) if (other.colour === colour) other.colour = own;
  seats[seat]!.colour = colour;
}

/** Another edition; its clock comes with it where friends play. */
export function chooseEdition(setup: Setup, name: string, editions: Catalogue["editions"]): void {
  const minutes = (edition: string) => editions.find((one) => one.name === edition)?.minutes;
  const time = minutes(name);
  if (time && hasFriends(setup) && time !== minutes(setup.edition))
    Object.assign(setup.friends, { clock: "game", time, increment: 0 });
  setup.edition = name;
}

/** A clock begins with what is usual: the edition's minutes for a game, a minute for a move. */
export function chooseClock(friends: Friends, clock: Friends["clock"], minutes: number | null | undefined): void {
  if (clock === "game") Object.assign(friends, { clock, time: minutes ?? 15, increment: 0 });
  else Object.assign(friends, { clock, time: 60, unit: "seconds" });
}

export const isSeed = (text: string, { seed }: LimitsInfo): boolean => /^\d*$/.test(text) && text.length <= seed;

export const asRulesAsked = ({ edition, seats, rules }: Setup): RulesAsked => ({
  edition,
  players: seats.length,
  rules,
});

export const hasFriends = ({ seats }: Setup): boolean => seats.some(({ kind }) => kind === "open");

/** The thinking time in seconds, if it makes sense. */
export function clockSeconds({ clock, time, unit }: Friends, limits: LimitsInfo): number | null {
  const [shortest, longest] = limits.clock;
  const seconds = Math.round(Number(time) * (clock === "game" ? UNITS.minutes : UNITS[unit]));
  return seconds >= shortest && seconds <= longest ? seconds : null;
}
export const isIncrement = (increment: number, limits: LimitsInfo): boolean =>
  Number.isInteger(increment) && increment >= 0 && increment <= limits.increment;

/** Whether the clock, if there is one, can run like this. */
export function isClock(friends: Friends, limits: LimitsInfo): boolean {
  const { clock, increment } = friends;
  if (clock === "none") return true;
  return clockSeconds(friends, limits) !== null && (clock === "move" || isIncrement(increment, limits));
}

/** The clock as the server wants to know it. */
export function clockOf(friends: Friends, limits: LimitsInfo): Required<Clock> | null {
  const { clock: kind, increment } = friends;
  const seconds = clockSeconds(friends, limits);
  if (kind === "none" || seconds === null) return null;
  return { kind, seconds, increment: kind === "game" ? increment : 0 };
}

function asTerms(friends: Friends, limits: LimitsInfo): Terms {
  const { starts, when_late, absence, several } = friends;
  return {
    public: friends.public,
    starts,
    clock: clockOf(friends, limits),
    when_late,
    ...(absence ? { absence } : {}),
    several,
  };
}

export function asNewGame(setup: Setup, limits: LimitsInfo, nameless: (seat: number) => string): NewGame {
  const { seats, edition, rules, dynasty, seed, friends } = setup;
  const game: NewGame = {
    seats: seats.map(({ kind, name, level, colour }, i): NewSeat => ({
      kind,
      name: kind === "open" ? "" : name.trim() || nameless(i),
      level: kind === "computer" ? level : null,
      colour,
    })) as NewGame["seats"],
    edition,
    rules,
    dynasty,
  };
  // What friends are dealt nobody may know before: with them there is no seed.
  return hasFriends(setup) ? { ...game, terms: asTerms(friends, limits) } : { ...game, seed: seed || null };
}
