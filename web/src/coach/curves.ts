// The graph of a review as numbers: where its lines run, and where their names stand.

export interface Curve {
  seat: number;
  /** The points of the line, for an SVG polyline. */
  line: string;
  /** The height at its end, and where its name stands: no two lie on each other. */
  end: number;
  label: number;
}

/** The values by ply and seat, drawn in a box of this size; `most` is at the top, and 0 at the bottom. */
export function curvesOf(
  values: readonly (readonly number[])[],
  { width, height, most, apart }: { width: number; height: number; most: number; apart: number },
): Curve[] {
  const x = (ply: number) => (values.length > 1 ? (width * ply) / (values.length - 1) : 0);
  const y = (value: number) => height * (1 - Math.min(1, Math.max(0, value / (most || 1))));
  const round = (n: number) => Math.round(100 * n) / 100;
  const curves = (values[0] ?? []).map((_, seat): Curve => {
    const line = values.map((row, ply) => `${round(x(ply))},${round(y(row[seat] ?? 0))}`).join(" ");
    const end = round(y(values.at(-1)?.[seat] ?? 0));
    return { seat, line, end, label: end };
  });
  // From the top down each makes room for the one above it, and from the bottom up all stay inside.
  const down = [...curves].sort((a, b) => a.label - b.label || a.seat - b.seat);
  down.forEach((one, i) => (one.label = Math.max(one.label, i ? down[i - 1]!.label + apart : 0)));
  down.reverse().forEach((one, i) => (one.label = Math.min(one.label, i ? down[i - 1]!.label - apart : height)));
  return curves;
}

/** Which of some plies lies nearest to a place between 0 and 1. */
export function nearest(plies: readonly number[], place: number, all: number): number {
  const wanted = place * all;
  return plies.reduce((best, ply, i) => (Math.abs(ply - wanted) < Math.abs(plies[best]! - wanted) ? i : best), 0);
}
