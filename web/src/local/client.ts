// The page's side of its worker: requests, and connections to tables that live in this browser.
import engineAddress from "virtual:engine";
import { Refusal } from "../lib/api";
import type { Connect, Connection } from "../lib/live";
import type { ClientMessage, ServerMessage } from "../lib/messages";
import type { Desk, FromWorker, Request, ToWorker } from "./protocol";
import workerAddress from "./worker?worker&url";

type Asking = { [What in Request]: (...about: Parameters<Desk[What]>) => Promise<ReturnType<Desk[What]>> };

/** Milliseconds until a worker that broke down is replaced: at first, and at most. */
const PAUSES = [250, 8000] as const;

interface Waiting {
  done: (value: unknown) => void;
  failed: (why: Refusal) => void;
}

let worker: Worker | null = null;
let pause: number = PAUSES[0];
let count = 0;
const waiting = new Map<number, Waiting>();
const tables = new Map<number, Here>();

/** The worker, which is started when it is first needed. */
function started(): Worker {
  if (worker) return worker;
  const mine = (worker = new Worker(workerAddress, { type: "module" }));
  mine.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    pause = PAUSES[0];
    hear(data);
  };
  mine.onerror = (event) => {
    event.preventDefault();
    if (worker === mine) broken(event.message ?? ""); // without a word, its script did not come
  };
  return mine;
}

function hear(message: FromWorker): void {
  if (message.kind === "heard") return tables.get(message.number)?.hear(message.message);
  const one = waiting.get(message.number);
  waiting.delete(message.number);
  if (message.kind === "answer") one?.done(message.value);
  else one?.failed(new Refusal(message.reason));
}

/** Nothing that was told is lost: another worker goes on from what is stored. */
function broken(text: string): void {
  console.warn(`the worker broke down: ${text}`);
  worker?.terminate();
  worker = null;
  const why = new Refusal({ code: text ? "failed" : "offline", text: text || "The engine did not come.", values: {} });
  for (const one of waiting.values()) one.failed(why);
  waiting.clear();
  for (const table of tables.values()) table.lost(pause);
  pause = Math.min(PAUSES[1], 2 * pause);
}

const post = (message: ToWorker): void => started().postMessage(message);

const ask = (what: Request, about: unknown[]): Promise<unknown> =>
  new Promise((done, failed) => {
    const number = ++count;
    waiting.set(number, { done, failed });
    post({ kind: "ask", number, what, about });
  });

export const desk = new Proxy({} as Asking, {
  get:
    (_, what: Request) =>
    (...about: unknown[]) =>
      ask(what, about),
});

/** A connection to a table in this browser. */
class Here implements Connection {
  #number = 0;
  /** A decision that waits for the frame that shows it. */
  #decision: { message: ClientMessage; frame: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.#watch();
    document.addEventListener("visibilitychange", this.#look);
  }

  send(message: ClientMessage): boolean {
    if (!this.#number) return false;
    this.#decided();
    if (message.type === "play" && !document.hidden)
      // The worker answers so soon that a slow device would show nothing before it has drawn the answer.
      this.#decision = { message, frame: requestAnimationFrame(() => this.#decided()) };
    else this.#say(message);
    return true;
  }

  #say(message: ClientMessage): void {
    post({ kind: "say", number: this.#number, message });
  }

  /** Whatever waits is said. */
  #decided(): void {
    const message = this.#forget();
    if (message) this.#say(message);
  }

  #forget(): ClientMessage | null {
    const decision = this.#decision;
    this.#decision = null;
    if (decision) cancelAnimationFrame(decision.frame);
    return decision?.message ?? null;
  }

  renew(): void {
    this.#leave();
    this.#watch();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
    this.#leave();
  }

  hear(message: ServerMessage): void {
    this.heard(message);
  }

  /** The worker is gone; in a while there is another one. */
  lost(wait: number): void {
    this.#forget();
    tables.delete(this.#number);
    this.#number = 0;
    this.connected(false);
    this.#timer = setTimeout(() => this.#watch(), wait);
  }

  #watch(): void {
    this.#number = ++count;
    tables.set(this.#number, this);
    post({ kind: "watch", number: this.#number, id: this.id });
    this.connected(true);
  }

  #leave(): void {
    if (!this.#number) return;
    this.#decided();
    tables.delete(this.#number);
    post({ kind: "leave", number: this.#number });
    this.#number = 0;
  }

  #look = (): void => {
    if (document.hidden) this.#decided();
    else if (this.#number) post({ kind: "look", number: this.#number });
  };
}

export const connect: Connect = (id, heard, connected) => new Here(id, heard, connected);

/** While nobody waits for anything: the worker and the engine are fetched, to be there when the network is not. */
export async function prefetch(): Promise<void> {
  for (const address of [workerAddress, engineAddress])
    if (address && !worker) await (await fetch(address, { priority: "low" })).arrayBuffer();
}
