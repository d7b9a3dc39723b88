import { expect, it } from 'vitest';
import { besideOf } from './beside-of.ts';

it.each([
  [{ beside: { board: { name: 'beside', html: null } } }, 'list'],
  [{ beside: { board: null } }, 'place'],
  [{ beside: null }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
])('reads from the data of a page %j that there is: %s', (page, beside) => {
  expect(besideOf(page)).toBe(beside);
});
