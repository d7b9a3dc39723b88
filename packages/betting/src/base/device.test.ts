import { expect, it } from 'vitest';
import { hasLowMemory } from './device.ts';

it.each([
  [0.25, true],
  [4, true],
  [8, false],
  [undefined, false],
])('SHELL-24 a device of %s GB has little memory: %s', (gigabytes, low) => {
  expect(hasLowMemory(gigabytes)).toBe(low);
});
