import type { AppLoadContext } from '@remix-run/node';
import type { CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { eventStatusOnSlip } from '@vitrine/betting/bet-slip/selection';
import { findPricedOutcome } from './bet-slip.server.ts';
import { customBetPrice } from './custom-bet-facts.server.ts';
import { type OfferedSelection, offeredSelection } from './tap.server.ts';

/**
 * A selection of earlier as this site offers it now, at the price of now and without a stake; null when it
 * can't be bet on.
 */
export async function presentSelection(
  selection: Selection,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const { eventId, outcomeId, replicate } = selection;
  const [pick] = selection.picks ?? [];
  if (pick) return presentCustomBet(selection, pick, context);
  const priced = await findPricedOutcome(eventId, outcomeId, context);
  if (!priced?.isEventShown) return null;
  const offered = offeredSelection(priced, priced.outcome.odds, context);
  const { marketStatus, outcomeActive } = offered.selection;
  if (marketStatus !== 'active' || !outcomeActive) return null;
  return replicate ? { ...offered, selection: { ...offered.selection, replicate } } : offered;
}

/** The first of its picks tells of the event; its price is the operator's. */
async function presentCustomBet(
  selection: Selection,
  { outcomeId }: CustomPick,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const priced = await findPricedOutcome(selection.eventId, outcomeId, context);
  if (!priced?.isEventShown) return null;
  if (eventStatusOnSlip(priced.event) !== selection.eventStatus) return null;
  const price = await customBetPrice(selection, context);
  if (price.kind !== 'priced') return null;
  const seen = { odds: price.odds, outcomeName: selection.latest.outcomeName };
  return {
    isEventShown: true,
    selection: {
      ...selection,
      placed: seen,
      latest: seen,
      marketStatus: 'active',
      outcomeActive: true,
      stake: null,
    },
  };
}
