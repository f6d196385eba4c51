// Small sounds, made on the spot: wood on wood, a page, a bell. Quiet, and silent unless the visitor wants them.
import { settings } from "./settings.svelte";

export type Sound = "place" | "claim" | "deal" | "turn" | "end" | "refuse";

interface Air {
  context: AudioContext;
  out: AudioNode;
  at: number;
}

/** A tone that is struck and dies away. */
function strike(air: Air, frequency: number, loud: number, seconds: number, delay = 0, type: OscillatorType = "sine") {
  const { context, out } = air;
  const at = air.at + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}

/** A breath of noise around a frequency: the knock in wood, the rustle in paper. */
function rustle(air: Air, frequency: number, sharp: number, loud: number, seconds: number, delay = 0, glide = 1) {
  const { context, out } = air;
  const at = air.at + delay;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = sharp;
  band.frequency.setValueAtTime(frequency, at);
  band.frequency.exponentialRampToValueAtTime(frequency * glide, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, seconds / 6));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  noise.connect(band).connect(gain).connect(out);
  noise.start(at);
}

function wood(air: Air, pitch: number, loud: number, delay = 0) {
  strike(air, pitch, loud, 0.09, delay, "triangle");
  strike(air, pitch * 2.76, loud * 0.35, 0.05, delay);
  rustle(air, pitch * 6, 1.2, loud * 0.7, 0.035, delay);
}

function bell(air: Air, pitch: number, loud: number, seconds: number, delay = 0) {
  strike(air, pitch, loud, seconds, delay);
  strike(air, pitch * 2.01, loud * 0.4, seconds * 0.6, delay);
  strike(air, pitch * 3.9, loud * 0.15, seconds * 0.3, delay);
}

const SOUNDS: Record<Sound, (air: Air) => void> = {
  place: (air) => {
    wood(air, 210, 0.5);
    wood(air, 250, 0.22, 0.055);
  },
  claim: (air) => wood(air, 420, 0.22),
  deal: (air) => rustle(air, 1400, 0.7, 0.22, 0.2, 0, 2.4),
  turn: (air) => bell(air, 1175, 0.12, 0.9),
  end: (air) => [523, 659, 784, 1047].forEach((pitch, i) => bell(air, pitch, 0.16, i === 3 ? 1.4 : 0.5, i * 0.14)),
  refuse: (air) => wood(air, 95, 0.45),
};

let context: AudioContext | undefined;
let touched = false;
const touch = () => (touched = true);
for (const gesture of ["pointerdown", "keydown"])
  window.addEventListener(gesture, touch, { once: true, capture: true });

/** The steps of a scale in which everything sounds well together. */
const SCALE = [523, 587, 659, 784, 880];

/** A note that rises with every step. */
export function note(step: number): void {
  const pitch = SCALE[step % SCALE.length]! * 2 ** Math.min(2, Math.floor(step / SCALE.length));
  perform((air) => bell(air, pitch, 0.13, 0.5));
}

export function play(name: Sound): void {
  perform(SOUNDS[name]);
}

/** Browsers let a page sound only after its visitor did something; until then this does nothing. */
function perform(sound: (air: Air) => void): void {
  if (!settings.sound || settings.volume <= 0 || !touched || document.hidden) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const out = context.createGain();
    out.gain.value = settings.volume;
    out.connect(context.destination);
    sound({ context, out, at: context.currentTime + 0.01 });
  } catch {
    // A device without sound plays in silence.
  }
}
