// The coach: a worker that is hired when it is needed, answers one question at a time, and can be sent away at any moment.
import type { Answers, Question, Said } from "./asking";

/** What the coach needs of a worker. */
export type Hired = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** Nobody wants to know any more. */
export class Stopped extends Error {}

export const hire = (): Hired => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

export class Coach {
  #worker: Hired | null = null;
  /** Ends what is being thought about. */
  #give: ((why: Error) => void) | null = null;

  constructor(private readonly hired: () => Hired = hire) {}

  /** Somebody may ask soon: the engine comes already. */
  prepare(): void {
    this.#worker ??= this.hired();
  }

  /** `told` hears how many plies of a review are done. What was asked before is no longer thought about. */
  ask<K extends Question["kind"]>(
    question: Extract<Question, { kind: K }>,
    told: (done: number) => void = () => {},
  ): Promise<Answers[K]> {
    if (this.#give) this.stop();
    const worker = (this.#worker ??= this.hired());
    return new Promise((done, failed) => {
      const settled = () => (this.#give = null);
      this.#give = (why) => {
        settled();
        failed(why);
      };
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if (data.kind === "done") return told(data.done);
        settled();
        if (data.kind === "failed") failed(new Error(data.why));
        else done(data.answer as Answers[K]);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#send(new Error(event.message || "the coach could not be fetched"));
      };
      worker.postMessage(question);
    });
  }

  /** Whatever it thinks about, nobody wants to know; another is hired when somebody asks again. */
  stop(): void {
    this.#send(new Stopped());
  }

  #send(why: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#give?.(why);
  }
}
