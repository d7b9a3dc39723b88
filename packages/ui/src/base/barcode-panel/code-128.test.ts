import { describe, expect, it } from 'vitest';
import { type BarcodeDrawing, barcodeDrawing } from './code-128.ts';

function drawingOf(digits: string): BarcodeDrawing {
  const drawing = barcodeDrawing(digits);
  if (!drawing) throw new Error(`No barcode of ${digits}`);
  return drawing;
}

/** The modules from edge to edge, read back from the path: `1` dark, `0` light. */
function modulesOf(digits: string): string {
  const { width, path } = drawingOf(digits);
  const modules = Array.from({ length: width }, () => '0');
  for (const [, x, bar] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(bar); step += 1) modules[Number(x) + step] = '1';
  }
  return modules.join('');
}

const START_C = '11010011100';
const STOP = '1100011101011';
const QUIET = '0'.repeat(10);

describe('barcodeDrawing', () => {
  it('draws start, pairs, check symbol and stop between quiet zones', () => {
    // 12 and 34: 105 + 12 + 2 * 34 = 185, whose check symbol is 82.
    const twelve = '10110011100';
    const thirtyFour = '10001011000';
    const check = '10010011110';
    expect(modulesOf('1234')).toBe(QUIET + START_C + twelve + thirtyFour + check + STOP + QUIET);
  });

  it('ends an odd number of figures in set B', () => {
    // 12, to set B, 3 (value 19): 105 + 12 + 200 + 57 = 374, whose check symbol is 65.
    const toSetB = '10111101110';
    const three = '11001011100';
    const check = '10010110000';
    expect(modulesOf('123')).toBe(
      QUIET + START_C + '10110011100' + toSetB + three + check + STOP + QUIET,
    );
  });

  it('draws a single figure', () => {
    expect(modulesOf('7').startsWith(`${QUIET}11010010000`)).toBe(true);
  });

  it('is eleven modules a symbol and thirteen for the stop', () => {
    const { width } = drawingOf('98000012345678');
    expect(width).toBe(2 * QUIET.length + 11 * (1 + 7 + 1) + 13);
  });

  it.each(['', '12a', '1 2', '-1', '1'.repeat(49)])('has none for "%s"', (text) => {
    expect(barcodeDrawing(text)).toBeNull();
  });
});
