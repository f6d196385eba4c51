// Waiting until what has changed is painted.

/** Calls `then` after the next frame, in which reading the layout costs nothing; gives how to stop that. */
export function whenPainted(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
