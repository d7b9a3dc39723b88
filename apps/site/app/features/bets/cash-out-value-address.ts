import type { BetType } from '@vitrine/betting/bets/bet';
import type { CashOutState } from '@vitrine/betting/bets/cash-out';
import { cashOutValuePath } from '../../paths/bet-paths.ts';
import { BET_TYPE, IS_CONFIRMED } from '../../shapes/bets/cash-out-form.ts';

/** A bet that the operator may offer a value for. */
export interface ValuedBet {
  readonly betNumber: string;
  readonly type: BetType;
}

/** Where an open page asks for the cash out of a bet that stands in this state. */
export function cashOutValueAddress({ betNumber, type }: ValuedBet, state: CashOutState): string {
  const query = new URLSearchParams({
    [BET_TYPE]: type,
    ...(state === 'pending' ? { [IS_CONFIRMED]: '1' } : {}),
  });
  return `${cashOutValuePath(betNumber)}?${query.toString()}`;
}
