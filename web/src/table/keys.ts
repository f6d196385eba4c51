// Every key of the table.
import { go, place } from "../lib/route.svelte";
import { kingdomText } from "./say";
import type { Session } from "./session.svelte";

/** What lies around the table and answers to keys too. */
interface Around {
  /** The table is read as text, where moves are buttons. */
  asText: () => boolean;
  openTracker: () => void;
  /** Opens what happened, or closes it. */
  toggleLog: () => void;
  /** From here on the domino goes by keys. */
  byKeys: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what a key asks for, unless it is meant for something else on the page. */
export function pressKey(event: KeyboardEvent, session: Session, around: Around): void {
  const on = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.defaultPrevented || place.below || on.closest("input, textarea, select, dialog")) return;
  if (!session.table || session.table.stage === "waiting" || document.querySelector("dialog:modal")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey ? shortcut(name, event.shiftKey, session) : key(name, event, on, session, around))
    event.preventDefault();
}

/** With Ctrl; true: it was meant for us. */
function shortcut(name: string, shift: boolean, session: Session): boolean {
  if (session.spectator || (name !== "z" && name !== "y")) return false;
  if (name === "y" || shift) session.send({ type: "redo" });
  else session.undo();
  return true;
}

function key(name: string, event: KeyboardEvent, on: HTMLElement, session: Session, around: Around): boolean {
  const { table, spectator } = session;
  if (!table || event.altKey) return false;
  const idle = !on.closest("button, a, [role=button]");
  if (name === "?") go("/help");
  else if (name === "u" && !spectator) event.shiftKey ? session.send({ type: "redo" }) : session.undo();
  else if (name === "c" && session.mine && session.hints) session.hints.press();
  else if (name === "t") around.openTracker();
  else if (name === "l") around.toggleLog();
  else if (name === "k") {
    session.show((session.shown + (event.shiftKey ? table.seats.length - 1 : 1)) % table.seats.length);
    session.told.said = kingdomText(table, session.shown);
  } else if (name === "h" && !spectator) session.send({ type: "hurry" });
  else if (name === " " && session.watching && idle) session.send({ type: table.paused ? "resume" : "pause" });
  else if (name === "Escape") escape(session);
  else if (session.placing) return !around.asText() && placingKey(name, on, session, around);
  else if (session.claiming) return claimingKey(name, idle, session);
  else return false;
  return true;
}

/** One thing after the other goes back to where it was. */
function escape(session: Session): void {
  session.lit = null;
  session.unpoint();
  if (session.hand.ghost || session.hand.carried) session.hand.release();
  else if (session.hints && session.hints.stage !== "off") session.hints.away();
  else if (session.scores) session.scores = false;
  else session.chosen = null;
}

function placingKey(name: string, on: HTMLElement, session: Session, around: Around): boolean {
  const { hand } = session;
  const arrow = ARROWS[name];
  if (arrow || name === "n" || name === "p" || name === "r") {
    session.chosen = null;
    around.byKeys();
    hand.touch = false;
  }
  if (arrow) hand.move(...arrow);
  else if (name === "r") {
    hand.rotate();
    hand.say();
  } else if (name === "n" || name === "p") hand.cycle(name === "n" ? 1 : -1);
  else if (name === "Enter" && hand.ghost && (!on.closest("button, a, input") || on.closest(".board"))) hand.confirm();
  else return false;
  return true;
}

function claimingKey(name: string, idle: boolean, session: Session): boolean {
  const arrow = ARROWS[name];
  const nth = /^[1-9]$/.test(name) ? session.table?.line[Number(name) - 1] : undefined;
  if (arrow) step(arrow[0] + arrow[1]);
  else if (name === "n" || name === "p") step(name === "n" ? 1 : -1);
  else if (name === "Enter" && idle) claimable()[0]?.focus();
  else if (nth) {
    if (session.claims.has(nth.number)) session.play(String(nth.number));
    else session.wonder(String(nth.number));
  } else return false;
  return true;
}

const claimable = () => [
  ...document.querySelectorAll<HTMLElement>("[data-testid^='line-domino-'][aria-disabled='false']"),
];

/** To the next domino that can be claimed, or the one before. */
function step(by: number): void {
  const all = claimable();
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length]?.focus();
}
