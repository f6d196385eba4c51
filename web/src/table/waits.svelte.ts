// Time that runs down from when the table came.
const STEP = 250;

/** How many milliseconds are left of what the table said, for a component; it looks only while something is left. */
export function runsDown(began: () => number, longest: () => number): (milliseconds: number) => number {
  let now = $state(performance.now());
  $effect(() => {
    const end = began() + longest();
    if (performance.now() >= end) return;
    const tick = setInterval(() => {
      now = performance.now();
      if (now >= end) clearInterval(tick);
    }, STEP);
    return () => clearInterval(tick);
  });
  return (milliseconds) => Math.max(0, milliseconds - Math.max(0, now - began()));
}
