// Shields: what is worth one, and the game that proves it.
import type { Fact, Own } from "./facts";
import { computers, finishedOf, isWon, type Board } from "./sums";

export const SHIELDS = [
  "crown",
  "three",
  "tie",
  "comeback",
  "friend",
  "hard",
  "expert",
  "master",
  "unaided",
  "harmony",
  "middle",
  "both",
  "vast",
  "rich",
  "crowns",
  "sixty",
  "hundred",
  "dynasty",
  "editions",
  "week",
] as const;
export type Shield = (typeof SHIELDS)[number];

/** How much of it is asked for; the words say it too. */
export const NEEDED = {
  comeback: 10,
  vast: 10,
  rich: 40,
  crowns: 15,
  sixty: 60,
  hundred: 100,
  three: 3,
  week: 7,
} as const;

/** The game, and the moment of it that shows it best; null: its end. */
export interface Proof {
  fact: Fact;
  ply: number | null;
}

/** What is there to be played with. */
export interface Box {
  levels: readonly string[];
  editions: readonly string[];
}

type One = (fact: Fact, own: Own | null, box: Box) => boolean;

/** A kingdom that was finished, on a board. */
const kingdom =
  (proves: (own: Own) => boolean, board?: Board): One =>
  (fact, own) =>
    own !== null && (!board || (board === "mighty") === fact.extras.includes("mighty_duel")) && proves(own);
const won =
  (proves: (fact: Fact, own: Own | null) => boolean = () => true): One =>
  (fact, own) =>
    isWon(fact) && proves(fact, own);
/** Somebody of a level, or of a stronger one. */
const beaten =
  (level: string): One =>
  (fact, _, { levels }) =>
    isWon(fact) && computers(fact).some((one) => levels.indexOf(one) >= levels.indexOf(level));

/** What one game can prove. */
const ALONE: Partial<Record<Shield, One>> = {
  crown: won(),
  three: won((fact) => computers(fact).length >= NEEDED.three),
  tie: won(({ told }) => told !== null && ["territory", "crowns", "squares"].includes(told.decided)),
  comeback: won((_, own) => own !== null && own.behind >= NEEDED.comeback),
  friend: won(({ shared, kinds, mine }) => shared && kinds.some((k, seat) => k === "person" && !mine.includes(seat))),
  hard: beaten("hard"),
  expert: beaten("expert"),
  master: beaten("master"),
  unaided: (fact, own, box) => own?.hints === 0 && beaten("master")(fact, own, box),
  harmony: kingdom(({ harmony }) => harmony > 0),
  middle: kingdom(({ middle }) => middle > 0),
  both: kingdom(({ harmony, middle }) => harmony > 0 && middle > 0),
  vast: kingdom(({ largest }) => largest >= NEEDED.vast),
  rich: kingdom(({ richest }) => richest >= NEEDED.rich),
  crowns: kingdom(({ crowns }) => crowns >= NEEDED.crowns),
  sixty: kingdom(({ points }) => points >= NEEDED.sixty, "usual"),
  hundred: kingdom(({ points }) => points >= NEEDED.hundred, "mighty"),
  dynasty: ({ dynasty, mine, kinds }) =>
    mine.length === 1 && kinds.length > 1 && dynasty?.length === 1 && dynasty[0] === mine[0],
};

/** The first game with which every edition was played to its end. */
function allEditions(facts: readonly Fact[], { editions }: Box): Fact | null {
  const left = new Set(editions);
  if (!left.size) return null;
  for (const fact of facts) {
    if (!fact.told || fact.told.ended) continue;
    left.delete(fact.edition);
    if (!left.size) return fact;
  }
  return null;
}

const DAY = 86_400_000;
/** The first deal of a day that was finished as the last of so many in a row. */
function inARow(facts: readonly Fact[], days: number): Fact | null {
  const done = new Map<number, Fact>();
  for (const fact of facts) if (fact.day && finishedOf(fact)) done.set(Date.parse(fact.day) / DAY, fact);
  const ends = [...done.keys()].sort((a, b) => a - b);
  const end = ends.find((day) => Array.from({ length: days }, (_, n) => day - n).every((one) => done.has(one)));
  return end === undefined ? null : done.get(end)!;
}

/** By shield, the first game that proves it; facts are in the order of time. */
export function proofs(facts: readonly Fact[], box: Box): Map<Shield, Proof> {
  const found = new Map<Shield, Proof>();
  for (const fact of facts) {
    const own = finishedOf(fact)?.own ?? null;
    for (const [shield, proves] of Object.entries(ALONE) as [Shield, One][])
      if (!found.has(shield) && proves(fact, own, box))
        found.set(shield, { fact, ply: shield === "comeback" ? (own?.last ?? null) : null });
  }
  const whole: [Shield, Fact | null][] = [
    ["editions", allEditions(facts, box)],
    ["week", inARow(facts, NEEDED.week)],
  ];
  for (const [shield, fact] of whole) if (fact) found.set(shield, { fact, ply: null });
  return found;
}
