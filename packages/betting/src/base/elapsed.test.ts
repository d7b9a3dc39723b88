import { expect, it } from 'vitest';
import { elapsedMs } from './elapsed.ts';

const HOUR_MS = 3_600_000;

it('counts the time since a moment', () => {
  expect(elapsedMs(1_000, 1_000)).toBe(0);
  expect(elapsedMs(1_000, 4_000)).toBe(3_000);
  expect(elapsedMs(-Infinity, 4_000)).toBe(Infinity);
});

it('counts a clock that was set back as time gone by', () => {
  expect(elapsedMs(5 * HOUR_MS, 4 * HOUR_MS)).toBe(HOUR_MS);
});
