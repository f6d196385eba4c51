/** The WebAssembly module of the core (core/wasm.cpp): loading it, and calling it with texts and numbers. */
import type { Reason } from "../lib/messages";
import address from "virtual:engine";

/** What the core refuses, with its reason; `line` and `token` say where a text cannot be read. */
export class Forbidden extends Error {
  constructor(
    readonly reason: Reason,
    readonly line = 0,
    readonly token = "",
  ) {
    super(reason.text);
  }
}

type Numbers = (number | bigint)[];
type Exports = { memory: WebAssembly.Memory } & Record<string, (...numbers: Numbers) => number>;

const OK = 0;
const FORBIDDEN = 1;

export class Module {
  /** Hears what a search thinks is best so far, or how far a review has come. */
  told: (said: never) => void = () => {};
  #exports: Exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  private constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as Exports;
    this.#exports["_initialize"]!();
  }

  /** From the page's own file or, if there is one, from its content. */
  static async load(content?: BufferSource): Promise<Module> {
    const memory = () => exports["memory"] as WebAssembly.Memory;
    let made: Module | null = null;
    const imports = {
      page: {
        told(at: number, size: number) {
          const bytes = new Uint8Array(memory().buffer, at >>> 0, size);
          made?.told(JSON.parse(new TextDecoder().decode(bytes)) as never);
        },
      },
      env: { emscripten_notify_memory_growth: () => undefined },
      wasi_snapshot_preview1: {
        clock_time_get(_clock: number, _precision: bigint, time: number) {
          new DataView(memory().buffer).setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        proc_exit(code: number) {
          throw new Error(`the engine ended: ${code}`);
        },
      },
    };
    if (!content && !address) throw new Error("this page was built without its engine");
    const { instance } = content
      ? await WebAssembly.instantiate(content, imports)
      : await WebAssembly.instantiateStreaming(fetch(address!), imports);
    const { exports } = instance;
    return (made = new Module(exports));
  }

  /** What a function answers to numbers alone. */
  number(name: string, ...numbers: Numbers): number {
    return this.#exports[`kd_${name}`]!(...numbers);
  }

  /** What a function answers, as text. Forbidden: the core refuses it. */
  text(name: string, numbers: Numbers = [], texts: string[] = []): string {
    const { memory } = this.#exports;
    for (const text of texts) {
      const bytes = this.#encoder.encode(text);
      const at = this.number("text", bytes.length) >>> 0;
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    }
    const status = this.number(name, ...numbers);
    const bytes = new Uint8Array(memory.buffer, this.number("answer_at") >>> 0, this.number("answer_size"));
    const answer = this.#decoder.decode(bytes);
    if (status === OK) return answer;
    if (status !== FORBIDDEN) throw new RangeError(`${name}: ${answer}`);
    const { reason, line, token } = JSON.parse(answer) as { reason: Reason; line?: number; token?: string };
    throw new Forbidden(reason, line, token);
  }

  json<T>(name: string, numbers: Numbers = [], texts: string[] = []): T {
    return JSON.parse(this.text(name, numbers, texts)) as T;
  }
}
