import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { isAnyNotConfirmed } from '../not-confirmed.ts';

/** How many bets were sent and how many were accepted; a multiple is one bet. */
function betCounts(slip: BetSlip): { readonly total: number; readonly accepted: number } {
  const statuses = slip.selections.map(({ result }) => result?.status);
  const counted = slip.ticketType === 'multiple' ? statuses.slice(0, 1) : statuses;
  return {
    total: counted.length,
    accepted: counted.filter((status) => status === 'accepted').length,
  };
}

/** The title of a result: what happened to the bets, in the past tense. */
export function resultTitle(slip: BetSlip, texts: Namespaces['bet-slip']): string {
  const { total, accepted } = betCounts(slip);
  const form = total === 1 ? 'one' : 'other';
  if (isAnyNotConfirmed(slip)) {
    return formatText(texts[`result.notConfirmed.title_${form}`], { accepted, total });
  }
  switch (slip.resultStatus) {
    case 'success':
      return formatText(texts[`result.success.title_${form}`], { count: total });
    case 'mixed':
      return formatText(texts['result.mixed.title'], { accepted, total });
    default:
      return texts[`result.error.title_${form}`];
  }
}
