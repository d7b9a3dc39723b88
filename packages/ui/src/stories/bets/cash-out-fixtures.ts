import type { CashOut, CashOutOffer, CashOutState } from '@vitrine/betting/bets/cash-out';
import { minorUnits } from '@vitrine/betting/base/money';
import type { CashOutView } from '../../bets/cash-out/cash-out.tsx';
import { moneyText } from '../wallet/money-words.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';

/** A value for the open bet, and the next one. */
export const offers: readonly [CashOutOffer, CashOutOffer] = [
  { id: 'offer-1', value: minorUnits(1420), expiresAt: 10_000 },
  { id: 'offer-2', value: minorUnits(1315), expiresAt: 20_000 },
];

/** A cash out in the words of a place. */
export function cashOutView(words: BettingWords, cashOut: CashOut): CashOutView {
  const { betHistory } = words;
  const action = (value: string, label: string) => ({ name: 'cash-out', value, label });
  switch (cashOut.state) {
    case 'available': {
      const amount = moneyText(words, cashOut.offer.value);
      return {
        state: 'available',
        ask: action('ask', betHistory('cashOut.available', { amount })),
        note: betHistory('cashOut.availableNote'),
      };
    }
    case 'confirm': {
      const amount = moneyText(words, cashOut.offer.value);
      return {
        state: 'confirm',
        title: betHistory('cashOut.confirmTitle'),
        text: betHistory('cashOut.confirmText'),
        value: { label: betHistory('cashOut.value'), text: amount },
        changed:
          cashOut.changedFrom === null
            ? null
            : {
                text: betHistory('cashOut.valueChanged'),
                label: betHistory('cashOut.valueBefore'),
                valueText: moneyText(words, cashOut.changedFrom),
              },
        confirm: action(cashOut.offer.id, betHistory('cashOut.confirm', { amount })),
        dismiss: action('dismiss', betHistory('cashOut.dismiss')),
      };
    }
    case 'pending':
      return {
        state: 'pending',
        title: betHistory('cashOut.pendingTitle'),
        text: betHistory('cashOut.pendingText'),
      };
    case 'success': {
      const amount = moneyText(words, cashOut.value);
      return {
        state: 'success',
        title: betHistory('cashOut.successTitle'),
        text: betHistory('cashOut.successText', { amount }),
      };
    }
    case 'error':
      return {
        state: 'error',
        title: betHistory('cashOut.errorTitle'),
        text: betHistory('cashOut.errorText'),
        retry: action('retry', betHistory('cashOut.retry')),
      };
    default:
      return { state: cashOut.state, text: betHistory(`cashOut.${cashOut.state}`) };
  }
}

/** The nine states, and the one whose value changed while it was asked about. */
export function cashOutViews(
  words: BettingWords,
): Readonly<Record<CashOutState | 'valueChanged', CashOutView>> {
  const [offer, next] = offers;
  const view = (cashOut: CashOut) => cashOutView(words, cashOut);
  return {
    available: view({ state: 'available', offer }),
    confirm: view({ state: 'confirm', offer, changedFrom: null }),
    valueChanged: view({ state: 'confirm', offer: next, changedFrom: offer.value }),
    pending: view({ state: 'pending', offer }),
    success: view({ state: 'success', value: offer.value }),
    error: view({ state: 'error' }),
    closedMarket: view({ state: 'closedMarket' }),
    alreadyClosed: view({ state: 'alreadyClosed' }),
    closingBet: view({ state: 'closingBet' }),
    notAvailable: view({ state: 'notAvailable' }),
  };
}
