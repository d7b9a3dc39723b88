import { slipTotals } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { exactOddsText } from '../../../format/exact-odds-text.ts';
import type { BrandFormat } from '../../../shell-data.ts';

/**
 * What stands below the title of a result. An accepted bet names its stake, its return and its ticket in
 * one line, a multiple its total odds, too.
 */
export function resultText(
  slip: BetSlip,
  status: 'success' | 'error' | 'mixed' | 'notConfirmed',
  texts: Namespaces['bet-slip'],
  format: BrandFormat,
): string {
  if (status !== 'success') return texts[`result.${status}.text`];
  const { stake, odds, potentialReturn } = slipTotals(slip);
  const numbers = new Set(slip.selections.flatMap(({ result }) => result?.ticketId ?? []));
  const facts = {
    stake: formatMoney(stake, format),
    return: formatMoney(potentialReturn, format),
    number: [...numbers].join(', '),
  };
  if (odds) {
    return formatText(texts['result.success.factsMultiple'], {
      ...facts,
      odds: exactOddsText(odds, format),
    });
  }
  const key = numbers.size > 1 ? 'result.success.factsMany' : 'result.success.facts';
  return formatText(texts[key], facts);
}
