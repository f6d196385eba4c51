// Talking to the server: requests, and the live connection to a table that comes back by itself.
import type {
  Again,
  Catalogue,
  ClientMessage,
  Created,
  FillSeat,
  GamesPage,
  Import,
  NewGame,
  Problem,
  Reason,
  RulesAsked,
  RulesVerdict,
  SeatKey,
  ServerMessage,
  TableSummary,
  TableView,
  TakeSeat,
} from "./messages";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.text);
  }
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
    throw new Refusal({ code: "offline", text: "The server cannot be reached.", values: {} });
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(
    problem?.problem ?? { code: "failed", text: `The server answered ${response.status}.`, values: {} },
  );
}

async function recordOf(id: string): Promise<string> {
  const response = await fetch(api.recordUrl(id));
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),
  rules: (asked: RulesAsked) => ask<RulesVerdict>("POST", "/rules", asked),
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
  invitationUrl: (id: string) => `/api/tables/${id}/invitation.svg`,
  record: recordOf,
  recordUrl: (id: string) => `/api/tables/${id}/record`,
};

/** A live connection to a table: tells what comes, and comes back by itself until it is closed. */
export class Live {
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A connection that works is never silent for longer, in milliseconds; the server says how long. */
  #every = 15_000;
  /** On the clock of the wall: others may stand still while a device sleeps. */
  #heardAt = 0;

  constructor(
    readonly id: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.#open();
    window.addEventListener("online", this.#restore);
    document.addEventListener("visibilitychange", this.#look);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Once more from the beginning, as whoever this browser is now. */
  renew(): void {
    const old = this.#socket;
    this.#open();
    // One that is not there yet would be complained about.
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#restore);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #open(): void {
    const url = new URL(`/api/tables/${this.id}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url));
    socket.onopen = () => {
      this.#wait = 250;
      this.connected(true);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "alive") this.#every = message.every;
      else this.heard(message);
      this.#watch();
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      this.connected(false);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(4000, this.#wait * 2);
    };
    this.#watch();
  }

  /** From now on something should be heard before long: a connection can be dead without being closed. */
  #watch(): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(this.#restore, 2.5 * this.#every);
  }

  #restore = (): void => {
    this.connected(false);
    this.renew();
  };

  #look = (): void => {
    const silent = Date.now() - this.#heardAt > 1.5 * this.#every;
    if (!document.hidden && (silent || this.#socket?.readyState === WebSocket.CLOSED)) this.#restore();
  };
}
