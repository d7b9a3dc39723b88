import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PlacedSlipState } from '@vitrine/ui/bet-slip/placed-slip-bar';
import { isAnyNotConfirmed } from '../not-confirmed.ts';
import { resultTitle } from './result-title.ts';

interface PlacedBar {
  readonly state: PlacedSlipState;
  readonly title: string;
  readonly hint: string;
}

/** The words of the collapsed slip after it was placed. */
export function placedBar(slip: BetSlip, texts: Namespaces['bet-slip']): PlacedBar {
  if (slip.step === 'waiting') {
    return { state: 'waiting', title: texts['waiting.title'], hint: texts['bar.follow'] };
  }
  if (slip.step === 'disconnected') {
    return {
      state: 'disconnected',
      title: texts['bar.disconnected'],
      hint: texts['bar.whatToDo'],
    };
  }
  const title = resultTitle(slip, texts);
  if (slip.resultStatus === 'success') {
    return { state: 'success', title, hint: texts['bar.receipt'] };
  }
  const isMixed = slip.resultStatus === 'mixed' || isAnyNotConfirmed(slip);
  return isMixed
    ? { state: 'mixed', title, hint: texts['bar.details'] }
    : { state: 'error', title, hint: texts['bar.reason'] };
}
