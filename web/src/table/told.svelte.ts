// What is told of a change: words on the screen and for those who listen, sounds, marks on what is new, points that fly.
import type { Event, Reacted, TableView } from "../lib/messages";
import { tellTurn } from "../lib/news.svelte";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { named, t } from "../lib/words.svelte";
import { callText, changesText, dealtNumbers, eventText, newsText, placedSpots, reactionText } from "./say";
import { voice, type Voice } from "./voices";

/** How long a notice and a reaction are shown, in milliseconds. */
const NOTICE = 4000;
const BUBBLE = 3000;

export class Told {
  /** Words on the screen for a while. */
  notice = $state("");
  /** What somebody else has just done, for a while. */
  news = $state("");
  /** The points that somebody has just gained; each gain is another object. */
  gain = $state.raw<{ seat: number; points: number } | null>(null);
  /** Words for those who listen. */
  said = $state("");
  /** The numbers of the line that was just dealt. */
  dealt = $state.raw<ReadonlySet<number>>(new Set());
  /** By seat, the squares of the domino placed last. */
  fresh = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  /** By seat, what was just said: with a reaction, or by a computer player. */
  bubbles = $state.raw<ReadonlyMap<number, { reaction?: string; words: string }>>(new Map());
  /** The last word of a computer player. */
  #voice: Voice | null = null;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #reported: ReturnType<typeof setTimeout> | undefined;

  /** Words on the screen for a while, and for those who listen. */
  notify(words: string): void {
    this.notice = words;
    this.said = words;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = ""), NOTICE);
  }

  refuse(words: string): void {
    sound("refuse");
    this.notify(words);
  }

  #report(words: string): void {
    this.news = words;
    clearTimeout(this.#reported);
    if (words) this.#reported = setTimeout(() => (this.news = ""), NOTICE);
  }

  close(): void {
    clearTimeout(this.#noticed);
    clearTimeout(this.#reported);
  }

  react(reacted: Reacted, table: TableView): void {
    const { seat, reaction } = reacted;
    this.#bubble(seat, { reaction, words: t(`react-${reaction}`) });
    this.said = reactionText(reacted, table);
  }

  #bubble(seat: number, bubble: { reaction?: string; words: string }): void {
    this.bubbles = new Map(this.bubbles).set(seat, bubble);
    setTimeout(() => {
      if (this.bubbles.get(seat) !== bubble) return;
      const left = new Map(this.bubbles);
      left.delete(seat);
      this.bubbles = left;
    }, BUBBLE);
  }

  /** A computer player says a word about its move, unless somebody is speaking; gives it for those who listen. */
  #speak(table: TableView, news: readonly Event[]): string[] {
    const found = settings.voices && !this.bubbles.size ? voice(table, news, this.#voice) : null;
    const words = found && named("voice", `${found.level}-${found.mood}`, "", { which: found.which });
    if (!found || !words) return [];
    this.#voice = found;
    this.#bubble(found.seat, { words });
    return [t("say-reacted", { name: table.seats[found.seat]!.name, words })];
  }

  /** How a table differs from what it was; `mine`: the decision is this page's. Says whether a line was dealt. */
  tell(table: TableView, before: TableView | null, mine: boolean): boolean {
    const news = before && table.ply > before.ply ? table.events.filter(({ ply }) => ply >= before.ply) : [];
    if (!before || table.ply < before.ply) {
      this.fresh = new Map();
      this.#report("");
    }
    for (const event of news) this.#mark(event, table);
    if (!before) {
      const untouched = table.line.length > 0 && table.line.every(({ seat }) => seat === null);
      if (untouched) this.dealt = new Set(table.line.map(({ number }) => number));
      return untouched;
    }
    this.#sound(table, before, news, mine);
    const { turn, ply } = table;
    const words = news.map((event) => eventText(event, table));
    words.push(...this.#speak(table, news));
    if (turn && ply !== before.ply && turn.seat !== news.at(-1)?.seat) {
      const { name, mine } = table.seats[turn.seat]!;
      words.push(mine ? callText(turn, table) : t("say-turn", { name }));
    }
    if (table.grace && table.ply > before.ply && table.seats[table.grace.seat]?.mine)
      words.push(t("say-can-take-back", { n: Math.round(table.grace.whole / 1000) }));
    if (table.shared) {
      words.push(...changesText(before, table));
      if (mine && turn && before.turn?.seat !== turn.seat) tellTurn(table.seats[turn.seat]!.name, table.id);
    }
    if (words.length) this.said = words.join(" ");
    return news.some(({ kind }) => kind === "deal");
  }

  #mark(event: Event, table: TableView): void {
    const { kind, seat, points } = event;
    if (kind === "deal") this.dealt = new Set(dealtNumbers(event));
    const spots = kind === "place" ? placedSpots(event.move) : null;
    if (spots) this.fresh = new Map([[seat, spots]]);
    if (spots && points) this.gain = { seat, points };
    const decider = table.seats[seat];
    if (decider) this.#report(decider.mine && !decider.level ? "" : newsText(event, table));
  }

  #sound({ outcome, turn, ply }: TableView, before: TableView, news: readonly Event[], mine: boolean): void {
    const kinds = new Set(news.map(({ kind }) => kind));
    if (kinds.has("place") || kinds.has("discard")) sound("place");
    else if (kinds.has("claim")) sound("claim");
    if (kinds.has("deal") && !outcome) sound("deal");
    if (ply !== before.ply && mine && news.some(({ seat }) => seat !== turn?.seat)) sound("turn");
  }
}
