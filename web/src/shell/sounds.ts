/** Small sounds, made on the spot: off unless somebody wants them. */
import { sounds } from "./settings";

export type Sound = "place" | "draw" | "roll" | "score" | "turn" | "won" | "lost";

interface Tone {
  at: number; // seconds after the beginning
  long: number;
  pitch: number; // of a tone, or where a noise is loudest
  kind: OscillatorType | "noise";
  loud: number;
}

const tone = (at: number, long: number, pitch: number, loud = 0.12, kind: Tone["kind"] = "sine"): Tone => ({
  at,
  long,
  pitch,
  kind,
  loud,
});

const TONES: Record<Sound, Tone[]> = {
  place: [tone(0, 0.07, 900, 0.35, "noise"), tone(0, 0.09, 170, 0.2)],
  draw: [tone(0, 0.12, 3200, 0.12, "noise")],
  roll: [0, 0.07, 0.13, 0.22].map((at) => tone(at, 0.045, 1800, 0.3, "noise")),
  score: [tone(0, 0.16, 660), tone(0.09, 0.22, 880)],
  turn: [tone(0, 0.25, 523, 0.1, "triangle"), tone(0.12, 0.35, 784, 0.1, "triangle")],
  won: [523, 659, 784, 1047].map((pitch, n) => tone(n * 0.13, 0.5, pitch, 0.1, "triangle")),
  lost: [440, 392, 330].map((pitch, n) => tone(n * 0.18, 0.5, pitch, 0.1, "triangle")),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

function sound(audio: AudioContext, { at, long, pitch, kind, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  volume.connect(audio.destination);
  let source: AudioScheduledSourceNode;
  if (kind === "noise") {
    source = noise(audio);
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(filter).connect(volume);
  } else {
    source = new OscillatorNode(audio, { type: kind, frequency: pitch });
    source.connect(volume);
  }
  source.start(begin);
  source.stop(begin + long);
}

export function playSound(name: Sound): void {
  if (sounds.value === "off") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume(); // until the page has been touched once it stays silent
    for (const one of TONES[name]) sound(context, one);
  } catch {
    // a machine without sound
  }
}
