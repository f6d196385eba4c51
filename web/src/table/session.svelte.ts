// What a page knows while it sits at a table: the latest state, the domino in hand, and what it asked for.
// It knows no rules: a placement is good if it is among the legal moves that were sent.
import { type Box, type Cell, cellOf, spotOf, WAYS } from "../art/tiles";
import { api, Live, Refusal } from "../lib/api";
import { reasonText } from "../lib/explain";
import { acknowledged, contribution, pin, saw, wasSent } from "../lib/kept";
import type {
  ClientMessage,
  DominoFace,
  Event,
  LegalMove,
  Reacted,
  Reason,
  ServerMessage,
  TableView,
} from "../lib/messages";
import { tellTurn } from "../lib/news.svelte";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { t } from "../lib/words";
import { changesText, eventText, placedSpots, reactionText, sentenceText, withNames } from "./say";

/** A domino held over the kingdom: its first half on `at`, the second by `way`. `firm`: it was put down, unconfirmed. */
export interface Ghost {
  at: Cell;
  way: number;
  firm: boolean;
}

export interface View {
  box: Box;
  side: number;
  x: number;
  y: number;
}

/** How long a reaction stands at its plate, in milliseconds. */
const BUBBLE = 3000;
/** What was contributed and not acknowledged is sent again after so many milliseconds. */
const PATIENCE = 2000;

const same = (a: Cell, b: Cell) => a.c === b.c && a.r === b.r;

export class Session {
  table = $state.raw<TableView | null>(null);
  faces = $state.raw<ReadonlyMap<number, DominoFace>>(new Map());
  connected = $state(true);
  /** The server no longer commits itself to what it did at first: nothing more is said to this table. */
  betrayed = $state(false);
  /** Why there is no table here. */
  problem = $state("");
  ghost = $state.raw<Ghost | null>(null);
  /** The domino on its way from the line to the kingdom, in pixels of the window. */
  carried = $state.raw<{ x: number; y: number } | null>(null);
  /** The kingdom that the visitor wants to see, if it is not the usual one. */
  chosen = $state<number | null>(null);
  /** The territory that lights up. */
  lit = $state.raw<{ seat: number; spots: readonly string[] } | null>(null);
  scores = $state(false);
  notice = $state("");
  said = $state("");
  /** The numbers of the line that was just dealt. */
  dealt = $state.raw<ReadonlySet<number>>(new Set());
  /** By seat, the squares of the domino placed last. */
  fresh = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  /** The last pointer was a finger. */
  touch = $state(window.matchMedia("(pointer: coarse)").matches);
  sent = $state(-1);
  /** When the table came, on the clock of `performance.now`: thinking time runs from there. */
  heardAt = $state(0);
  /** By seat, what was just said with a reaction. */
  bubbles = $state.raw<ReadonlyMap<number, Reacted>>(new Map());
  /** The seat of this page that decided or decides last. */
  last = $state(0);
  #whys = $state.raw<ReadonlyMap<string, Reason | null>>(new Map());
  #way = 0;
  #live: Live;
  #board: { element: HTMLElement; view: View } | null = null;
  #dragged = 0;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #closed = false;
  #given = new Set<number>();

