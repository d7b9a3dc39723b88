import { slipTotals } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BrandFormat } from '../../../shell-data.ts';

/**
 * What stands below the title of a result. An accepted bet names its stake, its return and its ticket in
 * one line.
 */
export function resultText(
  slip: BetSlip,
  status: 'success' | 'error' | 'mixed' | 'notConfirmed',
  texts: Namespaces['bet-slip'],
  format: BrandFormat,
): string {
  if (status !== 'success') return texts[`result.${status}.text`];
  const { stake, potentialReturn } = slipTotals(slip);
  const numbers = new Set(slip.selections.flatMap(({ result }) => result?.ticketId ?? []));
  const key = numbers.size > 1 ? 'result.success.factsMany' : 'result.success.facts';
  return formatText(texts[key], {
    stake: formatMoney(stake, format),
    return: formatMoney(potentialReturn, format),
    number: [...numbers].join(', '),
  });
}
