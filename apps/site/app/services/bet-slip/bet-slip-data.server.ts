import type { AppLoadContext } from '@remix-run/node';
import {
  type BetSlipRules,
  missingSelections,
  slipTotals,
} from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatExactOdds } from '@vitrine/betting/base/combined-odds';
import { freshOwnLimits, keptOwnLimits } from '../account/kept-limits.server.ts';
import { readBalance } from '../wallet/balance.server.ts';
import { newestPick } from '../../format/newest-pick.ts';
import { eventTopic } from '../../live/event-topic.ts';
import { freeBetsOf, withCheckedFreeBets } from './free-bets.server.ts';
import { readBetSlip, type SlipPage } from './bet-slip.server.ts';
import { keptSlipsOf } from './kept-slips-store.server.ts';
import { keptSlipName } from './kept-slips.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { quickStakesOf } from './quick-stakes.server.ts';

/**
 * The rules of the brand and of the bettor. When they are to be fresh, the
 * operator is asked for the balance and the bettor's own limits again.
 */
export async function betSlipRules(
  visitor: Visitor,
  context: AppLoadContext,
  options: { readonly deadlineMs?: number; readonly isFresh?: boolean } = {},
): Promise<BetSlipRules> {
  const { brand } = context;
  const { deadlineMs, isFresh = false } = options;
  const [balance, ownLimits] = await Promise.all([
    readBalance(visitor, context, { fresh: isFresh, deadlineMs }),
    isFresh && deadlineMs !== undefined
      ? freshOwnLimits(visitor, context, deadlineMs)
      : keptOwnLimits(visitor, context),
  ]);
  return {
    minStake: minorUnits(brand.minStake),
    maxStake: minorUnits(brand.maxStake),
    minSelectionsMultiple: brand.minSelectionsMultiple,
    balance,
    ownLimits,
  };
}

/** The data of the slip's view; see features/bet-slip/bet-slip-data.ts. */
export async function betSlipData(visitor: Visitor, context: AppLoadContext, page: SlipPage) {
  const [read, rules, quickStakes, kept] = await Promise.all([
    readBetSlip(visitor, context, page),
    betSlipRules(visitor, context),
    quickStakesOf(visitor, context),
    keptSlipsOf(visitor, context),
  ]);
  const slip = (await withCheckedFreeBets(read, visitor, context)) ?? read;
  return {
    slip,
    rules,
    freeBets: slip.step === 'settingBet' ? await freeBetsOf(visitor, context) : [],
    kept: kept.map(keptSlipName),
    isLoggedIn: visitor.session !== null,
    quickStakes,
    stakeKeypad: context.brand.stakeKeypad,
    minDeposit: minorUnits(context.brand.deposit.minimum),
    maxDeposit: minorUnits(context.brand.deposit.maximum),
    now: context.now(),
  };
}

/** The sums that the collapsed slip shows: the newest selection in place of a return that can't be had yet. */
export function betSlipSums(slip: BetSlip, { brand }: AppLoadContext) {
  const { stake, odds, potentialReturn } = slipTotals(slip);
  return {
    pick: stake === 0 || missingSelections(slip, brand) > 0 ? newestPick(slip) : null,
    totalOdds: odds && formatExactOdds(odds, '.'),
    potentialReturn: formatMoney(potentialReturn, brand),
  };
}

/** The live topics of the events on a slip in editing. */
export function slipTopics({ step, selections }: BetSlip): string {
  if (step !== 'settingBet') return '';
  return [...new Set(selections.map(({ eventId }) => eventTopic(eventId)))].join(',');
}
