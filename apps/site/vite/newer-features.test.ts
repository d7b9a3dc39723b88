import { expect, it } from 'vitest';
import { newerFeatures } from './newer-features.ts';

it('finds what Chrome 90 doesn’t have, and where', () => {
  expect(newerFeatures('const a=list.at(-1),b=structuredClone(a);')).toEqual([
    'const a=list.at(-1),b=stru: at is of Chrome 92',
    'const a=list.at(-1),b=structuredClone(a);: structuredClone is of Chrome 98',
  ]);
  expect(newerFeatures('x=AbortSignal.timeout(9)')).toHaveLength(1);
});

it('lets through what is asked for first, and names that only look like one', () => {
  expect(newerFeatures('e.checkVisibility?.({});list?.at?.(0)')).toEqual([]);
  expect(newerFeatures('"function"==typeof t.checkVisibility&&t.checkVisibility({})')).toEqual([]);
  expect(
    newerFeatures('market.attach(1);my.structuredClone(a);Object.hasOwnProperty("a")'),
  ).toEqual([]);
});
