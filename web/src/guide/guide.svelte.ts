// What the guide explains: an edition with its additional rules, taken over from a game or chosen by the reader.
import { api } from "../lib/api";
import { catalogue } from "../lib/box";
import { explain, reasonText } from "../lib/explain";
import type { Catalogue } from "../lib/messages";
import { played, type Fields, type Played } from "../lib/playing.svelte";
import { named } from "../lib/words.svelte";
import { COUNTS, STANDARD } from "./boards";
import { countsBy, same, type Count } from "./rules";

/** An edition, and where the rules differ from it. */
interface Wanted {
  edition: string;
  rules: Fields;
}

/** What the browser's history keeps of the guide, so that reloading shows the same rules. */
interface Kept {
  guide?: Played & { own: boolean };
}

export class Guide {
  /** What the server offers, once it has answered. */
  box = $state.raw<Catalogue | null>(null);
  edition = $state("");
  rules = $state.raw<Fields>(STANDARD);
  dynasty = $state(false);
  /** How many play the game that the guide was opened from; 0: it was opened from none. */
  players = $state(0);
  /** These are the rules of that game; the reader has not chosen others. */
  own = $state(false);
  problem = $state("");

  constructor() {
    const game = played();
    const kept = (history.state as Kept | null)?.guide ?? (game && { ...game, own: true });
    if (!kept) return;
    this.edition = kept.edition;
    this.rules = { ...STANDARD, ...kept.rules };
    this.dynasty = kept.dynasty;
    this.players = kept.players;
    this.own = kept.own;
    this.#keep();
  }

  async open(): Promise<void> {
    try {
      this.problem = "";
      this.box = await catalogue();
      this.edition ||= this.box.editions[0]!.name;
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** The chosen edition without any changes. */
  readonly plain = $derived(this.box?.editions.find(({ name }) => name === this.edition)?.rules ?? null);
  /** The rules that are switched on or off in the guide: additional ones, and placing where an edition leaves it open. */
  readonly switches = $derived(
    (this.box?.rules ?? [])
      .filter(({ field, extra }) => extra || (field === "must_place" && this.plain?.[field] === false))
      .map(({ field }) => field),
  );
  readonly house = $derived(
    this.plain !== null && Object.keys(this.#changes).some((field) => !this.switches.includes(field)),
  );
  readonly counts = $derived(countsBy(this.rules, COUNTS));
  /** What messages choose by. */
  readonly values = $derived({
    claim_ahead: String(this.rules.claim_ahead),
    harmony_needs: String(this.rules.harmony_needs),
    kings: String(this.rules.kings),
    grid: Number(this.rules.grid),
  });
  /** What the edition's book calls things where that differs from the guide; empty for most. */
  readonly words = $derived(named("guide-words", this.edition, ""));
  /** What the edition's book adds on the pile; empty for most. */
  readonly pile = $derived(named("guide-pile", this.edition, ""));
  readonly ties = $derived(Array.isArray(this.rules.tie_breaks) ? this.rules.tie_breaks : []);

  /** Where the rules are not those of the edition. The grid follows the Mighty Duel and is none of its own. */
  get #changes(): Fields {
    const follows = (field: string) => field === "grid" && this.rules.mighty_duel !== this.plain?.mighty_duel;
    return Object.fromEntries(
      Object.entries(this.rules).filter(([field, value]) => !same(value, this.plain?.[field]) && !follows(field)),
    );
  }

  /** Whether one of these rules is different in the classic edition. */
  differs(...fields: string[]): boolean {
    return fields.some((field) => !same(this.rules[field], STANDARD[field]));
  }

  /** Whether so many can play. */
  has(players: number): boolean {
    return this.counts.some((count) => count.players === players);
  }

  /** Whether the classic edition uses as much for this number of players. */
  usual({ players, line, dominoes }: Count): boolean {
    const usual = countsBy(STANDARD, COUNTS).find((count) => count.players === players);
    return usual?.line === line && usual.dominoes === dominoes;
  }

  /** Another edition; what is switched on stays on. */
  choose(edition: string): Promise<void> {
    const { rules } = this.#wanted;
    const on = Object.entries(rules).filter(([field, value]) => this.#isExtra(field) && value === true);
    return this.#ask({ edition, rules: Object.fromEntries(on) });
  }

  turn(field: string, on: boolean): Promise<void> {
    const { edition, rules } = this.#wanted;
    return this.#ask({ edition, rules: { ...rules, [field]: on } });
  }

  turnDynasty(on: boolean): void {
    this.dynasty = on;
    this.#chosen();
  }

  #isExtra(field: string): boolean {
    return this.box?.rules.some((rule) => rule.field === field && rule.extra) ?? false;
  }

  /** What the server is being asked about; whoever is quick changes that. */
  #asked: Wanted | null = null;
  get #wanted(): Wanted {
    return this.#asked ?? { edition: this.edition, rules: this.#changes };
  }
  /** The server says what the rules come to: they do not follow from the page. */
  async #ask(asked: Wanted): Promise<void> {
    this.#asked = asked;
    try {
      const verdict = await api.rules({ ...asked, players: 2 });
      if (asked !== this.#asked) return;
      this.#asked = null;
      if (verdict.rules) {
        this.edition = asked.edition;
        this.rules = verdict.rules;
        this.#chosen();
      }
      this.problem = !verdict.rules && verdict.problem ? reasonText(verdict.problem) : "";
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#asked = null;
      this.problem = explain(error);
    }
  }

  #chosen(): void {
    this.own = false;
    this.#keep();
  }

  #keep(): void {
    const { edition, rules, dynasty, players, own } = this;
    const guide: Kept = { guide: { edition, rules, dynasty, players, own } };
    history.replaceState({ ...(history.state as object | null), ...guide }, "");
  }
}
