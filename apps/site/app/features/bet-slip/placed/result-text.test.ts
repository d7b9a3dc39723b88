import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { aSelection } from '@vitrine/betting/test/fixtures';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { selectionItem } from '../selection-item.ts';
import { resultText } from './result-text.ts';

const texts = textsOf('pt-BR', 'bet-slip');
const format = brandFormat(brandFacts('arara'));

/** An accepted slip of two selections at 2.00 and 1.50. */
function accepted(ticketType: BetSlip['ticketType']): BetSlip {
  const selections = [2, 1.5].map((decimal, n) => {
    const price = { outcomeName: `Time ${n}`, odds: oddsFromDecimal(decimal) };
    const ticketId = ticketType === 'multiple' ? '70' : `7${n}`;
    return aSelection(n, {
      placed: price,
      latest: price,
      stake: minorUnits(500),
      result: { status: 'accepted', ticketId, code: null },
    });
  });
  return {
    ...emptyBetSlip('i1'),
    step: 'result',
    resultStatus: 'success',
    ticketType,
    selections,
    stakeMultiple: minorUnits(1000),
  };
}

/** What stands at each selection of a slip. */
function statesOf(slip: BetSlip) {
  return slip.selections.map((each) => selectionItem(each, slip, texts, format).stateText);
}

it('an accepted multiple names its total odds, and its legs don’t say again that it is accepted', () => {
  const slip = accepted('multiple');
  expect(resultText(slip, 'success', texts, format).replaceAll('\u00a0', ' ')).toBe(
    'R$ 10,00 apostados. Odd total de 3.00. Retorno potencial de R$ 30,00. Aposta número 70.',
  );
  expect(statesOf(slip)).toEqual([null, null]);
});

it('accepted singles have no common odds, and each says that it is accepted', () => {
  const slip = accepted('singles');
  expect(resultText(slip, 'success', texts, format).replaceAll('\u00a0', ' ')).toBe(
    'R$ 10,00 apostados. Retorno potencial de R$ 17,50. Apostas número 70, 71.',
  );
  expect(statesOf(slip)).toEqual(['Aposta aceita', 'Aposta aceita']);
});
