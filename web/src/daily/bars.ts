// How often each number of points was reached, gathered into bars of the same width.

export interface Bar {
  from: number;
  to: number;
  n: number;
}

const WIDTH = 5;

export function barsOf(spread: readonly (readonly [number, number])[]): Bar[] {
  const found = new Map<number, number>();
  for (const [points, n] of spread) {
    const at = Math.floor(points / WIDTH);
    found.set(at, (found.get(at) ?? 0) + n);
  }
  const all = [...found.keys()];
  if (!all.length) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const from = WIDTH * (first + i);
    return { from, to: from + WIDTH - 1, n: found.get(first + i) ?? 0 };
  });
}
