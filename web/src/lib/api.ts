// Requests to the server, or to the worker that stands in for it.
import type { Desk, Request } from "../local/protocol";
import { beside } from "./address";
import { hasEngine, isHere, nearby } from "./here";
import type {
  Again,
  Arrived,
  Catalogue,
  Created,
  DailyAsked,
  DailyView,
  DayView,
  FillSeat,
  GamesPage,
  Import,
  LuggageArrived,
  LuggagePiece,
  LuggageTicket,
  NewGame,
  NewLuggage,
  Parcel,
  Problem,
  PutLuggage,
  PuzzleRatings,
  PuzzleTried,
  PuzzleTry,
  Reach,
  Reason,
  Review,
  Reviewing,
  RulesAsked,
  RulesVerdict,
  ScoreAsked,
  ScoreVerdict,
  SeatKey,
  TableSummary,
  TableView,
  TakeSeat,
  UseLuggage,
} from "./messages";
import { lost, reach, served } from "./reach.svelte";
import { need } from "./words.svelte";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.text);
  }
}

/** What stands before the server answers so when there is nobody behind it. */
const NOBODY = [502, 503, 504];

function unreachable(): Refusal {
  lost();
  return new Refusal({ code: "offline", text: "The server cannot be reached.", values: {} });
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(beside(`api${path}`), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const reason = problem?.problem ?? { code: "failed", text: `The server answered ${response.status}.`, values: {} };
  if (!problem?.problem && NOBODY.includes(response.status)) throw unreachable();
  throw await refused(reason);
}

/** With the words for it; without, it is said in the English that came with it. */
async function refused(reason: Reason): Promise<Refusal> {
  if (reason.unread) await need("notation").catch(() => {});
  return new Refusal(reason);
}

async function recordOf(id: string): Promise<string> {
  if (isHere(id)) return (await nearby()).desk.record(id);
  const response = await fetch(api.recordUrl(id));
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

const isOffline = (error: unknown): boolean => error instanceof Refusal && error.reason.code === "offline";

/** Asks the worker of this page. */
async function askHere<What extends Request>(
  what: What,
  ...about: Parameters<Desk[What]>
): Promise<ReturnType<Desk[What]>> {
  if (!hasEngine) throw unreachable();
  const { desk } = await nearby().catch(() => Promise.reject(unreachable()));
  return desk[what](...about).catch(async (error: unknown) =>
    Promise.reject(error instanceof Refusal ? await refused(error.reason) : error),
  );
}

/** A table in this browser: it is asked not to throw it away when it needs room. */
function keptHere<T>(made: Promise<T>): Promise<T> {
  void navigator.storage?.persist?.().catch(() => {});
  return made;
}

/** The server answers; without one, the worker. */
async function either<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  if (served() || !hasEngine)
    try {
      return await there();
    } catch (error) {
      if (!isOffline(error) || !hasEngine) throw error;
    }
  return here();
}

/** What only a server can do. */
async function atServer<T>(work: () => Promise<T>): Promise<T> {
  if (reach.none)
    throw new Refusal({ code: "needs-server", text: "This needs a server, and there is none here.", values: {} });
  return work();
}

export const api = {
  catalogue: () =>
    either(
      () => ask<Catalogue>("GET", "/catalogue"),
      () => askHere("catalogue"),
    ),
  rules: (asked: RulesAsked) =>
    either(
      () => ask<RulesVerdict>("POST", "/rules", asked),
      () => askHere("rules", asked),
    ),
  /** What the kingdoms of a real game are worth. */
  score: (asked: ScoreAsked) =>
    either(
      () => ask<ScoreVerdict>("POST", "/score", asked),
      () => askHere("score", asked),
    ),
  create: (game: NewGame) =>
    either(
      () => ask<Created>("POST", "/tables", game),
      () => keptHere(askHere("create", game)),
    ),
  import: (record: Import) =>
    either(
      () => ask<Created>("POST", "/import", record),
      () => keptHere(askHere("import", record)),
    ),
  table: (id: string) => (isHere(id) ? askHere("table", id) : ask<TableView>("GET", `/tables/${id}`)),
  /** The table as it was after so many plies. */
  moment: (id: string, ply: number) =>
    isHere(id) ? askHere("moment", id, ply) : ask<TableView>("GET", `/tables/${id}/plies/${ply}`),
  again: (id: string, how: Again) =>
    isHere(id) ? askHere("again", id, how) : ask<Created>("POST", `/tables/${id}/again`, how),
  /** The next game of a Dynasty. */
  next: (id: string) => (isHere(id) ? askHere("next", id) : ask<Created>("POST", `/tables/${id}/next`)),
  remove: (id: string) => (isHere(id) ? askHere("remove", id) : ask<void>("DELETE", `/tables/${id}`)),
  record: recordOf,
  /** My games at the server, the newest first: some of them, or those that come after. */
  mine: (before?: string) => ask<GamesPage>("GET", before ? `/tables?before=${encodeURIComponent(before)}` : "/tables"),
  /** The same in this browser, with what is stored there and cannot be read. */
  mineHere: (before?: string) => askHere("mine", before),
  /** What is stored under an id, as text; and no longer. */
  rawHere: (id: string) => askHere("raw", id),
  removeHere: (id: string) => askHere("remove", id),
  /** What a record tells about its game. */
  study: (record: string) => askHere("study", record),
  /** Every table in this browser, for a file; and those of one. */
  rowsHere: () => askHere("rows"),
  restoreHere: (found: unknown[]) => askHere("restore", found),

  /** What a server that reviews has to say about a game that is over, or how far it has come. */
  review: (id: string) => ask<Review | Reviewing>("GET", `/tables/${id}/review`),

  // ---- what needs others, and a server to meet them at ----

  /** The deal of the day. */
  daily: () => atServer(() => ask<DailyView>("GET", "/daily")),
  playDaily: (asked: DailyAsked) => atServer(() => ask<Created>("POST", "/daily", asked)),
  /** The deal of a day that is over. */
  day: (day: string) => atServer(() => ask<DayView>("GET", `/daily/${day}`)),
  /** Public tables that wait for players. */
  lobby: () => atServer(() => ask<TableSummary[]>("GET", "/lobby")),
  takeSeat: (id: string, seat: number, wanted: TakeSeat) => ask<void>("POST", `/tables/${id}/seats/${seat}`, wanted),
  fillSeat: (id: string, seat: number, wanted: FillSeat) => ask<void>("PUT", `/tables/${id}/seats/${seat}`, wanted),
  /** A secret that brings another device to a seat, once. */
  newKey: (id: string, seat: number) => ask<SeatKey>("POST", `/tables/${id}/seats/${seat}/key`),
  useKey: (id: string, key: string) => ask<void>("POST", `/tables/${id}/key`, { key }),
  /** The other devices lose the seat. */
  endDevices: (id: string, seat: number) => ask<void>("DELETE", `/tables/${id}/seats/${seat}/devices`),
  /** How other devices find the server, for somebody at its machine. */
  reach: () => ask<Reach>("GET", "/reach"),
  invitationUrl: (id: string, at: string) =>
    beside(`api/tables/${id}/invitation.svg${at && `?at=${encodeURIComponent(at)}`}`),
  /** The kingdoms of a table as a picture, which the server draws. */
  pictureUrl: (id: string, format: "png" | "svg", lang: string) =>
    beside(`api/tables/${id}/picture.${format}?lang=${lang}`),
  recordUrl: (id: string) => beside(`api/tables/${id}/record`),

  /** How hard puzzles are by how people fare; and the first try at one. */
  puzzleRatings: () => atServer(() => ask<PuzzleRatings>("GET", "/puzzles/ratings")),
  puzzleTried: (mark: string, first: PuzzleTry) => ask<PuzzleTried>("POST", `/puzzles/${mark}/try`, first),

  // ---- all that a browser knows, on its way to another ----

  sendOff: (wanted: NewLuggage) => atServer(() => ask<LuggageTicket>("POST", "/luggage", wanted)),
  putPiece: (number: number, piece: PutLuggage) => ask<void>("PUT", `/luggage/pieces/${number}`, piece),
  withdraw: () => ask<void>("DELETE", "/luggage"),
  fetchPiece: (number: number, by: UseLuggage) =>
    atServer(() => ask<LuggagePiece>("POST", `/luggage/pieces/${number}`, by)),
  arrived: (by: UseLuggage) => ask<LuggageArrived>("POST", "/luggage/arrived", by),

  // ---- tables that move ----

  send: (parcel: Parcel) => ask<Arrived>("POST", "/parcels", parcel),
  parcel: (id: string) => ask<Parcel>("GET", `/tables/${id}/parcel`),
  taken: (id: string, stamp: string) => ask<void>("DELETE", `/tables/${id}/parcel?stamp=${encodeURIComponent(stamp)}`),
};
