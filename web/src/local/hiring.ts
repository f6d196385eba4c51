// Hiring: how a search gets a worker of its own.
import type { Answer, Question, Searcher } from "./thinking";

export function hireSearcher(): Searcher {
  const worker = new Worker(new URL("./searcher.ts", import.meta.url), { type: "module" });
  let broken = false;
  let failed = () => {};
  worker.onerror = (event) => {
    event.preventDefault();
    broken = true;
    failed();
  };
  return {
    ask(question: Question, told: (answer: Answer) => void, gaveUp: () => void) {
      if (broken) return gaveUp(); // perhaps it could not even be fetched
      failed = gaveUp;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => told(data);
      worker.postMessage(question);
    },
    end: () => worker.terminate(),
  };
}
