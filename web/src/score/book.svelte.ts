// The sheet that is being written on: in the address, in this browser's memory, and as it was before each change.
import { address, to } from "../lib/address";
import type { DominoFace } from "../lib/messages";
import { believable, cleanName, emptySheet, readSheet, sheetText, type Realm, type Sheet } from "./sheet";

const KEY = "kingdomino.score";
const MOST_STEPS = 200;

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export class Book {
  sheet = $state.raw<Sheet>(emptySheet());
  /** The address leads to something that is no sheet. */
  unreadable = $state(false);
  /** What was written before, the oldest first. */
  #before = $state.raw<string[]>([]);
  /** What was changed last: further changes of the same thing are one step. */
  #last = "";

  constructor() {
    this.open();
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** The whole sheet as the fragment of an address. */
  get text(): string {
    return sheetText(this.sheet);
  }

  /** Reads the address or, if there is nothing in it, what this browser remembers. */
  open(): void {
    const asked = address().hash.slice(1);
    const found = readSheet(asked);
    this.unreadable = asked !== "" && !found;
    this.sheet = found ?? readSheet(remembered()) ?? emptySheet();
    this.#before = [];
    this.#last = "";
  }

  /** Everything that is written goes through here; `what` names it, where many small changes are one. */
  write(sheet: Sheet, what = ""): void {
    if (sheetText(sheet) === this.text) return;
    if (!what || what !== this.#last) this.#before = [...this.#before, this.text].slice(-MOST_STEPS);
    this.#last = what;
    this.#keep(sheet);
  }

  realm(seat: number, changed: Realm, what = ""): void {
    const realms = this.sheet.realms.map((realm, i) => (i === seat ? changed : realm));
    this.write({ ...this.sheet, realms }, what);
  }

  rename(seat: number, name: string): void {
    this.realm(seat, { ...this.sheet.realms[seat]!, name: cleanName(name) }, `name ${seat}`);
  }

  /** The same on another grid; nothing to undo. */
  fit(sheet: Sheet): void {
    this.#keep(sheet);
  }

  /** Dominoes that a link only claims to lie somewhere are forgotten. */
  believe(faces: readonly DominoFace[]): void {
    this.sheet = { ...this.sheet, realms: this.sheet.realms.map((realm) => believable(realm, faces)) };
  }

  undo(): void {
    const text = this.#before.at(-1);
    if (text === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#last = "";
    this.#keep(readSheet(text) ?? emptySheet());
  }

  #keep(sheet: Sheet): void {
    this.sheet = sheet;
    this.unreadable = false;
    const text = sheetText(sheet);
    try {
      history.replaceState(history.state, "", to(`/score#${text}`));
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that remembers nothing, or refuses too many changes at once, still shows the sheet.
    }
  }
}
