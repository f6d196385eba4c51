// Asking the judge: the worker is started when it is first needed, and ended with the screen.
import type { Advice, DominoFace, Graded, Place, Reason, TableView } from "../lib/messages";

/** What the judge can be asked; all but the first are about the game that was laid out last. */
export interface Asked {
  lay(record: string): { table: TableView; dominoes: DominoFace[] };
  /** The table after a move. */
  after(move: string): TableView;
  why(move: string): Reason | null;
  fits(domino: number): Place[];
  grade(move: string): Graded;
  advise(): Advice;
}

export type Answered =
  | { kind: "judged"; number: number; what: keyof Asked; value: unknown }
  | { kind: "misjudged"; number: number; problem: string };

export class Judge {
  #worker: Worker | null = null;
  #count = 0;
  #waiting = new Map<number, { done: (value: never) => void; failed: (why: Error) => void }>();

  ask<What extends keyof Asked>(what: What, ...about: Parameters<Asked[What]>): Promise<ReturnType<Asked[What]>> {
    this.#worker ??= this.#started();
    const number = ++this.#count;
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done, failed });
      this.#worker!.postMessage({ number, what, about });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #started(): Worker {
    const worker = new Worker(new URL("./judge.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const one = this.#waiting.get(data.number);
      this.#waiting.delete(data.number);
      if (data.kind === "judged") one?.done(data.value as never);
      else one?.failed(new Error(data.problem));
    };
    // Perhaps it could not even be fetched; whoever asks again gets another.
    worker.onerror = (event) => {
      event.preventDefault();
      const failed = [...this.#waiting.values()];
      this.close();
      for (const one of failed) one.failed(new Error(event.message));
    };
    return worker;
  }
}
