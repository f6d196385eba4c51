// Swipes: whether a finger that moved meant the next thing, the one before, or nothing.

const SHORTEST = 60;

/** 1: on to the next, -1: back, 0: it was no swipe. It goes sideways and far enough, in pixels. */
export function swipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SHORTEST || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
