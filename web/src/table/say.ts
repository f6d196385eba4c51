// Sentences about the game.
import type {
  ClockView,
  DominoFace,
  Event,
  Half,
  LegalMove,
  LineDomino,
  Reacted,
  SeatView,
  TableView,
  TerritoryView,
  Turn,
} from "../lib/messages";
import { shownName } from "../lib/names";
import { listed, t } from "../lib/words.svelte";
import { earlyText } from "./ending";

/** The two squares of a placement such as 'f7e7'. */
export function placedSpots(move: string): [string, string] | null {
  const found = /^([a-m]\d+)([a-m]\d+)$/.exec(move);
  return found ? [found[1]!, found[2]!] : null;
}

/** What a kingdom can be worth beside its territories, where the rules say so. */
export const BONUSES = ["harmony", "middle_kingdom"] as const;

/** Dominoes are chosen from the line and placed at once, not claimed for the next round. */
export const placesAtOnce = ({ rules }: TableView): boolean => rules.claim_ahead === false;

export const halfText = ({ terrain, crowns }: Half): string =>
  crowns ? t("table-half-crowns", { terrain, crowns }) : t("table-half", { terrain });

/** The values of a sentence about a domino and its two halves. */
const faceValues = (number: number, { halves }: DominoFace) => ({
  domino: number,
  first: halfText(halves[0]),
  second: halfText(halves[1]),
});

/** 'Domino 23: wheat, forest with 1 crown'. */
export function dominoText(number: number, face: DominoFace | undefined): string {
  return face ? t("table-domino-face", faceValues(number, face)) : t("table-domino", { domino: number });
}

/** A domino in a line, with who has it. */
export function lineText({ number, seat }: LineDomino, face: DominoFace | undefined, table: TableView): string {
  if (seat === null || !face) return dominoText(number, face);
  const values = { ...faceValues(number, face), name: table.seats[seat]?.name ?? "" };
  return t(placesAtOnce(table) ? "table-domino-played" : "table-domino-claimed", values);
}

/** A decision, as what a button does. */
export function moveText({ kind, domino, squares, points }: LegalMove, face: DominoFace | undefined, table: TableView) {
  if (kind === "discard") return t("table-text-discard", { domino });
  if (kind === "place") return t("table-text-place", { spots: squares?.join(" ") ?? "", points });
  if (!face) return t("table-domino", { domino });
  return t(placesAtOnce(table) ? "table-text-choose" : "table-text-claim", faceValues(domino, face));
}

/** 'Forest 7 × 3 = 21'. */
export function territoryText({ terrain, spots, crowns, points }: TerritoryView): string {
  return t("score-territory", { terrain, squares: spots.length, crowns, points });
}

const nameOf = (seat: number, table: TableView): string => table.seats[seat]?.name ?? "";

export function eventText(event: Event, table: TableView): string {
  const { kind, seat, receiver, move, domino, points } = event;
  const name = nameOf(seat, table);
  if (kind === "holder" || kind === "kings") {
    const names = [...move.replace(":", "")].map((letter) => nameOf(letter.charCodeAt(0) - 65, table));
    if (kind === "holder") return t("say-holder", { name: names[0] ?? "" });
    return names.length === 1 ? t("say-king", { name: names[0]! }) : t("say-kings", { names: listed(names) });
  }
  if (kind === "deal") return t("say-deal", { numbers: listed(dealtNumbers(event).map(String)) });
  if (receiver !== null && receiver !== seat)
    return t("say-claim-for", { name, owner: nameOf(receiver, table), domino: domino ?? move });
  return t(`say-${kind === "claim" && placesAtOnce(table) ? "choose" : kind}`, {
    name,
    domino: domino ?? move,
    points,
  });
}

/** The numbers of a line that was dealt. */
export const dealtNumbers = ({ move }: Event): number[] => move.slice(1).split(",").map(Number);

/** The same in few words. */
export function briefText(event: Event, table: TableView): string {
  const { kind, seat, receiver, domino, points } = event;
  if (domino === null || kind === "discard" || (receiver !== null && receiver !== seat)) return eventText(event, table);
  const values = { name: nameOf(seat, table), domino };
  return kind === "place" ? t("news-place", { ...values, points }) : t("news-takes", values);
}

const PLACES = ["first", "second", "third", "fourth"];

/** What has just happened; where all of the line before a domino is taken, also when its king plays in the next round. */
export function newsText(event: Event, table: TableView): string {
  const { kind, seat, receiver, domino } = event;
  const nth = table.line.findIndex(({ number }) => number === domino);
  const place = PLACES[nth];
  const certain = place && table.seats.length > 1 && table.line.slice(0, nth).every((one) => one.seat !== null);
  if (kind !== "claim" || domino === null || receiver !== seat || !certain) return briefText(event, table);
  return t("news-takes-place", { name: nameOf(seat, table), domino, place });
}

/** What a kingdom looks like, for its picture. */
export function kingdomText(table: TableView, seat: number): string {
  const { name, kingdom } = table.seats[seat]!;
  return t("table-kingdom-of", { name, points: kingdom.score.total, squares: kingdom.squares.length + 1 });
}

/** Someone has drawn another's king, and decides for it. */
export const anothers = ({ seat, receiver }: Turn): boolean => receiver !== seat;

