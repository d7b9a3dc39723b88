import { amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import { BLOCKING_LIMIT, checkLimits } from '@vitrine/upstream/contract/bet-slip/limits';
import { positiveAmount } from '../../amount.ts';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { magicOf } from '../betting-magic.ts';
import type { StakeLimits } from './stake-limits.ts';

export function implementLimits({ implement }: Implementation, limits: StakeLimits): void {
  implement(checkLimits, ({ userId, body }) => {
    const stakes = body.tickets.map(({ stake, eventIds }) => ({
      stake: checkedStake(stake),
      eventIds,
    }));
    if (stakes.some(({ stake }) => magicOf(stake, 'checkFails'))) {
      throw new Refusal(500, 'LIMIT_CHECK_FAILED', 'Ordered by the stake');
    }
    return {
      data: limits.check(userId, stakes).map((verdict, indexTicket) => ({
        indexTicket,
        betStakeLimit: limitToWire(verdict.betLimit),
        ...(verdict.message === null
          ? {}
          : { message: verdict.message, remainingStake: limitToWire(verdict.remaining) }),
        limitsByMatch: verdict.byMatch.map(({ eventId, remaining }) => ({
          eventId,
          remainingStake: amountToWire(remaining),
        })),
      })),
    };
  });
}

/** An amount, or -1 for a bettor who is blocked. */
export function limitToWire(limit: MinorUnits | null): number {
  return limit === null ? BLOCKING_LIMIT : amountToWire(limit);
}

function checkedStake(decimal: number): MinorUnits {
  const stake = positiveAmount(decimal);
  if (stake) return stake;
  throw new Refusal(400, 'INVALID_STAKE', 'stake: positive, two decimals at most');
}
