import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

function picture(width: number, height: number, dot?: readonly [x: number, y: number]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  if (dot) png.data.set([200, 30, 40, 255], (dot[1] * width + dot[0]) * 4);
  return PNG.sync.write(png);
}

describe('compare', () => {
  it('finds nothing where nothing changed', () => {
    expect(compare(picture(8, 8, [3, 3]), picture(8, 8, [3, 3]))).toEqual({ kind: 'same' });
  });

  it('finds one pixel, and draws where it is', () => {
    const found = compare(picture(8, 8), picture(8, 8, [3, 5]));
    expect(found).toMatchObject({ kind: 'changed', pixels: 1 });
    const { data } = PNG.sync.read('difference' in found ? found.difference : Buffer.alloc(0));
    expect([...data.subarray((5 * 8 + 3) * 4, (5 * 8 + 3) * 4 + 3)]).toEqual([255, 0, 0]);
  });

  it('counts what grew as changed', () => {
    expect(compare(picture(8, 8), picture(8, 10))).toMatchObject({ kind: 'changed', pixels: 16 });
  });

  it('knows a picture that is new, and one that is gone', () => {
    expect(compare(null, picture(2, 2))).toEqual({ kind: 'added' });
    expect(compare(picture(2, 2), null)).toEqual({ kind: 'removed' });
  });
});
