// What was written down of a real game: its rules, names and kingdoms; and the same as text, for links and for memory.
import type { DominoFace, Half, LaidDomino } from "../lib/messages";
import type { RuleValue } from "../lib/ruling";

type Terrain = Half["terrain"];

/** A square of land; `domino` is 0 where nobody said which one lies there. */
export interface Square {
  terrain: Terrain;
  crowns: number;
  domino: number;
  half: number;
}

/** A kingdom on a grid: its cells row by row, and which of them is the castle's. */
export interface Realm {
  name: string;
  cells: (Square | null)[];
  castle: number;
}

/** Points, largest territory, crowns, squares. */
export type Standing = [number, number, number, number];

export interface Sheet {
  edition: string;
  /** Only what differs from the edition. */
  rules: Record<string, RuleValue>;
  dynasty: boolean;
  /** The games of the Dynasty before this one, by player. */
  earlier: Standing[][];
  grid: number;
  realms: Realm[];
}

export const LETTERS = { w: "wheat", f: "forest", l: "lake", g: "grass", s: "swamp", m: "mine" } as const;
type Letter = keyof typeof LETTERS;
const letterOf = (terrain: Terrain) => terrain[0] as Letter;

export const MOST_REALMS = 4;
const MOST_EARLIER = 2;
const LONGEST_NAME = 24;
const LONGEST_TEXT = 4000;
const GRIDS = [5, 7] as const;

export const emptyRealm = (grid: number, name = ""): Realm => ({
  name,
  cells: Array<Square | null>(grid * grid).fill(null),
  castle: (grid * grid - 1) / 2,
});

export const emptySheet = (): Sheet => ({
  edition: "classic",
  rules: {},
  dynasty: false,
  earlier: [],
  grid: 5,
  realms: [emptyRealm(5), emptyRealm(5)],
});

export const isEmpty = ({ cells }: Realm): boolean => cells.every((cell) => cell === null);

// ---- places ----

/** The name of a cell in the notation, in which the castle stands on g7. */
export function spotOf(cell: number, { castle }: Realm, grid: number): string {
  const file = 6 + (cell % grid) - (castle % grid);
  const rank = 7 - Math.floor(cell / grid) + Math.floor(castle / grid);
  return `${String.fromCharCode(97 + file)}${rank}`;
}

export function cellAt(spot: string, { castle }: Realm, grid: number): number | null {
  const x = spot.charCodeAt(0) - 97 - 6 + (castle % grid);
  const y = 7 - Number(spot.slice(1)) + Math.floor(castle / grid);
  return x >= 0 && x < grid && y >= 0 && y < grid ? y * grid + x : null;
}

export function areNeighbours(a: number, b: number, grid: number): boolean {
  const [across, down] = [Math.abs((a % grid) - (b % grid)), Math.abs(Math.floor(a / grid) - Math.floor(b / grid))];
  return across + down === 1;
}

/** The next cell to fill in: the first empty one after this, as one reads; otherwise it stays. */
export function nextCell(cell: number, { cells, castle }: Realm): number {
  const order = cells.map((_, i) => (cell + 1 + i) % cells.length);
  return order.find((i) => i > cell && i !== castle && !cells[i]) ?? cell;
}

// ---- changes: each returns the realm as it is then ----

/** Puts a square on a cell, or nothing; a domino that lay there with one half is known no longer. */
export function withSquare(realm: Realm, cell: number, square: Square | null): Realm {
  if (cell === realm.castle) return realm;
  const gone = realm.cells[cell]?.domino;
  const cells = realm.cells.map((old, i) => {
    if (i === cell) return square;
    return old && gone && old.domino === gone ? { ...old, domino: 0, half: 0 } : old;
  });
  return { ...realm, cells };
}

export function withCastle(realm: Realm, cell: number): Realm {
  return { ...withSquare(realm, cell, null), castle: cell };
}

export function withDomino(realm: Realm, number: number, halves: readonly Half[], at: [number, number]): Realm {
  return at.reduce((so_far, cell, half) => withSquare(so_far, cell, { ...halves[half]!, domino: number, half }), realm);
}

/** Without what lies on a cell: the whole domino where it is known. */
export function without(realm: Realm, cell: number): Realm {
  const domino = realm.cells[cell]?.domino;
  if (!domino) return withSquare(realm, cell, null);
  return { ...realm, cells: realm.cells.map((old) => (old?.domino === domino ? null : old)) };
}

