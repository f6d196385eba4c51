// Words in the visitor's language: `t("turn.place", { domino: 23 })`.
import { en, type MessageKey, type Messages } from "../words/en";
import { settings } from "./settings.svelte";

const LANGUAGES: Record<string, Messages> = { en };

export type { MessageKey };
type Values = Record<string, string | number>;

export function language(): string {
  if (settings.language in LANGUAGES) return settings.language;
  return navigator.languages.map((l) => l.split("-")[0] ?? "").find((l) => l in LANGUAGES) ?? "en";
}

/** Fills in `{name}`, and `{n|one|many}` by the number n. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (all, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return all;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

export function t(key: MessageKey, values: Values = {}): string {
  return fill((LANGUAGES[language()] ?? en)[key], values);
}

/** The languages there are catalogues for, each named in itself. */
export function languages(): { code: string; name: string }[] {
  return Object.keys(LANGUAGES).map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
  }));
}

/** The word for something the server names, such as `named("level", "hard")`; its own name where there is none. */
export function named(kind: string, name: string, fallback = name, values: Values = {}): string {
  const key = `${kind}.${name}`;
  return key in en ? t(key as MessageKey, values) : fallback;
}

/** Names in a row: 'Ada, Bea and Carl'. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
