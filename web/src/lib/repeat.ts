// Doing something again and again while the page is in sight, and at once when it comes back.

/** Starts it; the answer stops it. */
export function whileVisible(every: number, work: () => void): () => void {
  const look = () => {
    if (!document.hidden) work();
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
