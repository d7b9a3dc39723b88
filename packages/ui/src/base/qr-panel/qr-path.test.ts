import { describe, expect, it } from 'vitest';
import { type QrDrawing, qrDrawing } from './qr-path.ts';

function drawn(text: string): QrDrawing {
  const drawing = qrDrawing(text);
  if (!drawing) throw new Error('A short text fits in a code');
  return drawing;
}

/** Reads the modules back from the path. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
}

describe('qrDrawing', () => {
  it('leaves a quiet zone of four modules on every side', () => {
    const { size, path } = drawn('00020126360014br.gov.bcb.pix');
    for (const module of darkModules(path)) {
      const [x = -1, y = -1] = module.split(',').map(Number);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x, y)).toBeLessThan(size - 4);
    }
  });

  it('draws the three finder patterns', () => {
    const { size, path } = drawn('vitrine');
    const dark = darkModules(path);
    const corners = [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const;
    for (const [left, top] of corners) {
      for (let step = 0; step < 7; step += 1) {
        expect(dark).toContain(`${left + step},${top}`);
        expect(dark).toContain(`${left},${top + step}`);
      }
      expect(dark).toContain(`${left + 3},${top + 3}`);
      expect(dark).not.toContain(`${left + 1},${top + 1}`);
    }
  });

  it('draws nothing of a text that no code can hold', () => {
    expect(qrDrawing('x'.repeat(5000))).toBeNull();
  });
});
