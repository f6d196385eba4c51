// The hand with a domino in it: where it is held over the kingdom, whether it may lie there, and how a pointer drags it.
// It knows no rules: a placement is good if it is among the legal moves that were sent.
import { type Box, type Cell, cellOf, spotOf, WAYS } from "../art/tiles";
import { reasonText } from "../lib/explain";
import type { LegalMove, Reason, WhyNot } from "../lib/messages";
import { play as sound } from "../lib/sound";
import { t } from "../lib/words.svelte";
import { placedSpots } from "./say";
import type { Session } from "./session.svelte";

/** A domino held over the kingdom: its first half on `at`, the second by `way`. `firm`: it was put down, unconfirmed. */
interface Ghost {
  at: Cell;
  way: number;
  firm: boolean;
}

/** Which squares the kingdom on the screen shows, how large and where, in pixels of its element. */
export interface View {
  box: Box;
  side: number;
  x: number;
  y: number;
}

const same = (a: Cell, b: Cell) => a.c === b.c && a.r === b.r;
const secondOf = ({ c, r }: Cell, way: number): Cell => {
  const step = WAYS[way % 4]!;
  return { c: c + step.c, r: r + step.r };
};
const cellsOf = (spots: readonly [string, string]): [Cell, Cell] => [cellOf(spots[0]), cellOf(spots[1])];
const isNamed = ({ c, r }: Cell) => c >= 0 && c < 13 && r >= 0 && r < 13;

export class Hand {
  ghost = $state.raw<Ghost | null>(null);
  /** The domino on its way from the line to the kingdom, in pixels of the window. */
  carried = $state.raw<{ x: number; y: number } | null>(null);
  /** A pointer has it, and moves. */
  dragging = $state(false);
  /** The last pointer was a finger. */
  touch = $state(window.matchMedia("(pointer: coarse)").matches);
  /** A key was pressed since. */
  keys = $state(false);
  #whys = $state.raw<ReadonlyMap<string, Reason | null>>(new Map());
  #way = 0;
  #board: { element: HTMLElement; view: View } | null = null;
  #dragged = 0;

  constructor(private readonly session: Session) {}

