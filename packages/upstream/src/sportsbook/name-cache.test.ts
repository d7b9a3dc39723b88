import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNameCache } from './name-cache.ts';

it('forgets the name that was not asked for longest', () => {
  const cache = createNameCache(2);
  cache.keep('a', 'A');
  cache.keep('b', 'B');
  expect(cache.read('a')).toBe('A');
  cache.keep('c', 'C');
  expect([cache.read('a'), cache.read('b'), cache.read('c')]).toEqual(['A', undefined, 'C']);
});

it('knows the last names used, as many as its limit, whatever is kept and read', () => {
  const key = fc.constantFrom(...'abcdefgh');
  const step = fc.record({ key, isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step), (limit, steps) => {
      const cache = createNameCache(limit);
      const used: string[] = [];
      for (const { key: name, isRead } of steps) {
        const isKnown = used.slice(-limit).includes(name);
        if (isRead) expect(cache.read(name)).toBe(isKnown ? name.toUpperCase() : undefined);
        else cache.keep(name, name.toUpperCase());
        if (isRead && !isKnown) continue;
        used.splice(0, used.length, ...used.filter((other) => other !== name), name);
      }
    }),
  );
});
