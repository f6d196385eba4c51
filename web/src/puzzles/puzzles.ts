// Puzzles as their file has them, one a line, and the record of the game up to the decision; the engine reads that.
import type { Rating } from "./rating";
import address from "../../../src/kingdomino/learn/puzzles.txt?url";

export const THEMES = ["points", "later", "order", "deny", "waste", "harmony", "middle", "ending", "alone"] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** From 1, in the order of the file. */
  number: number;
  /** What a server knows it by. */
  mark: string;
  answers: string[];
  themes: Theme[];
  rating: number;
  /** As people at a server have fared with it. */
  learned?: Rating;
  /** By how much the answers are ahead of every other move: percent of the chance to win, or points. */
  margin: number;
  measure: "%" | "p";
  record: string;
}

const LINE = /^(\S+) (\S+) (\d{3,4}) (\d+)([%p]) ([a-z-]+) ([1-4]) (\S+) ([^"[\]]+)$/;

/** FNV-1a of what is asked, in eight digits. */
export function markOf(asked: string): string {
  let mark = 0x811c9dc5;
  for (const letter of new TextEncoder().encode(asked)) mark = Math.imul(mark ^ letter, 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, "0");
}

/** A line of the file; null if it is none. */
export function puzzleOf(line: string, number: number): Puzzle | null {
  const found = LINE.exec(line);
  if (!found) return null;
  const [, answers = "", themes = "", rating, margin, measure, edition, players, rules = "", moves] = found;
  const named = themes.split(",").map((name) => THEMES.find((theme) => theme === name));
  if (named.includes(undefined)) return null;
  const seats = [..."ABCD"].slice(0, Number(players)).map((seat) => `[${seat} "${seat}"]\n`);
  const changes = rules === "-" ? "" : `[Rules "${rules.replaceAll(",", " ")}"]\n`;
  return {
    number,
    mark: markOf(`${edition} ${players} ${rules} ${moves}`),
    answers: answers.split("|"),
    themes: named as Theme[],
    rating: Number(rating),
    margin: Number(margin),
    measure: measure as "%" | "p",
    record: `[Edition "${edition}"]\n${changes}${seats.join("")}\n${moves}\n`,
  };
}

/** All puzzles of a file; lines that begin with # are for its readers. */
export function puzzlesOf(text: string): Puzzle[] {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line, i) => puzzleOf(line, i + 1)).filter((puzzle) => puzzle !== null);
}

let asked: Promise<Puzzle[]> | undefined;

/** Those that come with the page, fetched when they are first needed. */
export function puzzles(): Promise<Puzzle[]> {
  asked ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.text();
    })
    .then(puzzlesOf)
    .catch((error: unknown) => {
      asked = undefined; // the next one asks again
      throw error;
    });
  return asked;
}
