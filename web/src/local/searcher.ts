// The worker of a search: it thinks until its time is up, and tells what it knows whenever it knows more.
import { loadEngine } from "../engine/engine";
import { search } from "./searching";
import type { Question } from "./thinking";

const engine = loadEngine();

onmessage = async ({ data }: MessageEvent<Question>) => {
  search(await engine, data, (answer) => postMessage(answer));
};
