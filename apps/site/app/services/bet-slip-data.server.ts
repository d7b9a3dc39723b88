import type { AppLoadContext } from '@remix-run/node';
import { type BetSlipRules, slipTotals } from '@vitrine/betting/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatExactOdds } from '@vitrine/betting/odds';
import { readBalance } from './balance.server.ts';
import { readBetSlip } from './bet-slip.server.ts';
import type { Visitor } from './visitor.server.ts';

/** The smaller of the two minimums that the specification names without their use (1§5). */
const MIN_STAKE = minorUnits(50);

/** Added to the stake by one tap. */
const QUICK_STAKES = [minorUnits(500), minorUnits(1000), minorUnits(2000), minorUnits(5000)];

export async function betSlipRules(
  visitor: Visitor,
  context: AppLoadContext,
  options: { readonly freshBalance?: boolean } = {},
): Promise<BetSlipRules> {
  const { brand } = context;
  return {
    minStake: MIN_STAKE,
    maxStake: minorUnits(brand.maxStake),
    minSelectionsMultiple: brand.minSelectionsMultiple,
    balance: await readBalance(visitor, context, { fresh: options.freshBalance ?? false }),
  };
}

/** What the slip's view needs; see features/bet-slip/bet-slip-data.ts. */
export async function betSlipData(visitor: Visitor, context: AppLoadContext) {
  const [slip, rules] = await Promise.all([
    readBetSlip(visitor, context),
    betSlipRules(visitor, context),
  ]);
  return {
    slip,
    rules,
    isLoggedIn: visitor.session !== null,
    quickStakes: QUICK_STAKES,
    now: context.now(),
  };
}

/** What the collapsed slip says of a slip. */
export function betSlipSums(slip: BetSlip, { brand }: AppLoadContext) {
  const { odds, potentialReturn } = slipTotals(slip);
  return {
    totalOdds: odds && formatExactOdds(odds, '.'),
    potentialReturn: formatMoney(potentialReturn, brand),
  };
}

/** The live topics of the events on a slip that is being set. */
export function slipTopics({ step, selections }: BetSlip): string {
  if (step !== 'settingBet') return '';
  return [...new Set(selections.map(({ eventId }) => `match:${eventId}`))].join(',');
}
