import { expect, it } from 'vitest';
import { aSelection } from '../../test/fixtures.ts';
import { holdsShownBets } from './shown-bets.ts';

const SLIP = { selections: [aSelection(1), aSelection(2)], ticketType: 'multiple' } as const;

it.each([
  ['both selections, in any order', ['o2', 'o1'], 'multiple', true],
  ['one less', ['o1'], 'multiple', false],
  ['one more', ['o1', 'o2', 'o3'], 'multiple', false],
  ['another one', ['o1', 'o3'], 'multiple', false],
  ['them as singles', ['o1', 'o2'], 'singles', false],
  ['no type of ticket', ['o1', 'o2'], null, true],
  ['nothing', [], null, true],
] as const)('PLACE-12 a form that shows %s', (_, outcomeIds, ticketType, isSame) => {
  expect(holdsShownBets(SLIP, { outcomeIds, ticketType })).toBe(isSame);
});
