import type { AppLoadContext } from '@remix-run/node';
import type { CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { customBetName } from '@vitrine/betting/bet-slip/custom-bets/custom-selection';
import { eventStatusOnSlip, selectionOf } from '@vitrine/betting/bet-slip/selection';
import { isOffered } from '@vitrine/betting/sportsbook/market-status';
import type { Visitor } from '../base/session/visitor.server.ts';
import { findPricedOutcome } from './bet-slip.server.ts';
import { customBetPrice } from './custom-bet-facts.server.ts';
import { type OfferedSelection, offeredSelection } from './tap.server.ts';

/**
 * A selection of earlier as this site offers it now, at the price of now and without a stake; null when it
 * can't be bet on.
 */
export async function presentSelection(
  selection: Selection,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  return selection.picks
    ? presentCustomBet(selection, selection.picks, visitor, context)
    : presentOutcome(selection, context);
}

/** As `presentSelection`, of one that is no custom bet: it is the same for everybody. */
export async function presentOutcome(
  { eventId, outcomeId, replicate }: Selection,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const priced = await findPricedOutcome(eventId, outcomeId, context);
  if (!priced?.isEventShown) return null;
  const offered = offeredSelection(priced, priced.outcome.odds, context);
  const { marketStatus, outcomeActive } = offered.selection;
  if (marketStatus !== 'active' || !outcomeActive) return null;
  return replicate ? { ...offered, selection: { ...offered.selection, replicate } } : offered;
}

/** A custom bet with its parts as the catalogue has them now, at the operator's price of now. */
async function presentCustomBet(
  selection: Selection,
  picks: readonly CustomPick[],
  visitor: Visitor,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const present = await Promise.all(picks.map((pick) => presentPick(pick, selection, context)));
  const offered = present.filter((pick) => pick !== null);
  if (offered.length < picks.length) return null;
  const price = await customBetPrice(selection, visitor, context);
  if (price.kind !== 'priced') return null;
  const outcomeName = customBetName(offered.map(({ latest }) => latest.outcomeName));
  const seen = { odds: price.odds, outcomeName };
  return {
    isEventShown: true,
    selection: {
      ...selection,
      hasBegun: undefined,
      picks: offered,
      placed: seen,
      latest: seen,
      marketStatus: 'active',
      outcomeActive: true,
      stake: null,
    },
  };
}

/** A part of a custom bet as it is offered now; null when it can't be bet on, or its event has begun since. */
async function presentPick(
  pick: CustomPick,
  { eventId, eventStatus }: Selection,
  context: AppLoadContext,
): Promise<CustomPick | null> {
  const priced = await findPricedOutcome(eventId, pick.outcomeId, context);
  if (!priced?.isEventShown || eventStatusOnSlip(priced.event) !== eventStatus) return null;
  const { marketStatus, outcomeActive, latest } = selectionOf(priced, priced.outcome.odds);
  if (!isOffered(marketStatus, outcomeActive)) return null;
  return { ...pick, marketStatus, outcomeActive, placed: latest, latest };
}