  readonly turn = $derived(this.table?.turn ?? null);
  readonly mine = $derived(this.turn !== null && !this.table?.outcome && this.#decides(this.table, this.turn.seat));
  readonly placing = $derived(this.mine && this.turn?.phase === "place");
  readonly claiming = $derived(this.mine && this.turn?.phase === "claim");
  /** The best first. */
  readonly placements = $derived(
    (this.mine ? (this.turn?.moves ?? []) : [])
      .filter(({ kind }) => kind === "place")
      .sort((a, b) => b.points - a.points),
  );
  readonly claims = $derived(new Set(this.claiming ? this.turn?.moves.map(({ domino }) => domino) : []));
  readonly discard = $derived(this.placing ? (this.turn?.moves.find(({ kind }) => kind === "discard") ?? null) : null);
  readonly face = $derived(
    this.placing && this.turn?.domino != null ? (this.faces.get(this.turn.domino) ?? null) : null,
  );
  readonly #legal = $derived.by(() => {
    const legal = new Map<string, LegalMove>();
    const twin = this.face && JSON.stringify(this.face.halves[0]) === JSON.stringify(this.face.halves[1]);
    for (const move of this.placements) {
      const [first, second] = move.squares ?? ["", ""];
      legal.set(first + second, move);
      if (twin) legal.set(second + first, move);
    }
    return legal;
  });
  readonly free = $derived([...new Set(this.placements.flatMap(({ squares }) => squares ?? []))]);

  readonly people = $derived((this.table?.seats ?? []).flatMap(({ mine }, seat) => (mine ? [seat] : [])));
  /** Someone who only looks, and has nothing to decide. */
  readonly spectator = $derived(this.table !== null && this.table.role !== "player");
  readonly watching = $derived(
    !this.spectator && (this.table?.seats.every(({ kind }) => kind === "computer") ?? false),
  );
  /** The seat that this page speaks for. */
  readonly speaker = $derived(this.turn && this.mine ? this.turn.seat : this.people[0]);
  /** A seat of this page that a computer player has. */
  readonly lent = $derived(this.people.find((seat) => this.table?.seats[seat]?.level) ?? -1);
  /** The same, if this page can have it back. */
  readonly returning = $derived(this.table?.seats[this.lent]?.can_return ? this.lent : -1);
  /** The seat whose last decision this page may ask to take back, if it has made one. */
  readonly regrets = $derived.by(() => {
    const seat = this.people.length > 1 ? this.last : (this.people[0] ?? -1);
    return this.table?.seats[seat]?.can_ask_undo ? seat : -1;
  });
  readonly usual = $derived(this.people.length === 1 ? this.people[0]! : this.last);
  readonly shown = $derived(this.chosen ?? this.usual);
  readonly thinking = $derived(this.table?.seats.findIndex(({ thinking }) => thinking) ?? -1);

  readonly #text = $derived(
    this.ghost ? spotOf(this.ghost.at) + spotOf(this.#second(this.ghost.at, this.ghost.way)) : "",
  );
  /** The legal move that the domino in hand would make. */
  readonly fits = $derived(this.#legal.get(this.#text) ?? null);
  /** Why it cannot lie where it is held; empty while the answer is on its way. */
  readonly why = $derived.by(() => {
    if (!this.ghost || this.fits) return "";
    if (!this.#onTable(this.ghost)) return t("table.off");
    const known = this.#whys.get(this.#text);
    return known ? reasonText(known) : "";
  });

  constructor(readonly id: string) {
    this.#live = new Live(
      id,
      (message) => this.#hear(message),
      (yes) => {
        this.connected = yes;
        this.sent = -1; // what was on its way may be lost
        this.#greeted = false;
        this.#given.clear();
        if (!yes && !this.table) api.table(id).catch((error: unknown) => this.#fail(error));
      },
    );
  }

  #decides(table: TableView | null, seat: number): boolean {
    const view = table?.seats[seat];
    return view !== undefined && view.mine && !view.level && !this.betrayed;
  }

  /** There is nothing to wait for: the table cannot be seen. */
  #fail(error: unknown): void {
    if (!(error instanceof Refusal) || error.reason.code === "offline") return;
    this.#giveUp(error.reason);
  }

  #giveUp(why: Reason): void {
    this.problem = reasonText(why);
    this.table = null;
    this.close();
  }

  /** Connects anew: this browser has become someone else at the table. */
  renew(): void {
    this.#live.renew();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#noticed);
    this.#live.close();
  }

  send(message: ClientMessage): void {
    if (this.betrayed) return;
    if (!this.#live.send(message)) this.notify(t("table.lost"));
  }

  play(move: string): void {
    const table = this.table;
    if (!table || this.betrayed || this.sent === table.ply) return;
    if (this.#live.send({ type: "play", ply: table.ply, move })) this.sent = table.ply;
    else this.notify(t("table.lost"));
  }

  /** Words on the screen for a while, and for those who listen. */
  notify(words: string): void {
    this.notice = words;
    this.said = words;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = ""), 4000);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "why") {
      if (message.ply !== this.table?.ply) return;
      this.#whys = new Map(this.#whys).set(message.move, message.reason);
      return;
    }
    if (message.type === "reacted") return this.#bubble(message);
    if (message.type === "refused") {
      if (message.reason.code === "unknown-table") return this.#giveUp(message.reason);
      this.sent = -1;
      sound("refuse");
      this.notify(reasonText(message.reason));
      return;
    }
    if (message.type !== "state") return;
    const before = this.table;
    const table = withNames(message.table);
    this.heardAt = performance.now();
    // If the table came back without it, a decision can be made again, unless it only waits to be stored.
    if (!table.delayed || this.sent !== table.ply) this.sent = -1;
    if (!pin(this.id, table.fair, table.stage === "waiting")) this.betrayed = true;
    else if (table.fair) {
      acknowledged(this.id, table.fair.given);
      saw(
        this.id,
        table.events.filter(({ kind }) => kind === "kings" || kind === "deal"),
      );
    }
    this.#greet(table);
    if (
      before?.ply !== table.ply ||
      before.turn?.seat !== table.turn?.seat ||
      before.turn?.phase !== table.turn?.phase
    ) {
      this.ghost = null;
      this.carried = null;
      this.#whys = new Map();
      if (table.turn && table.turn.phase === "place" && this.#decides(table, table.turn.seat)) this.chosen = null;
      if (this.people.length > 1 && before?.turn?.seat !== table.turn?.seat) this.chosen = null;
    }
    const news = before && table.ply > before.ply ? table.events.filter(({ ply }) => ply >= before.ply) : [];
    if (!before || table.ply < before.ply) this.fresh = new Map();
    this.table = table;
    if (table.turn && table.seats[table.turn.seat]?.mine) this.last = table.turn.seat;
    this.#tell(table, news, before);
    if (!before && table.line.every(({ seat }) => seat === null))
      this.dealt = new Set(table.line.map(({ number }) => number));
  }

  /** What a page says by itself when it comes to the table. */
  #greet(table: TableView): void {
    if (this.betrayed) return;
    if (table.role === "player" && !this.#greeted) {
      this.#greeted = true;
      this.#live.send({ type: "pace", pace: settings.pace });
    }
    if (table.stage !== "waiting" || !table.fair) return;
    table.seats.forEach(({ mine }, seat) => {
      if (!mine || table.fair?.given[seat] || this.#given.has(seat)) return;
      const value = contribution(this.id, seat);
      if (value === null) return;
      this.#given.add(seat);
      if (this.#live.send({ type: "contribute", seat, value })) wasSent(this.id, seat);
      // Whoever was not heard says the same again.
      setTimeout(() => {
        this.#given.delete(seat);
        if (this.table && !this.#closed) this.#greet(this.table);
      }, PATIENCE);
    });
  }

  #bubble(reacted: Reacted): void {
    if (!this.table) return;
    this.bubbles = new Map(this.bubbles).set(reacted.seat, reacted);
    this.said = reactionText(reacted, this.table);
    setTimeout(() => {
      if (this.bubbles.get(reacted.seat) !== reacted) return;
      const left = new Map(this.bubbles);
      left.delete(reacted.seat);
      this.bubbles = left;
    }, BUBBLE);
  }

  #mark(event: Event): void {
    if (event.kind === "deal") this.dealt = new Set(event.move.slice(1).split(",").map(Number));
    const spots = event.kind === "place" ? placedSpots(event.move) : null;
    if (spots) this.fresh = new Map([[event.seat, spots]]);
  }

  #tell(table: TableView, news: Event[], before: TableView | null): void {
    const moved = before !== null && before.ply !== table.ply;
    for (const event of news) this.#mark(event);
    const kinds = new Set(news.map(({ kind }) => kind));
    if (table.outcome && before && !before.outcome) sound("end");
    else if (kinds.has("place") || kinds.has("discard")) sound("place");
    else if (kinds.has("claim")) sound("claim");
    if (kinds.has("deal") && !table.outcome) sound("deal");
    const turn = table.turn;
    if (moved && turn && this.#decides(table, turn.seat) && news.some(({ seat }) => seat !== turn.seat)) sound("turn");
    const words = news.map((event) => eventText(event, table));
    if (turn && moved && (turn.seat !== news.at(-1)?.seat || !news.length)) {
      const { name, mine } = table.seats[turn.seat]!;
      words.push(mine ? t(`say.your-${turn.phase}`, { name, domino: turn.domino ?? "" }) : t("say.turn", { name }));
    }
    const ended = table.outcome && before && !before.outcome;
    if (ended) words.push(sentenceText(table));
    if (before && table.shared) words.push(...changesText(before, table));
    const mine = turn !== null && this.#decides(table, turn.seat);
    if (table.shared && mine && before && before.turn?.seat !== turn.seat)
      tellTurn(table.seats[turn.seat]!.name, location.pathname);
    if (words.length) this.said = words.join(" ");
  }

  /** Asks why the domino in hand cannot lie there, unless that is known. */
  ask(): void {
    if (!this.ghost || this.fits || !this.table || this.#whys.has(this.#text) || !this.#onTable(this.ghost)) return;
    this.#live.send({ type: "why", ply: this.table.ply, move: this.#text });
  }

  #second({ c, r }: Cell, way: number): Cell {
    const step = WAYS[way % 4]!;
    return { c: c + step.c, r: r + step.r };
  }

  #onTable({ at, way }: Ghost): boolean {
    return [at, this.#second(at, way)].every(({ c, r }) => c >= 0 && c < 13 && r >= 0 && r < 13);
  }

  // ---- the domino in hand ----

  hold(at: Cell, firm = false, way = this.#way): void {
    const now = this.ghost;
    if (!this.placing || (now && same(now.at, at) && now.way === way && now.firm === firm)) return;
    this.#way = way;
    this.ghost = { at, way, firm };
  }

  release(): void {
    this.ghost = null;
    this.carried = null;
  }

  #holdMove(move: LegalMove, firm: boolean): void {
    const [first, second] = (move.squares ?? ["g7", "g7"]).map(cellOf) as [Cell, Cell];
    const way = WAYS.findIndex(({ c, r }) => first.c + c === second.c && first.r + r === second.r);
    this.hold(first, firm, Math.max(0, way));
  }

  /** Turns the domino by a quarter; to the next legal way around its square if `kind`. */
  rotate(kind = false): void {
    if (!this.placing) return;
    const at = this.ghost?.at;
    for (let turned = 1; at && kind && turned < 4; turned++) {
      const way = (this.#way + turned) % 4;
      if (this.#legal.has(spotOf(at) + spotOf(this.#second(at, way)))) return this.hold(at, true, way);
    }
    const way = (this.#way + 1) % 4;
    if (this.ghost) this.hold(this.ghost.at, this.ghost.firm, way);
    else this.#way = way;
  }

  /** The next or previous placement by points. */
  cycle(step: number): void {
    const all = this.placements;
    if (!this.placing || !all.length) return;
    const now = this.fits ? all.indexOf(this.fits) : step > 0 ? -1 : 0;
    this.#holdMove(all[(now + step + all.length) % all.length]!, true);
    this.sayHeld();
  }

  move(dc: number, dr: number): void {
    if (!this.placing) return;
    const box = this.#board?.view.box;
    if (!this.ghost || !box) return this.cycle(1);
    const { at } = this.ghost;
    const c = Math.min(box.c + box.wide - 1, Math.max(box.c, at.c + dc));
    const r = Math.min(box.r + box.high - 1, Math.max(box.r, at.r + dr));
    this.hold({ c, r }, true);
    this.sayHeld();
  }

  sayHeld(): void {
    const { fits } = this;
    if (!this.ghost) return;
    if (fits) this.said = t("say.held", { spots: fits.squares?.join(" ") ?? "", points: fits.points });
  }

  /** Someone pressed a square of the kingdom. */
  press(at: Cell, by: "mouse" | "touch" | "key"): void {
    if (performance.now() - this.#dragged < 80) return;
    if (!this.placing || this.shown !== this.turn?.seat) return this.light(this.shown, spotOf(at));
    const spot = spotOf(at);
    if (by !== "touch" && this.fits?.squares?.includes(spot)) return this.play(this.fits.move);
    if (by === "key") {
      this.hold(at, true);
      if (!this.fits) sound("refuse");
      return;
    }
    const here = this.placements.filter(({ squares }) => squares?.includes(spot));
    here.sort((a, b) => +(b.squares?.[0] === spot) - +(a.squares?.[0] === spot) || b.points - a.points);
    if (here.length) {
      const now = this.fits ? here.indexOf(this.fits) : -1;
      return this.#holdMove(here[(now + 1) % here.length]!, by === "touch");
    }
    this.light(this.shown, spot);
    if (this.lit) return;
    this.hold(at, by === "touch");
    sound("refuse");
  }

  /** Lets the territory on a square light up, or no more. */
  light(seat: number, spot: string): void {
    const found = this.table?.seats[seat]?.kingdom.score.territories.find(({ spots }) => spots.includes(spot));
    this.lit = found && this.lit?.spots !== found.spots ? { seat, spots: found.spots } : null;
  }

  confirm(): void {
    if (this.fits) this.play(this.fits.move);
    else if (this.ghost) sound("refuse");
  }

  // ---- dragging ----

  board(element: HTMLElement, view: View): void {
    this.#board = { element, view };
  }

  /** Where a point of the window lies in the kingdom, in squares; null outside. */
  locate(x: number, y: number, bounds = this.#board?.element.getBoundingClientRect()): Cell | null {
    if (!this.#board || !bounds || this.shown !== this.turn?.seat) return null;
    const { view } = this.#board;
    const c = (x - bounds.left - view.x) / view.side + view.box.c;
    const r = (y - bounds.top - view.y) / view.side + view.box.r;
    const { box } = view;
    const inside = c > box.c - 0.3 && r > box.r - 0.3 && c < box.c + box.wide + 0.3 && r < box.r + box.high + 0.3;
    return inside ? { c, r } : null;
  }

  /** The square for a domino held at a point: the nearest where it fits, if that is near. */
  #settle({ c, r }: Cell): Cell {
    let best = 0.72;
    let at = { c: Math.floor(c), r: Math.floor(r) };
    for (const spots of this.#legal.keys()) {
      const [first, second] = (placedSpots(spots) ?? ["g7", "g7"]).map(cellOf) as [Cell, Cell];
      if (!same(this.#second(first, this.#way), second)) continue;
      const far = Math.hypot(first.c + 0.5 - c, first.r + 0.5 - r);
      if (far < best) [best, at] = [far, first];
    }
    return at;
  }

  /** A pointer takes the domino, from the line or where it lies. */
  grab(event: PointerEvent, from: "line" | "board"): void {
    if (!this.placing || event.button > 0 || !event.isPrimary) return;
    const { pointerId, pointerType, clientX, clientY } = event;
    const finger = pointerType !== "mouse";
    const start = from === "board" ? this.ghost?.at : undefined;
    // A finger hides what lies under it.
    const lift = finger && from === "line" ? 56 : 0;
    const bounds = this.#board?.element.getBoundingClientRect();
    let moved = false;
    const follow = (e: PointerEvent) => {
      if (e.pointerId !== pointerId) return;
      if (!moved && Math.hypot(e.clientX - clientX, e.clientY - clientY) < 8) return;
      moved = true;
      if (this.shown !== this.turn?.seat) this.chosen = null;
      const side = this.#board?.view.side ?? 1;
      const point = start
        ? { c: start.c + 0.5 + (e.clientX - clientX) / side, r: start.r + 0.5 + (e.clientY - clientY) / side }
        : this.locate(e.clientX, e.clientY - lift, bounds);
      if (point) {
        this.carried = null;
        this.hold(this.#settle(point), finger);
      } else {
        this.ghost = null;
        this.carried = { x: e.clientX, y: e.clientY - lift };
      }
    };
    const second = (e: PointerEvent) => {
      if (e.pointerId !== pointerId && moved) this.rotate();
    };
    const wheel = () => moved && this.rotate();
    const stop = (e: PointerEvent) => {
      if (e.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerdown", second);
      window.removeEventListener("wheel", wheel);
      window.removeEventListener("pointerup", stop);
      window.removeEventListener("pointercancel", stop);
      this.carried = null;
      if (!moved) return;
      this.#dragged = performance.now();
      if (e.type === "pointercancel") return this.release();
      if (!finger && this.fits) this.play(this.fits.move);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerdown", second);
    window.addEventListener("wheel", wheel, { passive: true });
    window.addEventListener("pointerup", stop);
    window.addEventListener("pointercancel", stop);
  }
}
