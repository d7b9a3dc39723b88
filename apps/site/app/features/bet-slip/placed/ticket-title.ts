import { isBlockedByLimit } from '@vitrine/betting/bet-slip/placing/bet-slip-result';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { resultTitle } from './result-title.ts';

/** The title of the page of a slip that was sent: what became of it, as the page itself says. */
export function ticketTitle(slip: BetSlip, texts: Namespaces['bet-slip']): string {
  switch (slip.step) {
    case 'waiting':
      return texts['waiting.title'];
    case 'disconnected':
      return texts['disconnected.title'];
    case 'settingBet':
      return texts['result.error.title_one'];
    default:
      if (isBlockedByLimit(slip)) return texts['blocked.title'];
      return slip.resultStatus === 'success' ? texts['receipt.title'] : resultTitle(slip, texts);
  }
}
