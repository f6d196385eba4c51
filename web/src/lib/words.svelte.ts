// Words in the visitor's language: `t("table-you-place", { domino: 23 })`.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Words } from "./keys";
import { change, settings } from "./settings.svelte";

export type MessageKey = keyof Words;
type Values = Record<string, string | number>;
/** What has to be given with a message: nothing, if it needs nothing. */
type Given<K extends MessageKey> = keyof Words[K] extends never ? [values?: Values] : [values: Words[K]];

const FILES = import.meta.glob<string>(
  ["../../../src/kingdomino/languages/*/*.ftl", "!../../../src/kingdomino/languages/*/{terminal,commands,preview}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const fileOf = (code: string, part: string) => `../../../src/kingdomino/languages/${code}/${part}.ftl`;

/** The parts of a catalogue that are loaded; every screen needs the first two. */
const parts = new Set(["terms", "page"]);
let speaking = $state.raw(new FluentBundle("en"));

/** The language in use. */
export function language(): string {
  return speaking.locales[0]!;
}

const asked = () => new URLSearchParams(location.search).get("lang");

/** Which way it is written. */
export function direction(): "ltr" | "rtl" {
  const locale = new Intl.Locale(language()) as Intl.Locale & { getTextInfo?: () => { direction: "ltr" | "rtl" } };
  return locale.getTextInfo?.().direction ?? "ltr";
}

/** The language that the address, this browser's memory or the browser itself asks for. */
export function preferred(): string {
  const wanted = [asked(), settings.language, ...navigator.languages].map((tag) => (tag ?? "").split("-")[0]!);
  return wanted.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
}

/** The language that was asked for last; what was asked for before may come later, and no longer counts. */
let wanted = "en";
let loading = 0;

async function load(code: string): Promise<void> {
  const mine = ++loading;
  wanted = code;
  const texts = await Promise.all([...parts].map((part) => FILES[fileOf(code, part)]!()));
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  if (mine === loading) speaking = bundle;
}

/** Begins to speak the language that is asked for; a link that asks for one is remembered. */
export async function begin(): Promise<void> {
  const code = preferred();
  if (asked() === code) change({ language: code });
  await load(code);
}

/** Speaks another language from here on, and remembers it; '' for the browser's own. */
export async function use(code: string): Promise<void> {
  change({ language: code });
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) {
    url.searchParams.delete("lang");
    history.replaceState(history.state, "", url);
  }
  await load(preferred());
}

/** Loads another part of the catalogue, for a screen that needs it. */
export async function need(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  await load(wanted).catch((error: unknown) => {
    parts.delete(part);
    throw error;
  });
}

function said(key: string, values: Values): string | null {
  const pattern = speaking.getMessage(key)?.value;
  return pattern ? speaking.formatPattern(pattern, values, []) : null;
}

/** A message with its values filled in. */
export function t<K extends MessageKey>(key: K, ...[values]: Given<K>): string {
  return said(key, (values ?? {}) as Values) ?? key;
}

/** The languages there are catalogues for, each named in itself. */
export function languages(): { code: string; name: string }[] {
  return Object.entries(LANGUAGES).map(([code, name]) => ({ code, name }));
}

/** The word for something the server names, such as `named("level", "hard")`; its own name where there is none. */
export function named(kind: string, name: string, fallback = name, values: Values = {}): string {
  return said(`${kind}-${name}`, values) ?? fallback;
}

/** Names in a row: 'Ada, Bea and Carl'. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const first = names.slice(0, -1).reduce((first, second) => t("list-comma", { first, second }));
  return t("list-and", { first, second: last });
}
