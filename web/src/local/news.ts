// News: how the tabs of a browser tell each other what happens at tables that several of them have open.
import type { Reacted } from "../lib/messages";

export type News =
  | { about: "changed"; id: string }
  | { about: "paused"; id: string; paused: boolean }
  | { about: "pace"; id: string; pace: number }
  | { about: "hurry"; id: string }
  | { about: "reacted"; id: string; seat: number; reaction: Reacted["reaction"] };

export class Neighbours {
  #channel = new BroadcastChannel("kingdomino.tables");

  constructor(heard: (news: News) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => heard(data);
  }

  tell(news: News): void {
    this.#channel.postMessage(news);
  }

  close(): void {
    this.#channel.close();
  }
}

/** Waits until no other tab does the same, and does it; where tabs cannot wait for each other, at once. */
export async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(`kingdomino ${name}`, { signal }, work);
}
