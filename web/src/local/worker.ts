// The worker behind a page: it holds the engine and the tables of this browser, and speaks as a server would.
import { loadEngine } from "../engine/engine";
import { BOX } from "./box";
import type { FromWorker, ToWorker } from "./protocol";
import { Store } from "./store";
import { explained, Tables, type Watching } from "./tables";
import { Thinkers } from "./thinking";
import { hireSearcher } from "./hiring";

const say = (message: FromWorker): void => postMessage(message);

const tables = loadEngine().then((engine) => new Tables(engine, new Store(), BOX, new Thinkers(hireSearcher)));
/** Connections by number; a page that leaves before it has come is let go when it comes. */
const watching = new Map<number, Promise<Watching | null>>();

async function answer({ number, what, about }: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  try {
    const desk = (await tables).desk as Record<string, (...about: unknown[]) => Promise<unknown>>;
    say({ kind: "answer", number, what, value: await desk[what]!(...about) });
  } catch (error) {
    say({ kind: "problem", number, reason: explained(error) });
  }
}

async function watch(number: number, id: string): Promise<Watching | null> {
  try {
    return await (await tables).watch(id, (message) => say({ kind: "heard", number, message }));
  } catch (error) {
    say({ kind: "heard", number, message: { type: "refused", reason: explained(error) } });
    return null;
  }
}

// What nobody expected ends the worker: the page starts another one, which goes on from what is stored.
addEventListener("unhandledrejection", ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "ask") return answer(data);
  const { number } = data;
  if (data.kind === "watch") {
    watching.set(number, watch(number, data.id));
    return;
  }
  const there = await watching.get(number);
  if (data.kind === "say") await there?.hear(data.message);
  else if (data.kind === "look") await there?.look();
  else {
    watching.delete(number);
    there?.leave();
  }
};
