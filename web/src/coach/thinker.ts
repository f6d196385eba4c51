// The coach's worker: it has an engine of its own, and is busy until it has answered.
import { loadEngine } from "../engine/engine";
import { answer, type Question, type Said } from "./asking";

const engine = loadEngine();
const say = (said: Said): void => postMessage(said);

onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    say({ kind: data.kind, answer: answer(await engine, data, (done) => say({ kind: "done", done })) });
  } catch (error) {
    say({ kind: "failed", why: String(error) });
  }
};
