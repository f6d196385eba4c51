// The rules of the game in view, played or being set up: the guide follows them.
import type { EditionInfo } from "./messages";

/** Rules by field. */
export type Fields = EditionInfo["rules"];

export interface Played {
  edition: string;
  rules: Fields;
  dynasty: boolean;
  players: number;
}

let now: Played | null = null;

export const played = (): Played | null => now;

/** For a screen with a game: by which rules it is played. */
export function plays(by: () => Played | null): void {
  $effect(() => {
    const mine = (now = by());
    return () => {
      if (now === mine) now = null;
    };
  });
}
