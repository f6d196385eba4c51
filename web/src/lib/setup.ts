// The form of a new game: what it holds, how it is remembered, and how the address fills it in.
import type { EditionInfo, NewGame, NewSeat, RulesAsked } from "./messages";

export type RuleValue = boolean | number | string | string[];

export interface Seat {
  kind: "person" | "computer";
  name: string;
  level: string;
}

export interface Setup {
  seats: Seat[];
  edition: string;
  /** Only what the visitor set otherwise than the edition. */
  rules: Record<string, RuleValue>;
  dynasty: boolean;
  seed: string;
}

const KEY = "kingdomino.setup";

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
  };
}

function isValue(value: unknown): value is RuleValue {
  return (
    ["boolean", "number", "string"].includes(typeof value) ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}

/** What was stored, as far as it makes sense; a seed is never remembered. */
export function readSetup(text: string | null, fallback: Setup): Setup {
  try {
    const found = JSON.parse(text ?? "") as Partial<Setup>;
    const seats = (found.seats ?? [])
      .filter((seat) => seat?.kind === "person" || seat?.kind === "computer")
      .slice(0, 4)
      .map(({ kind, name, level }) => ({
        kind,
        name: String(name ?? "").slice(0, 24),
        level: String(level ?? "normal"),
      }));
    if (!seats.length || typeof found.edition !== "string") return fallback;
    const rules = Object.fromEntries(Object.entries(found.rules ?? {}).filter(([, value]) => isValue(value)));
    return { seats, edition: found.edition, rules, dynasty: found.dynasty === true, seed: "" };
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

/** A link such as /new?seed=7&edition=german says what to fill in. */
export function fromAddress(search: string, editions: readonly EditionInfo[]): Partial<Setup> {
  const asked = new URLSearchParams(search);
  const found: Partial<Setup> = {};
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

export function asNewGame(
  { seats, edition, rules, dynasty, seed }: Setup,
  nameless: (seat: number) => string,
): NewGame {
  return {
    seats: seats.map(({ kind, name, level }, i): NewSeat => ({
      kind,
      name: name.trim() || nameless(i),
      level: kind === "computer" ? level : null,
    })) as NewGame["seats"],
    edition,
    rules,
    dynasty,
    seed: seed || null,
  };
}
