// The picture of a day's result: what is on it, and the way from the page's drawings to a PNG, without asking any server.
import { mount, unmount } from "svelte";
import { CASTLE } from "../art/tiles";
import type { Tile } from "../art/land";
import { linkTo } from "../lib/address";
import { DEFS, INK, PAPER } from "../lib/drawings";
import { dayValues } from "../lib/when";
import { t } from "../lib/words.svelte";
import { emptyRealm, readRealm } from "../score/sheet";
import Postcard from "./Postcard.svelte";
import { resultText } from "./result";
import { notable, type Shared } from "./sharing";

export const WIDTH = 1080;
export const HEIGHT = 1350;

export interface Posted extends Shared {
  /** The day is over: nobody can be helped any more, and the kingdom is shown as it is. */
  over: boolean;
  /** Of the computer players, by seat after one's own. */
  levels: readonly string[];
}

/** Words on the card: around or from x, on the line y, as large as `size` unless they need more `room` than there is. */
export interface Written {
  text: string;
  x: number;
  y: number;
  size: number;
  room: number;
  heading?: boolean;
  start?: boolean;
  colour?: string;
}

/** Somebody at the table: a level, or null for oneself; from the first to the last. */
export interface Seated {
  level: string | null;
  colour: number;
  points: number;
  x: number;
}

export interface Design {
  tiles: Tile[];
  /** Of a square of the kingdom, and where the middle of the kingdom is. */
  side: number;
  middle: { x: number; y: number };
  plate: { y: number; high: number };
  won: boolean;
  seated: Seated[];
  /** Where flames stand beside days in a row. */
  flame: { x: number; y: number } | null;
  words: Written[];
}

/** The largest grid that a deal of the day may be played on. */
const GRID = 7;
const SOFT = "#6a5444";

/**
 * The land of a kingdom in the notation. Before the day is over nothing but what the text to send says too: kinds of
 * land, no crowns, and so no buildings either. Which domino lies where is never told: what grows on a square depends on its place.
 */
export function landShown(kingdom: string, over: boolean): Tile[] {
  const realm = readRealm(kingdom, GRID) ?? emptyRealm(GRID);
  const [dx, dy] = [CASTLE.c - (realm.castle % GRID), CASTLE.r - Math.floor(realm.castle / GRID)];
  const land = realm.cells.flatMap((square, i): Tile[] => {
    const [x, y] = [i % GRID, Math.floor(i / GRID)];
    const { terrain, crowns } = square ?? {};
    return terrain
      ? [{ c: x + dx, r: y + dy, terrain, crowns: over ? crowns! : 0, variant: 5 * x + 7 * y + x * y }]
      : [];
  });
  return [{ ...CASTLE, terrain: "castle", crowns: 0, variant: 0 }, ...land];
}

/** Those at the table from the first to the last; ties among the others are left as they sit. */
function ranking({ result, levels }: Posted): Omit<Seated, "x">[] {
  const [own, ...others] = result.scores.map((points, seat) => ({
    level: seat ? (levels[seat - 1] ?? "") : null,
    colour: seat,
    points,
  }));
  others.sort((a, b) => b.points - a.points);
  others.splice(result.place - 1, 0, own!);
  return others;
}

/** The address that others may type; none of a machine that only this house knows. */
function typed(): string {
  const { host, hostname, pathname } = new URL(linkTo("/daily"));
  return /\.[a-z]+$/i.test(hostname) && !hostname.endsWith(".local") ? host + pathname : "";
}

