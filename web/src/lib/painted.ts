// Waiting until what has changed is painted, and until it has come to rest.

/** Calls `then` after the next frame, in which reading the layout costs nothing; gives how to stop that. */
export function whenPainted(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Milliseconds: an animation that lasts longer shows time that passes (a clock, someone who breathes), not a change. */
const CHANGES = 1500;

/** Calls `then` once a change under `root` is painted and its animations have ended; gives how to stop that. */
export function whenAtRest(root: Element, then: () => void): () => void {
  let stopped = false;
  let stop = whenPainted(look);
  function look(): void {
    const moving = root.getAnimations({ subtree: true }).filter(({ playState, effect }) => {
      return playState === "running" && Number(effect?.getComputedTiming().endTime) <= CHANGES;
    });
    if (!moving.length) return then();
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
      if (!stopped) stop = whenPainted(look);
    });
  }
  return () => {
    stopped = true;
    stop();
  };
}
