import { between, type Random } from '../world/random.ts';

/** How many tones a group may have. */
export const COUNTED_TONES = '12345';

const RATE = 8_000;
const TONE_SECONDS = 0.18;
const GAP_SECONDS = 0.22;
const PAUSE_SECONDS = 1.1;
const HEADER_BYTES = 44;
const MIDDLE = 128;

/**
 * Groups of tones as a WAV file (8 bit, one channel): `314` is three tones, a pause, one tone, a pause, four
 * tones. It needs no language. Pitch and hiss are drawn, so that two sounds of one text differ.
 */
export function challengeSound(counts: string, random: Random): Uint8Array<ArrayBuffer> {
  const samples: number[] = [];
  const silence = (seconds: number) => {
    for (let left = seconds * RATE; left > 0; left -= 1) samples.push(hiss(random));
  };
  silence(0.4);
  for (const count of counts) {
    const pitch = between(random, 420, 880);
    for (let tone = 0; tone < Number(count); tone += 1) {
      samples.push(...toneOf(pitch, random));
      silence(GAP_SECONDS);
    }
    silence(PAUSE_SECONDS);
  }
  return wavOf(samples);
}

function toneOf(pitch: number, random: Random): readonly number[] {
  const length = Math.round(TONE_SECONDS * RATE);
  return Array.from({ length }, (_, at) => {
    // Loud in the middle and quiet at both ends: a tone that begins at once clicks.
    const loudness = 90 * Math.sin((Math.PI * at) / length);
    return hiss(random) + loudness * Math.sin((2 * Math.PI * pitch * at) / RATE);
  });
}

function hiss(random: Random): number {
  return between(random, -6, 6);
}

function wavOf(samples: readonly number[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEADER_BYTES + samples.length);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string) => {
    [...text].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
  };
  write(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples.length, true);
  samples.forEach((sample, place) => (file[HEADER_BYTES + place] = MIDDLE + sample));
  return file;
}