/** Everything on the card, and where; `measure` tells how wide words are that stand beside others. */
export function design(posted: Posted, measure = written): Design {
  const { day, result, over } = posted;
  const tiles = landShown(result.kingdom, over);
  const address = typed();
  const { ranked, row } = notable(posted);
  const several = result.scores.length > 1;

  const high = 118 + (ranked || row ? 62 : 0) + (several ? 142 : 0);
  const bottom = HEIGHT - (address ? 84 : 48);
  const plate = { y: bottom - high, high };
  const [top, room] = [306, bottom - high - 306 - 42];
  const [columns, rows] = [tiles.map(({ c }) => c), tiles.map(({ r }) => r)];
  const span = (all: number[]) => [Math.min(...all), Math.max(...all) + 1] as const;
  const [[left, right], [up, down]] = [span(columns), span(rows)];
  const side = Math.min(room / (down - up), (WIDTH - 150) / (right - left), 180);
  const middle = {
    x: WIDTH / 2 - (side * (left + right)) / 2,
    y: top + room / 2 - (side * (up + down)) / 2,
  };

  const words: Written[] = [
    { text: t("daily-title"), x: WIDTH / 2, y: 226, size: 58, room: 620, heading: true },
    { text: t("day-date", dayValues(day)), x: WIDTH / 2, y: 264, size: 30, room: 560, colour: SOFT },
    { text: resultText(result), x: WIDTH / 2, y: plate.y + 84, size: 78, room: 900, heading: true },
  ];
  let y = plate.y + 142;
  let flame: Design["flame"] = null;
  if (ranked || row) {
    // Side by side around the middle, each as wide as it is.
    const gap = ranked && row ? 64 : 0;
    const burning = row ? 46 : 0;
    const wide = ranked ? measure(ranked, 38) : 0;
    const all = wide + gap + burning + (row ? measure(row, 38) : 0);
    const size = Math.min(38, (38 * 880) / all);
    let x = WIDTH / 2 - (all * size) / 38 / 2;
    if (ranked) words.push({ text: ranked, x, y, size, room: 880, start: true });
    x += ((wide + gap) * size) / 38;
    if (row) {
      flame = { x: x + 16, y: y + 4 };
      words.push({ text: row, x: x + burning, y, size, room: 880, start: true });
    }
    y += 62;
  }
  const everybody = several ? ranking(posted) : [];
  const pitch = 880 / Math.max(1, everybody.length);
  const seated = everybody.map((one, i) => ({ ...one, x: WIDTH / 2 + pitch * (i - (everybody.length - 1) / 2) }));
  for (const { points, x } of seated)
    words.push({ text: String(points), x: x + 14, y: y + 66, size: 52, room: 90, heading: true, start: true });
  if (address) words.push({ text: address, x: WIDTH / 2, y: HEIGHT - 34, size: 30, room: 900, colour: PAPER });
  return { tiles, side, middle, plate, won: several && result.place === 1, seated, flame, words };
}

const PLAIN = "system-ui, -apple-system, 'Segoe UI', sans-serif";

/** How wide words are when they are written. */
function written(text: string, size: number): number {
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = `600 ${size}px ${PLAIN}`;
  return pen.measureText(text).width;
}

/** What a rule of a style sheet says of a drawing, which stays behind with the page. */
const STYLED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "transform",
] as const;

/** The drawings as an image that stands alone. */
async function drawn(design: Design): Promise<HTMLImageElement> {
  const room = document.createElement("div");
  room.hidden = true; // where nothing is laid out and nothing moves, styles are known all the same
  document.body.append(room);
  const card = mount(Postcard, { target: room, props: { design } });
  try {
    const svg = room.querySelector("svg")!;
    // All of them are read before the first is changed, for rules speak of parts within others.
    const styled = [...svg.querySelectorAll("[class]")].map((part) => {
      const style = getComputedStyle(part);
      return [part, STYLED.map((name) => [name, style.getPropertyValue(name)] as const)] as const;
    });
    for (const [part, values] of styled) {
      part.removeAttribute("class");
      for (const [name, value] of values) if (value && value !== "none") part.setAttribute(name, value);
      if (!values.some(([name, value]) => name === "fill" && value !== "none")) part.setAttribute("fill", "none");
    }
    const text = new XMLSerializer().serializeToString(svg).replace(">", `><defs>${DEFS}</defs>`);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    return image;
  } finally {
    void unmount(card);
    room.remove();
  }
}

/** Paints the card. */
export async function paint(canvas: HTMLCanvasElement, design: Design): Promise<void> {
  const { words } = design;
  const face = getComputedStyle(document.documentElement).getPropertyValue("--heading") || "serif";
  const letters = words.map(({ text }) => text).join("");
  const [image] = await Promise.all([
    drawn(design),
    document.fonts.load("600 50px Grenze", letters).catch(() => []), // then another face has to do
  ]);
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  for (const { text, x, y, size, room, heading = false, start = false, colour = INK } of words) {
    const font = (size: number) => `600 ${size}px ${heading ? face : PLAIN}`;
    pen.font = font(size);
    pen.font = font(Math.min(size, (size * room) / pen.measureText(text).width));
    pen.textAlign = start ? "left" : "center";
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  }
}

/** The card as a file. */
export async function filed(canvas: HTMLCanvasElement, day: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `kingdomino-${day}.png`, { type: blob.type });
}
