/** What is heard: a piece set down, a try that was refused, a clean solve. */
export type Sound = 'wood' | 'card' | 'refused' | 'chord';

/** How long phones buzz, in milliseconds. */
const buzz: Readonly<Record<Sound, number>> = { wood: 10, card: 6, refused: 30, chord: 60 };

let context: AudioContext | null = null;

/** A tone that dies away. `high`: in hertz; `loud`: 0 to 1; times in seconds from now. */
function tone(at: AudioContext, high: number, loud: number, from: number, long: number, type: OscillatorType = 'sine'): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  const start = at.currentTime + from;
  source.type = type;
  source.frequency.value = high;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + long);
}

/** A puff of noise around a height: a card on felt. */
function puff(at: AudioContext, high: number, loud: number, long: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = high;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const make: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  wood(at) {
    tone(at, 420, 0.2, 0, 0.09, 'triangle');
    tone(at, 1130, 0.08, 0, 0.05);
  },
  card: (at) => puff(at, 2400, 0.35, 0.07),
  refused: (at) => tone(at, 150, 0.2, 0, 0.14, 'triangle'),
  chord(at) {
    for (const [i, high] of [392, 494, 587, 784].entries()) tone(at, high, 0.12, i * 0.07, 1.1);
  },
};

/** Makes a sound, and lets a phone buzz. A browser that can do neither is silent; so is one that waits for a touch first. */
export function sound(name: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    make[name](context);
    navigator.vibrate?.(buzz[name]);
  } catch {
    // Nothing is lost with a sound.
  }
}
