import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('of page %i of %i', (current, total, entries) => {
  expect(pageWindow(current, total)).toEqual(entries);
});

it('names each page once, in order, and hides at least two behind a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [current, total] = [Math.min(a, b), Math.max(a, b)];
      const entries = pageWindow(current, total);
      const pages = entries.filter((entry) => entry !== 'gap');
      expect(pages).toContain(current);
      expect(pages[0]).toBe(1);
      expect(pages.at(-1)).toBe(total);
      entries.forEach((entry, at) => {
        const [before, after] = [entries[at - 1], entries[at + 1]];
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (at > 0 && before !== 'gap') expect(entry).toBe(Number(before) + 1);
      });
    }),
  );
});
