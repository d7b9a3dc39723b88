import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';

describe('grouped', () => {
  it('has groups in the order of their first item', () => {
    expect([...grouped(['ana', 'bia', 'ari'], (name) => name[0])]).toEqual([
      ['a', ['ana', 'ari']],
      ['b', ['bia']],
    ]);
  });

  it('has every item once, under its own key', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const groups = grouped(items, (item) => item % 3);
        for (const [key, group] of groups) {
          expect(group.every((item) => item % 3 === key)).toBe(true);
        }
        expect([...groups.values()].flat().length).toBe(items.length);
      }),
    );
  });
});
