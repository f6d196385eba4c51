// The live connection to a table: to the server, where it comes back by itself, or to the worker of this page.
import { beside } from "./address";
import { isHere, nearby } from "./here";
import type { ClientMessage, ServerMessage } from "./messages";
import { lookAgain } from "./renewal";

/** What a page says to its table, whatever carries it. */
export interface Connection {
  send(message: ClientMessage): boolean;
  renew(): void;
  close(): void;
}
export type Connect = (
  id: string,
  heard: (message: ServerMessage) => void,
  connected: (yes: boolean) => void,
) => Connection;

/** A live connection to a table: tells what comes, and comes back by itself until it is closed. */
export class Live implements Connection {
  #socket: WebSocket | null = null;
  #closed = false;
  #lost = false;
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
    const url = new URL(beside(`api/tables/${this.id}/live`), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url));
    socket.onopen = () => {
      this.#wait = 250;
      this.connected(true);
      if (this.#lost) lookAgain(); // the server may have come back with a new page
      this.#lost = false;
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
      this.#lost = true;
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

/** A connection to a table in this browser, whose worker may still have to come. */
class Nearby implements Connection {
  #there: Connection | null = null;
  #closed = false;
  #coming = false;

  constructor(
    private readonly id: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.renew();
  }

  send(message: ClientMessage): boolean {
    return this.#there?.send(message) ?? false;
  }

  renew(): void {
    if (this.#there) return this.#there.renew();
    if (this.#coming) return;
    this.#coming = true;
    nearby().then(
      ({ connect }) => {
        this.#coming = false;
        if (!this.#closed) this.#there = connect(this.id, this.heard, this.connected);
      },
      () => {
        this.#coming = false;
        if (!this.#closed) this.connected(false); // its code cannot be fetched: whoever is impatient may try again
      },
    );
  }

  close(): void {
    this.#closed = true;
    this.#there?.close();
  }
}

/** The connection to a table, wherever it lives. */
export const connect: Connect = (...about) => (isHere(about[0]) ? new Nearby(...about) : new Live(...about));