/** Forgets dominoes that do not look like what is said to lie there, which only a link can say. */
export function believable(realm: Realm, faces: readonly DominoFace[]): Realm {
  const looks = ({ terrain, crowns, domino, half }: Square) => {
    const shown = faces.find(({ number }) => number === domino)?.halves[half];
    return shown?.terrain === terrain && shown.crowns === crowns;
  };
  const wrong = new Set(realm.cells.flatMap((square) => (square?.domino && !looks(square) ? [square.domino] : [])));
  const cells = realm.cells.map((square) =>
    square && wrong.has(square.domino) ? { ...square, domino: 0, half: 0 } : square,
  );
  return { ...realm, cells };
}

/** The dominoes of which both halves are known. */
export function dominoesOf(realm: Realm, grid: number): LaidDomino[] {
  const found = (half: number) =>
    new Map(
      realm.cells.flatMap((square, cell) =>
        square?.domino && square.half === half ? [[square.domino, cell] as const] : [],
      ),
    );
  const [firsts, seconds] = [found(0), found(1)];
  return [...firsts].flatMap(([number, first]) => {
    const second = seconds.get(number);
    if (second === undefined) return [];
    return [{ number, squares: [spotOf(first, realm, grid), spotOf(second, realm, grid)] as [string, string] }];
  });
}

// ---- text ----

/** The rows and columns that a realm covers: left, top, right, bottom. */
function boxOf({ cells, castle }: Realm, grid: number): [number, number, number, number] {
  const covered = cells.flatMap((cell, i) => (cell || i === castle ? [i] : []));
  const [columns, rows] = [covered.map((i) => i % grid), covered.map((i) => Math.floor(i / grid))];
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
}

/** Row by row from the top, as the project writes kingdoms: 'ffC/.ww/.ws1'. */
export function realmText(realm: Realm, grid: number): string {
  const [left, top, right, bottom] = boxOf(realm, grid);
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) {
    let row = "";
    for (let x = left; x <= right; x++) {
      const [cell, square] = [y * grid + x, realm.cells[y * grid + x]];
      row += cell === realm.castle ? "C" : square ? letterOf(square.terrain) + (square.crowns || "") : ".";
    }
    rows.push(row);
  }
  return rows.join("/");
}

/** A realm from text, with its castle in the middle if it can be; null if that is no kingdom. */
export function readRealm(text: string, grid: number): Realm | null {
  if (!/^[wflgsmC.123/]{1,120}$/.test(text)) return null;
  const rows = text.split("/").map((row) => [...(row.match(/C|\.|[wflgsm][123]?/g) ?? [])] as string[]);
  const [wide, high] = [rows[0]!.length, rows.length];
  if (rows.map((row) => row.join("")).join("/") !== text || rows.some((row) => row.length !== wide)) return null;
  if (wide > grid || high > grid || text.split("C").length !== 2) return null;
  const castleY = rows.findIndex((row) => row.includes("C"));
  const castleX = rows[castleY]!.indexOf("C");
  const middle = (grid - 1) / 2;
  const left = Math.min(Math.max(middle - castleX, 0), grid - wide);
  const top = Math.min(Math.max(middle - castleY, 0), grid - high);
  const realm = { ...emptyRealm(grid), castle: (castleY + top) * grid + castleX + left };
  rows.forEach((row, y) =>
    row.forEach((cell, x) => {
      const terrain = LETTERS[cell[0] as Letter];
      if (terrain)
        realm.cells[(y + top) * grid + x + left] = { terrain, crowns: Number(cell[1] ?? 0), domino: 0, half: 0 };
    }),
  );
  return realm;
}

const DOMINO = /^(\d{1,2})([a-m]\d{1,2})([a-m]\d{1,2})$/;

/** Names the dominoes of a realm, as far as they lie on two squares of it. */
function nameDominoes(realm: Realm, grid: number, texts: readonly string[]): void {
  for (const text of texts) {
    const [, digits, ...spots] = DOMINO.exec(text) ?? [];
    const number = Number(digits);
    if (!number || number > 48 || realm.cells.some((square) => square?.domino === number)) continue;
    const [first, second] = spots.map((spot) => cellAt(spot, realm, grid));
    if (typeof first !== "number" || typeof second !== "number" || !areNeighbours(first, second, grid)) continue;
    const squares = [realm.cells[first], realm.cells[second]];
    if (!squares.every((square) => square && !square.domino)) continue;
    squares.forEach((square, half) => Object.assign(square!, { domino: number, half }));
  }
}