/** One sentence: whose turn it is and what to do. */
export function sentenceText(table: TableView): string {
  const { turn, outcome, seats, phase } = table;
  if (outcome) {
    if (outcome.ended) return earlyText(outcome.ended, seats);
    const names = listed(outcome.winners.map((seat) => seats[seat]?.name ?? ""));
    const points = Math.max(...outcome.scores);
    if (seats.length === 1) return t("table-over-solo", { points });
    return t(outcome.winners.length > 1 ? "table-over-shared" : "table-over", { names, points });
  }
  if (!turn) return t(phase === "deal" ? "table-deals" : "table-draws-kings");
  const { name, thinking, level, mine } = seats[turn.seat]!;
  const values = { name, domino: turn.domino ?? "" };
  const place = turn.phase === "place";
  const owner = anothers(turn) ? nameOf(turn.receiver, table) : null;
  const alone = seats.filter((seat) => seat.mine).length === 1;
  if (mine && !level) {
    if (owner !== null) return alone ? t("table-you-drew", { owner }) : t("table-name-drew", { name, owner });
    if (place) return t(alone ? "table-you-place" : "table-name-place", values);
    if (turn.nowhere) return t(alone ? "table-you-choose-nowhere" : "table-name-choose-nowhere", values);
    if (placesAtOnce(table)) return t(alone ? "table-you-choose" : "table-name-choose", values);
    return t(alone ? "table-you-claim" : "table-name-claim", values);
  }
  if (level && thinking) return t("table-thinks", values);
  if (owner !== null && alone && seats[turn.receiver]?.mine) return t("table-they-drew-yours", { name });
  if (owner !== null) return t("table-they-drew", { name, owner });
  if (place) return t("table-they-place", values);
  return t(placesAtOnce(table) ? "table-they-choose" : "table-they-claim", values);
}

/** Calls on someone whose decision it is, for those who listen. */
export function callText(turn: Turn, table: TableView): string {
  const { name } = table.seats[turn.seat]!;
  if (anothers(turn)) return t("say-your-drew", { name, owner: nameOf(turn.receiver, table) });
  if (turn.phase === "place") return t("say-your-place", { name, domino: turn.domino ?? "" });
  if (turn.nowhere) return t("say-your-choose-nowhere", { name });
  return t(placesAtOnce(table) ? "say-your-choose" : "say-your-claim", { name });
}

/** With the names of seats as the visitor reads them. */
export function withNames(table: TableView): TableView {
  const seats = table.seats.map((seat): SeatView => {
    const name = shownName(seat.name, seat.kind, seat.level);
    return name === seat.name ? seat : { ...seat, name };
  });
  return { ...table, seats };
}

export function reactionText({ seat, reaction }: Reacted, table: TableView): string {
  return t("say-reacted", { name: table.seats[seat]?.name ?? "", words: t(`react-${reaction}`) });
}

/** What changed among the people at a table: who came and went, who sits in, who asks for what. */
export function changesText(before: TableView, now: TableView): string[] {
  const words: string[] = [];
  now.seats.forEach((seat, i) => {
    const old = before.seats[i];
    if (!old || seat.kind === "open" || seat.mine) return;
    const { name } = seat;
    if (old.kind === "open") words.push(t("say-sits", { name }));
    else if (seat.kind === "person" && old.online !== seat.online)
      words.push(t(seat.online ? "say-arrives" : "say-leaves", { name }));
  });
  now.seats.forEach(({ kind, level, name }, i) => {
    const old = before.seats[i];
    if (kind !== "person" || old?.kind !== "person" || old.level === level) return;
    words.push(t(level ? "say-sits-in" : "say-plays-again", { name }));
  });
  if (now.request && !before.request) words.push(requestText(now));
  if (before.request && !now.request && now.ply === before.ply && !now.outcome) words.push(t("say-declined"));
  if ((before.request || before.grace) && now.ply < before.ply) words.push(t("say-taken-back"));
  if (now.stage === "playing" && before.stage === "waiting") words.push(t("say-begins"));
  if (now.rematch && !before.rematch) words.push(t("end-rematch"));
  return words;
}

/** 'Ada asks to take back. Bea has still to agree.' */
export function requestText({ request, seats }: TableView): string {
  if (!request) return "";
  const names = listed(request.waiting.map((seat) => seats[seat]?.name ?? ""));
  return t("ask-shown", { name: seats[request.seat]?.name ?? "", names });
}

/** So many seconds in the largest units that fit: '15 min', '3 days'. */
export function spanText(seconds: number): string {
  if (seconds % 86_400 === 0) return t("span-days", { n: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("span-hours", { n: seconds / 3600 });
  if (seconds % 60 === 0) return t("span-minutes", { n: seconds / 60 });
  return t("span-seconds", { n: seconds });
}

export function clockText(clock: ClockView | null): string {
  if (!clock) return t("wait-clock-none");
  const time = spanText(clock.seconds);
  if (clock.kind === "move") return t("wait-clock-move", { time });
  return clock.increment
    ? t("wait-clock-increment", { time, increment: spanText(clock.increment) })
    : t("wait-clock-game", { time });
}

/** How long it still takes, in whole seconds: '0:07', '4:59'. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 10 ? `0:0${seconds}` : timeText(1000 * seconds);
}

/** Time left on a clock: '2 d 3 h', '1:05:09', '4:59', '9.4'. */
export function timeText(milliseconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (milliseconds < 10_000) {
    const tenths = Math.floor(milliseconds / 100);
    return t("clock-tenths", { seconds: Math.floor(tenths / 10), tenths: tenths % 10 });
  }
  const seconds = Math.floor(milliseconds / 1000);
  const [minutes, hours, days] = [60, 3600, 86_400].map((size) => Math.floor(seconds / size)) as [
    number,
    number,
    number,
  ];
  if (days) return t("clock-days", { days, hours: hours % 24 });
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
