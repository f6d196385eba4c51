// Requests to the server.
import type {
  Again,
  Catalogue,
  Created,
  FillSeat,
  GamesPage,
  Import,
  NewGame,
  Problem,
  Reach,
  Reason,
  RulesAsked,
  RulesVerdict,
  ScoreAsked,
  ScoreVerdict,
  SeatKey,
  TableSummary,
  TableView,
  TakeSeat,
} from "./messages";
import { lost } from "./reach.svelte";
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
    response = await fetch(`/api${path}`, {
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
  if (reason.unread) await need("notation").catch(() => {}); // without words for it, the server's English
  throw new Refusal(reason);
}

async function recordOf(id: string): Promise<string> {
  const response = await fetch(api.recordUrl(id));
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),
  rules: (asked: RulesAsked) => ask<RulesVerdict>("POST", "/rules", asked),
  /** What the kingdoms of a real game are worth. */
  score: (asked: ScoreAsked) => ask<ScoreVerdict>("POST", "/score", asked),
  create: (game: NewGame) => ask<Created>("POST", "/tables", game),
  /** My games, the newest first: some of them, or those that come after. */
  mine: (before?: string) => ask<GamesPage>("GET", before ? `/tables?before=${encodeURIComponent(before)}` : "/tables"),
  table: (id: string) => ask<TableView>("GET", `/tables/${id}`),
  /** The table as it was after so many plies. */
  moment: (id: string, ply: number) => ask<TableView>("GET", `/tables/${id}/plies/${ply}`),
  again: (id: string, how: Again) => ask<Created>("POST", `/tables/${id}/again`, how),
  /** The next game of a Dynasty. */
  next: (id: string) => ask<Created>("POST", `/tables/${id}/next`),
  remove: (id: string) => ask<void>("DELETE", `/tables/${id}`),
  /** Public tables that wait for players. */
  lobby: () => ask<TableSummary[]>("GET", "/lobby"),
  takeSeat: (id: string, seat: number, wanted: TakeSeat) => ask<void>("POST", `/tables/${id}/seats/${seat}`, wanted),
  fillSeat: (id: string, seat: number, wanted: FillSeat) => ask<void>("PUT", `/tables/${id}/seats/${seat}`, wanted),
  /** A secret that brings another device to a seat, once. */
  newKey: (id: string, seat: number) => ask<SeatKey>("POST", `/tables/${id}/seats/${seat}/key`),
  useKey: (id: string, key: string) => ask<void>("POST", `/tables/${id}/key`, { key }),
  /** The other devices lose the seat. */
  endDevices: (id: string, seat: number) => ask<void>("DELETE", `/tables/${id}/seats/${seat}/devices`),
  import: (record: Import) => ask<Created>("POST", "/import", record),
  /** How other devices find the server, for somebody at its machine. */
  reach: () => ask<Reach>("GET", "/reach"),
  invitationUrl: (id: string, at: string) => `/api/tables/${id}/invitation.svg${at && `?at=${encodeURIComponent(at)}`}`,
  /** The kingdoms of a table as a picture. */
  pictureUrl: (id: string, format: "png" | "svg", lang: string) => `/api/tables/${id}/picture.${format}?lang=${lang}`,
  record: recordOf,
  recordUrl: (id: string) => `/api/tables/${id}/record`,
};