/** The same kingdoms on another grid; null if one of them is too large for it. */
export function resized(sheet: Sheet, grid: number): Sheet | null {
  const realms = sheet.realms.map((realm) => {
    const moved = readRealm(realmText(realm, sheet.grid), grid);
    if (moved) {
      const known = dominoesOf(realm, sheet.grid).map(({ number, squares }) => `${number}${squares.join("")}`);
      nameDominoes(moved, grid, known);
      moved.name = realm.name;
    }
    return moved;
  });
  return realms.some((realm) => !realm) ? null : { ...sheet, grid, realms: realms as Realm[] };
}

function valueText(value: RuleValue): string {
  return Array.isArray(value) ? `(${value.join("+")})` : String(value);
}

function readValue(text: string): RuleValue {
  if (text === "true" || text === "false") return text === "true";
  if (/^\d$/.test(text)) return Number(text);
  const list = /^\(([\w+-]*)\)$/.exec(text)?.[1];
  return list === undefined ? text : list.split("+").filter(Boolean);
}

/** The whole sheet as the fragment of an address. */
export function sheetText({ edition, rules, dynasty, earlier, grid, realms }: Sheet): string {
  const parts = [`e=${edition}`];
  const changed = Object.entries(rules).map(([field, value]) => `${field}:${valueText(value)}`);
  if (changed.length) parts.push(`r=${changed.join(",")}`);
  if (dynasty) parts.push(`d=${earlier.map((game) => game.map((row) => row.join(".")).join(",")).join(";")}`);
  for (const realm of realms) {
    const known = dominoesOf(realm, grid).map(({ number, squares }) => `${number}${squares.join("")}`);
    const laid = known.length ? `_${known.join(".")}` : "";
    parts.push(`p=${encodeURIComponent(realm.name)}:${realmText(realm, grid)}${laid}`);
  }
  return parts.join("&");
}

/** A name on one line, without characters that steer others. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")].slice(0, LONGEST_NAME).join("");

function readPlayer(text: string, grid: number): Realm | null {
  const [name = "", ...rest] = text.split(":");
  const [kingdom = "", laid = ""] = rest.join(":").split("_");
  const realm = readRealm(kingdom, grid);
  if (!realm) return null;
  realm.name = cleanName(decodeURIComponent(name));
  nameDominoes(realm, grid, laid.split(".").slice(0, 24));
  return realm;
}

function readEarlier(text: string, players: number): Standing[][] {
  const games = text.split(";").map((game) => game.split(",").map((row) => row.split(".").map(Number)));
  const isStanding = (row: number[]) => row.length === 4 && row.every((n) => Number.isInteger(n) && n >= 0 && n <= 999);
  return games
    .filter((game) => game.length === players && game.every(isStanding))
    .slice(0, MOST_EARLIER) as Standing[][];
}

/** A sheet from text that anybody may have written; null if it is none. */
export function readSheet(text: string): Sheet | null {
  if (text.length > LONGEST_TEXT) return null;
  const values = (key: string) =>
    text
      .split("&")
      .filter((part) => part.startsWith(`${key}=`))
      .map((part) => part.slice(2));
  const [edition = ""] = values("e");
  const players = values("p").slice(0, MOST_REALMS);
  if (!/^[a-z-]{1,40}$/.test(edition) || !players.length) return null;
  try {
    for (const grid of GRIDS) {
      const realms = players.map((player) => readPlayer(player, grid));
      if (realms.some((realm) => !realm)) continue;
      const rules: Sheet["rules"] = {};
      for (const rule of (values("r")[0] ?? "").split(",").slice(0, 20)) {
        const [, field, value] = /^([a-z_]{1,40}):([\w()+-]{1,60})$/.exec(rule) ?? [];
        if (field && value && field !== "__proto__") rules[field] = readValue(value);
      }
      const [dynasty] = values("d");
      const earlier = readEarlier(dynasty ?? "", players.length);
      return { edition, rules, dynasty: dynasty !== undefined, earlier, grid, realms: realms as Realm[] };
    }
  } catch {
    // A name that cannot be decoded.
  }
  return null;
}
