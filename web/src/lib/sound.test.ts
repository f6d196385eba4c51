import { beforeAll, expect, test, vi } from "vitest";

/** Everything that was started: its pitch, or nothing for a noise. */
const struck: (number | null)[] = [];
/** What is connected to the device itself. */
const heard: string[] = [];

class Part {
  gain = new Dial();
  frequency = new Dial();
  [dial: string]: unknown;
  constructor(readonly kind: string) {
    for (const dial of ["Q", "threshold", "knee", "ratio", "attack", "release"]) this[dial] = new Dial();
  }
  connect(to: Part): Part {
    if (to.kind === "device") heard.push(this.kind);
    return to;
  }
  start(): void {
    struck.push(this.kind === "tone" ? this.frequency.value : null);
  }
  stop(): void {}
}
class Dial {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Context {
  currentTime = 0;
  sampleRate = 8000;
  destination = new Part("device");
  resume(): void {}
  createOscillator = () => new Part("tone");
  createGain = () => new Part("gain");
  createBiquadFilter = () => new Part("filter");
  createDynamicsCompressor = () => new Part("limiter");
  createBufferSource = () => new Part("noise");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let sound: typeof import("./sound");
let settings: typeof import("./settings.svelte").settings;
const page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) });
beforeAll(async () => {
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("AudioContext", Context);
  ({ settings } = await import("./settings.svelte"));
  sound = await import("./sound");
});
const hear = (make: () => void) => {
  struck.length = 0;
  make();
  return [...struck];
};

test("there is silence until the visitor wants sound, and has done something", () => {
  expect(hear(() => sound.play("place"))).toEqual([]);
  page.dispatchEvent(new Event("pointerdown"));
  expect(hear(() => sound.play("place"))).toEqual([]);
  settings.sound = true;
  expect(hear(() => sound.play("place"))).not.toEqual([]);
});

test("everything can be heard, never twice the same, and only through the limiter", () => {
  for (const name of ["place", "claim", "deal", "turn", "end", "refuse"] as const) {
    expect(
      hear(() => sound.play(name)),
      name,
    ).not.toEqual([]);
  }
  expect(hear(() => sound.play("place"))).not.toEqual(hear(() => sound.play("place")));
  expect(heard).toEqual(["limiter"]);
});

test("notes rise with every step of a count", () => {
  const pitches = Array.from({ length: 15 }, (_, step) => hear(() => sound.note(step))[0]!);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  expect(new Set(pitches).size).toBe(15);
});