  readonly #moves = $derived.by(() => (this.session.placing ? (this.session.turn?.moves ?? []) : []));
  /** The best first. */
  readonly placements = $derived(
    this.#moves.filter(({ kind }) => kind === "place").sort((a, b) => b.points - a.points),
  );
  readonly discard = $derived(this.#moves.find(({ kind }) => kind === "discard") ?? null);
  readonly face = $derived.by(() => {
    const { placing, turn, faces } = this.session;
    return placing && turn?.domino != null ? (faces.get(turn.domino) ?? null) : null;
  });
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
  /** The squares on which something can be placed. */
  readonly free = $derived([...new Set(this.placements.flatMap(({ squares }) => squares ?? []))]);
  /** The squares under the domino in hand. */
  readonly cells = $derived(this.ghost ? [this.ghost.at, secondOf(this.ghost.at, this.ghost.way)] : []);
  readonly #text = $derived(this.cells.map(spotOf).join(""));
  /** The legal move that the domino in hand would make. */
  readonly fits = $derived(this.#legal.get(this.#text) ?? null);
  /** Why it cannot lie where it is held; empty while the answer is on its way. */
  readonly why = $derived.by(() => {
    if (!this.ghost || this.fits) return "";
    if (!this.cells.every(isNamed)) return t("table-off");
    const known = this.#whys.get(this.#text);
    return known ? reasonText(known) : "";
  });

  /** How a domino is placed, in words for whatever was used last. */
  readonly how = $derived(
    t(this.keys ? "table-hint-place-keys" : this.touch ? "table-hint-place-touch" : "table-hint-place-mouse"),
  );

  /** Another decision begins. */
  empty(): void {
    this.#drop();
    this.#whys = new Map();
  }

  /** Asks why the domino in hand cannot lie there, unless that is known. */
  ask(): void {
    const { table } = this.session;
    if (!this.ghost || this.fits || !table || this.#whys.has(this.#text) || !this.cells.every(isNamed)) return;
    this.session.mention({ type: "why", ply: table.ply, move: this.#text });
  }

  answered({ ply, move, reason }: WhyNot): void {
    if (ply === this.session.table?.ply) this.#whys = new Map(this.#whys).set(move, reason);
  }

  // ---- holding ----

  hold(at: Cell, firm = false, way = this.#way): void {
    const now = this.ghost;
    if (
      !this.session.placing ||
      this.session.decided ||
      (now && same(now.at, at) && now.way === way && now.firm === firm)
    )
      return;
    this.#way = way;
    this.ghost = { at, way, firm };
  }

  /** It is held no more; what was decided stays where it lies. */
  release(): void {
    if (!this.session.decided) this.#drop();
  }

  #drop(): void {
    this.ghost = null;
    this.carried = null;
  }

  #holdMove({ squares }: LegalMove, firm: boolean): void {
    if (!squares) return;
    const [first, second] = cellsOf(squares);
    this.hold(
      first,
      firm,
      Math.max(
        0,
        [0, 1, 2, 3].findIndex((way) => same(secondOf(first, way), second)),
      ),
    );
  }

  /** Turns the domino by a quarter; to the next legal way around its square if `kind`. */
  rotate(kind = false): void {
    if (!this.session.placing) return;
    const at = this.ghost?.at;
    for (let turned = 1; at && kind && turned < 4; turned++) {
      const way = (this.#way + turned) % 4;
      if (this.#legal.has(spotOf(at) + spotOf(secondOf(at, way)))) return this.hold(at, true, way);
    }
    const way = (this.#way + 1) % 4;
    if (this.ghost) this.hold(this.ghost.at, this.ghost.firm, way);
    else this.#way = way;
  }

  /** The next or previous placement by points. */
  cycle(step: number): void {
    const all = this.placements;
    if (!this.session.placing || !all.length) return;
    const now = this.fits ? all.indexOf(this.fits) : step > 0 ? -1 : 0;
    this.#holdMove(all[(now + step + all.length) % all.length]!, true);
    this.say();
  }

  move(dc: number, dr: number): void {
    if (!this.session.placing) return;
    const box = this.#board?.view.box;
    if (!this.ghost || !box) return this.cycle(1);
    const { at } = this.ghost;
    const c = Math.min(box.c + box.wide - 1, Math.max(box.c, at.c + dc));
    const r = Math.min(box.r + box.high - 1, Math.max(box.r, at.r + dr));
    this.hold({ c, r }, true);
    this.say();
  }

  /** Tells those who listen what the domino would bring where it is held. */
  say(): void {
    const { ghost, fits, session } = this;
    if (ghost && fits) session.told.said = t("say-held", { spots: fits.squares?.join(" ") ?? "", points: fits.points });
  }

  /** Someone pressed a square of the kingdom. */
  press(at: Cell, by: "mouse" | "touch" | "key"): void {
    const { session } = this;
    if (performance.now() - this.#dragged < 80) return;
    const spot = spotOf(at);
    if (!session.placing || session.shown !== session.turn?.seat) return session.light(session.shown, spot);
    if (by !== "touch" && this.fits?.squares?.includes(spot)) return session.play(this.fits.move);
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
    session.light(session.shown, spot);
    if (session.lit) return;
    this.hold(at, by === "touch");
    sound("refuse");
  }

  confirm(): void {
    if (this.fits) this.session.play(this.fits.move);
    else if (this.ghost) sound("refuse");
  }

  // ---- dragging ----

  board(element: HTMLElement, view: View): void {
    this.#board = { element, view };
  }

  /** Where a point of the window lies in the kingdom, in squares; null outside. */
  locate(x: number, y: number, bounds = this.#board?.element.getBoundingClientRect()): Cell | null {
    if (!this.#board || !bounds || this.session.shown !== this.session.turn?.seat) return null;
    const { box, side, ...view } = this.#board.view;
    const c = (x - bounds.left - view.x) / side + box.c;
    const r = (y - bounds.top - view.y) / side + box.r;
    const inside = c > box.c - 0.3 && r > box.r - 0.3 && c < box.c + box.wide + 0.3 && r < box.r + box.high + 0.3;
    return inside ? { c, r } : null;
  }

  /** The square for a domino held at a point: the nearest where it fits, if that is near. */
  #settle({ c, r }: Cell): Cell {
    let best = 0.72;
    let at = { c: Math.floor(c), r: Math.floor(r) };
    for (const move of this.#legal.keys()) {
      const spots = placedSpots(move);
      if (!spots) continue;
      const [first, second] = cellsOf(spots);
      if (!same(secondOf(first, this.#way), second)) continue;
      const far = Math.hypot(first.c + 0.5 - c, first.r + 0.5 - r);
      if (far < best) [best, at] = [far, first];
    }
    return at;
  }

  /** A pointer takes the domino, from the line or where it lies. */
  grab(event: PointerEvent, from: "line" | "board"): void {
    const { session } = this;
    if (!session.placing || event.button > 0 || !event.isPrimary) return;
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
      moved = this.dragging = true;
      if (session.shown !== session.turn?.seat) session.chosen = null;
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
      over.abort();
      this.carried = null;
      this.dragging = false;
      if (!moved) return;
      this.#dragged = performance.now();
      if (e.type === "pointercancel") return this.release();
      if (!finger && this.fits) session.play(this.fits.move);
    };
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerdown", second, { signal });
    window.addEventListener("wheel", wheel, { signal, passive: true });
    window.addEventListener("pointerup", stop, { signal });
    window.addEventListener("pointercancel", stop, { signal });
  }
}
