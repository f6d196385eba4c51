// Small sounds, made on the spot: wood on wood, a page, a bell. Quiet, and silent unless the visitor wants them.
import { settings } from "./settings.svelte";

export type Sound = "place" | "claim" | "deal" | "turn" | "end" | "refuse";

interface Air {
  context: AudioContext;
  out: AudioNode;
  at: number;
  /** What all pitches are multiplied by: nothing sounds exactly the same twice, so that nothing tires. */
  tune: number;
}

/** A tone that is struck and dies away. */
function strike(air: Air, frequency: number, loud: number, seconds: number, delay = 0, type: OscillatorType = "sine") {
  const { context, out } = air;
  const at = air.at + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency * air.tune, at);
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

/** How the overtones of a piece of wood lie, and how dull its knock is: no two pieces are alike. */
const PIECES = [
  { overtone: 2.76, knock: 6, rings: 0.09 },
  { overtone: 2.41, knock: 4.6, rings: 0.11 },
  { overtone: 3.12, knock: 7.4, rings: 0.075 },
];

function wood(air: Air, pitch: number, loud: number, delay = 0) {
  const { overtone, knock, rings } = PIECES[Math.floor(Math.random() * PIECES.length)]!;
  strike(air, pitch, loud, rings, delay, "triangle");
  strike(air, pitch * overtone, loud * 0.35, rings * 0.55, delay);
  rustle(air, pitch * knock, 1.2, loud * 0.7, 0.035, delay);
}

function bell(air: Air, pitch: number, loud: number, seconds: number, delay = 0) {
  strike(air, pitch, loud, seconds, delay);
  strike(air, pitch * 2.01, loud * 0.4, seconds * 0.6, delay);
  strike(air, pitch * 3.9, loud * 0.15, seconds * 0.3, delay);
}

/** A small horn: bright when it begins, and soft behind. */
function horn(air: Air, pitch: number, loud: number, seconds: number, delay = 0) {
  const { context, out } = air;
  const at = air.at + delay;
  const tone = context.createOscillator();
  const mouth = context.createBiquadFilter();
  const gain = context.createGain();
  tone.type = "sawtooth";
  tone.frequency.setValueAtTime(pitch * air.tune, at);
  mouth.type = "lowpass";
  mouth.frequency.setValueAtTime(pitch * 5, at);
  mouth.frequency.exponentialRampToValueAtTime(pitch * 1.6, at + seconds);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.03);
  gain.gain.setValueAtTime(loud, at + seconds * 0.5);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(mouth).connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}

const SOUNDS: Record<Sound, (air: Air) => void> = {
  place: (air) => {
    wood(air, 210, 0.5);
    wood(air, 250, 0.22, 0.045 + 0.02 * Math.random());
  },
  claim: (air) => wood(air, 420, 0.22),
  // a page is lifted, swishes, and falls
  deal: (air) => {
    rustle(air, 2400, 0.9, 0.1, 0.07);
    rustle(air, 1300, 0.7, 0.2, 0.22, 0.05, 2.4);
    rustle(air, 700, 1, 0.12, 0.06, 0.27, 0.6);
  },
  turn: (air) => bell(air, 1175, 0.12, 0.9),
  // a fanfare, and the crown on top of it
  end: (air) => {
    const call = { 0: 392, 0.18: 392, 0.3: 523, 0.48: 659 };
    for (const [delay, pitch] of Object.entries(call)) horn(air, pitch, 0.1, 0.24, Number(delay));
    for (const pitch of [392, 523, 659, 784]) horn(air, pitch, 0.07, 1.1, 0.72);
    [1047, 1319, 1568].forEach((pitch, i) => bell(air, pitch, 0.07, 1.2, 0.78 + i * 0.09));
  },
  refuse: (air) => wood(air, 95, 0.45),
};

let context: AudioContext | undefined;
let limiter: DynamicsCompressorNode | undefined;
let touched = false;
const touch = () => (touched = true);
for (const gesture of ["pointerdown", "keydown"])
  window.addEventListener(gesture, touch, { once: true, capture: true });

/** A limiter makes what is quiet louder by half; this much makes up for it. */
const LEVEL = 0.65;

/** Everything goes through here, so that many sounds at once are never too loud. */
function limit(air: AudioContext): DynamicsCompressorNode {
  const soft = air.createDynamicsCompressor();
  soft.threshold.value = -12;
  soft.knee.value = 12;
  soft.ratio.value = 12;
  soft.attack.value = 0.003;
  soft.release.value = 0.15;
  soft.connect(air.destination);
  return soft;
}

/** The steps of a scale in which everything sounds well together. */
const SCALE = [523, 587, 659, 784, 880];

/** A note that rises with every step. */
export function note(step: number): void {
  const pitch = SCALE[step % SCALE.length]! * 2 ** Math.min(2, Math.floor(step / SCALE.length));
  perform((air) => bell({ ...air, tune: 1 }, pitch, 0.13, 0.5));
}

export function play(name: Sound): void {
  perform(SOUNDS[name]);
}

/** Browsers let a page sound only after its visitor did something; until then this does nothing. */
function perform(sound: (air: Air) => void): void {
  if (!settings.sound || settings.volume <= 0 || !touched || document.hidden) return;
  try {
    context ??= new AudioContext();
    limiter ??= limit(context);
    void context.resume();
    const out = context.createGain();
    out.gain.value = settings.volume * LEVEL;
    out.connect(limiter);
    sound({ context, out, at: context.currentTime + 0.01, tune: 0.97 + 0.06 * Math.random() });
  } catch {
    // A device without sound plays in silence.
  }
}
