import { minorUnits } from '@vitrine/betting/base/money';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { rejectionText } from './rejection-text.ts';

it('PLACE-07 never offers less than the brand writes, as cents of a currency without them', () => {
  const facts = brandFacts('cafetal');
  const texts = textsOf(facts.locale, 'bet-slip');
  const told = (left: number) => {
    const allowedStake = minorUnits(left);
    return rejectionText(
      { status: 'rejected', ticketId: null, code: 'BET_STAKE_OVER_LIMIT', allowedStake },
      texts,
      brandFormat(facts),
    );
  };
  expect(told(49)).toBe(texts['placement.BET_STAKE_OVER_LIMIT.none']);
  expect(told(100_00).replaceAll('\u00a0', ' ')).toContain('$ 100');
});
