import { expect, it } from 'vitest';
import { parsedVersion, startsInTime } from './live-version.ts';

it('reads epoch and number of a version', () => {
  expect(parsedVersion('abc.7')).toEqual(['abc', 7]);
  expect(parsedVersion('')).toEqual(['', NaN]);
});

it.each([
  ['abc.7', 'abc.9', true],
  ['abc.9', 'abc.9', true],
  ['abc.10', 'abc.9', false],
  ['def.1', 'abc.9', false],
  ['', 'abc.9', true],
  ['abc.9', '', false],
])('a stream from "%s" brings what comes after "%s": %s', (since, version, isInTime) => {
  expect(startsInTime(since, version)).toBe(isInTime);
});
