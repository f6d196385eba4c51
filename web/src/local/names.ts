// Names as they are let in: one line of visible text, as the server cleans them, and no two the same at a table.

/** Columns; longer names are cut. */
const WIDTH = 24;
/** Accents and vowel signs that one letter may carry. */
const MARKS = 3;
const JOINERS = "\u200c\u200d";
/** Fillers of Hangul and the empty Braille pattern: letters and symbols that look like nothing. */
const BLANKS = "\u115f\u1160\u3164\uffa0\u2800";
/** After one of these a joiner makes a difference. */
const VIRAMAS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}\u{20000}-\u{3fffd}]/u;

const characters = (text: string): string[] => [...text];
const columns = (text: string): number =>
  characters(text).reduce((sum, c) => sum + (WIDE.test(c) ? 2 : /\p{Mn}/u.test(c) ? 0 : 1), 0);

function shortened(text: string, width: number): string {
  if (columns(text) <= width) return text;
  const kept = characters(text).slice(0, width);
  while (columns(kept.join("")) >= width) kept.pop();
  return `${kept.join("").trimEnd()}…`;
}

/** Whether a joiner between these makes a difference that a reader sees. */
function joins(before: string, after: string | undefined): boolean {
  const last = characters(before).at(-1);
  if (!last || !after) return false;
  if (VIRAMAS.test(last)) return true;
  const arabic = /[\p{Script=Arabic}\p{Script=Syriac}]/u;
  if (arabic.test(last) && arabic.test(after)) return true;
  const symbol = /[\p{So}\p{Sk}]/u;
  const emoji = characters(before.replace(/\ufe0f+$/u, "")).at(-1);
  return emoji !== undefined && symbol.test(emoji) && symbol.test(after);
}

function cleaner(name: string, width: number): string {
  const visible = characters(name).map((c) => {
    const hidden = (/[\p{C}\p{Z}]/u.test(c) && c !== " " && !JOINERS.includes(c)) || BLANKS.includes(c);
    return !hidden ? c : /\p{Cf}/u.test(c) ? "" : " ";
  });
  const text = characters(visible.join("").trim().replace(/\s+/gu, " ").normalize("NFC"));
  let kept = "";
  let marks = 0;
  text.forEach((c, place) => {
    if (/[\p{Mn}\p{Me}]/u.test(c)) {
      if (!kept || kept.endsWith(" ") || ++marks > MARKS) return;
    } else if (JOINERS.includes(c)) {
      if (!joins(kept, text[place + 1])) return;
    } else marks = 0;
    kept += c;
  });
  return shortened(kept, width);
}

/** A name in the form that is let in; `otherwise` if there is none. */
export function cleanName(name: string, otherwise: string, width = WIDTH): string {
  let text = name.slice(0, 40 * WIDTH);
  for (let before = ""; before !== text;) {
    before = text;
    text = cleaner(text, width); // leaving something out may bring together what must then go too
  }
  return text || otherwise;
}

/** By seat: clean names, all different. */
export function shownNames(names: readonly string[]): string[] {
  const letter = (seat: number) => "ABCD"[seat]!;
  let shown = names.map((name, seat) => cleanName(name, letter(seat)));
  while (new Set(shown).size < shown.length) {
    const now = shown;
    shown = now.map((name, seat) =>
      now.filter((other) => other === name).length > 1
        ? `${cleanName(name, letter(seat), WIDTH - 4)} (${letter(seat)})`
        : name,
    );
  }
  return shown;
}
