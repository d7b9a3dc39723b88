import { expect, it } from 'vitest';
import { acceptsOddsChange, ODDS_CHANGE_CHOICES } from './odds-change.ts';
import { oddsFromDecimal } from '../base/odds.ts';

const [placed, better, worse] = [1.85, 1.9, 1.8].map(oddsFromDecimal);

it.each([
  ['any', true, true],
  ['better', true, false],
  ['none', false, false],
] as const)('"%s" takes a better price: %s, a worse one: %s', (choice, takesBetter, takesWorse) => {
  if (!placed || !better || !worse) throw new Error('Odds are missing');
  expect(acceptsOddsChange(choice, placed, better)).toBe(takesBetter);
  expect(acceptsOddsChange(choice, placed, worse)).toBe(takesWorse);
});

it('every choice takes a price that stayed', () => {
  if (!placed) throw new Error('Odds are missing');
  for (const choice of ODDS_CHANGE_CHOICES) {
    expect(acceptsOddsChange(choice, placed, placed)).toBe(true);
  }
});
