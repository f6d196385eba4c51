// Names of players: the visitor's own, those to draw from, and those of computer players.
import type { SeatView, TableSummary } from "./messages";
import { change, settings } from "./settings.svelte";
import { named, t } from "./words.svelte";

/** A name that is not among those taken. */
export function drawName(taken: string[] = []): string {
  const free = t("names")
    .split(/\s+/)
    .filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

let suggested = "";
/** The visitor's own name, or one that is suggested to them: the same on every screen. */
export const ownName = (): string => settings.name || (suggested ||= drawName());

/** Whether to ask for it: once. */
export const isStranger = (): boolean => !settings.name && !settings.greeted;

/** The visitor has said what they are called, or left it at what was suggested; nobody asks again. */
export function meet(name: string): void {
  change({ name: name.trim(), greeted: true });
}

const kinOf = (level: string): string[] => named("kin", level, "").split(" ").filter(Boolean);

/** The name of a level's character, or of one of its kin where that is taken. */
export function kinName(level: string, taken: string[] = []): string {
  return kinOf(level).find((name) => !taken.includes(name)) ?? drawName(taken);
}

/** The name of a seat that goes to a computer player, or to a person again: what somebody typed stays. */
export function renamed(name: string, level: string | null, levels: readonly string[], taken: string[]): string {
  const kin = levels.some((one) => kinOf(one).includes(name));
  if (!level) return kin || !name ? drawName(taken) : name;
  const drawn = name !== settings.name && t("names").split(/\s+/).includes(name);
  return kin || drawn || !name ? kinName(level, taken) : name;
}

/** What a seat is called: a free one, and a computer player that has only its level for a name, in the visitor's words. */
export function shownName(name: string, kind: SeatView["kind"], level: string | null): string {
  if (kind === "open") return t("wait-open");
  const [, only, number = ""] = /^([\w-]+)( \([A-D]\)| \d)?$/.exec(name) ?? [];
  return kind === "computer" && level && only === level ? named("level", level) + number : name;
}

/** What the seats of a game in a list are called. */
export const shownNames = ({ names, kinds, levels }: TableSummary): string[] =>
  names.map((name, seat) => shownName(name, kinds?.[seat] ?? "person", levels?.[seat] ?? null));

/** The same without the seats that are free. */
export const sitting = (game: TableSummary): string[] =>
  shownNames(game).filter((_, seat) => game.kinds?.[seat] !== "open");
