import { minorUnits } from '@vitrine/betting/base/money';
import type { ShownCashOut } from '../shapes/bets/shown-cash-out.ts';
import { STORY_NOW } from './story-facts.ts';

const offer = { id: 'offer-2', value: minorUnits(1315), expiresAt: STORY_NOW + 10_000 };
const changedFrom = minorUnits(1420);

function shown(
  cashOut: ShownCashOut['cashOut'],
  problem: ShownCashOut['problem'] = null,
): ShownCashOut {
  return { cashOut, attempts: 0, problem };
}

/** The nine states of a cash out, and those that say more. */
export const cashOuts = {
  available: shown({ state: 'available', offer }),
  confirm: shown({ state: 'confirm', offer, changedFrom: null }),
  valueChanged: shown({ state: 'confirm', offer, changedFrom }),
  pending: shown({ state: 'pending', offer }),
  lost: shown({ state: 'pending', offer }, 'lost'),
  success: shown({ state: 'success', value: offer.value }),
  error: shown({ state: 'error' }),
  noValue: shown({ state: 'error' }, 'noValue'),
  closedMarket: shown({ state: 'closedMarket' }),
  alreadyClosed: shown({ state: 'alreadyClosed' }),
  closingBet: shown({ state: 'closingBet' }),
  notAvailable: shown({ state: 'notAvailable' }),
};
