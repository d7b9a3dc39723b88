import { expect, it } from 'vitest';
import { scoreSide } from './correct-score.ts';

it.each([
  ['1-0', 'home'],
  ['10 - 9', 'home'],
  ['2:2', 'draw'],
  [' 0–3 ', 'away'],
  ['1 x 2', 'away'],
  ['Outro', null],
  ['1-0-2', null],
  ['', null],
])('the score "%s" is of %s', (name, side) => {
  expect(scoreSide(name)).toBe(side);
});
