import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SharedMap } from './shared-map.ts';

const steps = fc.array(
  fc.record({ key: fc.string({ maxLength: 2 }), value: fc.option(fc.nat(), { nil: null }) }),
);

it('holds what a Map would hold, and earlier versions keep what they held', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const expected = new Map<string, number>();
      let map = SharedMap.of<number>([]);
      for (const { key, value } of list) {
        const before = new Map(map.entries());
        const next = value === null ? map.without(key) : map.with(key, value);
        if (value === null) expected.delete(key);
        else expected.set(key, value);
        expect(new Map(map.entries())).toEqual(before);
        map = next;
      }
      expect(new Map(map.entries())).toEqual(expected);
      expect(map.size).toBe(expected.size);
      for (const [key, value] of expected) expect(map.get(key)).toBe(value);
    }),
  );
});

it('is itself when nothing changes', () => {
  const map = SharedMap.of([['a', 1]]);
  expect(map.with('a', 1)).toBe(map);
  expect(map.without('b')).toBe(map);
});
