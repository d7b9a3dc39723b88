import { expect, it } from 'vitest';
import { newerFeatures } from './newer-features.ts';

const inChrome90 = (code: string) => newerFeatures(code, 90);

it('finds what Chrome 90 doesn’t have, and where', () => {
  expect(inChrome90('const a=list.at(-1),b=structuredClone(a);')).toEqual([
    'const a=list.at(-1),b=stru: at is of Chrome 92',
    'const a=list.at(-1),b=structuredClone(a);: structuredClone is of Chrome 98',
  ]);
  expect(inChrome90('x=AbortSignal.timeout(9)')).toHaveLength(1);
});

it('lets through what is asked for first, and names that only look like one', () => {
  expect(inChrome90('e.checkVisibility?.({});list?.at?.(0)')).toEqual([]);
  expect(inChrome90('"function"==typeof t.checkVisibility&&t.checkVisibility({})')).toEqual([]);
  expect(inChrome90('market.attach(1);my.structuredClone(a);Object.hasOwnProperty("a")')).toEqual(
    [],
  );
  expect(inChrome90('function at(e){}i=[...at(e),...st(e)]')).toEqual([]);
});

it('finds a method beside a variable of its name, and one that is asked for elsewhere alone', () => {
  expect(inChrome90('if(at)a();typeof at;list.at(-1)')).toHaveLength(1);
  expect(inChrome90(`if(a.at)a.at(0);${'b();'.repeat(2_000)}list.at(-1)`)).toHaveLength(1);
  expect(inChrome90('if(list.at)a=list.at(0)')).toEqual([]);
});

it('lets through what the browser has', () => {
  const code = 'list.at(-1);list.findLast(a);structuredClone(b)';
  expect(newerFeatures(code, 95).join()).not.toContain('at is of');
  expect(newerFeatures(code, 95)).toHaveLength(2);
  expect(newerFeatures(code, 98)).toEqual([]);
});
