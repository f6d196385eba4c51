// The small movements of a table at rest: now and then something stirs for a moment, one thing at a time. Between two moments nothing runs.
import type { LIVING } from "../lib/drawings";
import { moving } from "../lib/settings.svelte";

type Motif = (typeof LIVING)[keyof typeof LIVING][number]["motif"] | "fire";

interface Stir {
  seconds: number;
  /** From rest to rest; only what a browser moves without drawing it again. */
  frames: Keyframe[];
}

const changed = (transforms: string[]): Keyframe[] =>
  transforms.map((transform) => ({ transform, easing: "ease-in-out" }));
const turned = (...angles: number[]): Keyframe[] => changed(angles.map((angle) => `rotate(${angle}deg)`));
const moved = (...ways: string[]): Keyframe[] => changed(ways.map((way) => `translate(${way})`));

const STIRS: Record<Motif, Stir> = {
  // after half a turn the sails are where they were
  sails: { seconds: 2.2, frames: turned(0, 180) },
  boat: { seconds: 1.8, frames: turned(0, -4, 3, -2, 0) },
  duck: { seconds: 2.2, frames: moved("0, 0", "-5px, 1px", "-9px, -1px", "-5px, 1px", "0, 0") },
  sheep: { seconds: 0.7, frames: moved("0, 0", "0, -7px", "0, 0", "0, -4px", "0, 0") },
  smoke: {
    seconds: 2.2,
    frames: [
      { transform: "none", opacity: 1 },
      { transform: "translate(3px, -16px) scale(1.15)", opacity: 0, offset: 0.6 },
      { transform: "scale(0.3)", opacity: 0, offset: 0.61 },
      { transform: "none", opacity: 1 },
    ],
  },
  fire: {
    seconds: 1.2,
    frames: changed([
      "none",
      "scale(0.94, 1.07) skewX(-3deg)",
      "scale(1.04, 0.93)",
      "scale(0.96, 1.05) skewX(4deg)",
      "none",
    ]),
  },
};

/** Milliseconds from one movement to the next, at least and at most. */
const REST = [14_000, 24_000] as const;
const places = new Set<Element>();
let resting: ReturnType<typeof setTimeout> | undefined;

function rest(): void {
  resting = setTimeout(stir, REST[0] + Math.random() * (REST[1] - REST[0]));
}

function stir(): void {
  rest();
  if (document.hidden || !moving()) return;
  const living = [...places].flatMap((place) => [...place.querySelectorAll<SVGElement>("[data-alive]")]);
  const one = living[Math.floor(Math.random() * living.length)];
  if (!one) return;
  const { seconds, frames } = STIRS[one.dataset.alive as Motif];
  one.animate(frames, 1000 * seconds);
}

/** What is drawn in a place may stir, as long as it is there. */
export function alive(place: Element): { destroy: () => void } {
  places.add(place);
  if (places.size === 1) rest();
  return {
    destroy() {
      places.delete(place);
      if (!places.size) clearTimeout(resting);
    },
  };
}
