import type { AppLoadContext } from '@remix-run/node';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type CalculatedOdds, priceCustomBet } from '@vitrine/upstream/bet-slip/custom-bets';
import { KeptReadings } from '../base/kept-readings.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { isRefusedSince } from './refused-since.ts';

const PRICE_KEPT_MS = 3_000;

const prices = new KeptReadings<CalculatedOdds>(PRICE_KEPT_MS);

/**
 * The operator's news about a custom bet on a slip; none while it does not tell, or while its price is
 * older than a refusal of the bet. Source: 3§3, 3§8.
 */
export async function customBetFacts(
  selection: Selection,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const { eventId, outcomeId, marketId } = selection;
  const price = await customBetPrice(selection, context);
  if (isRefusedSince(selection, price.kind === 'priced' ? price.odds : null)) return [];
  switch (price.kind) {
    case 'priced':
      return [
        { kind: 'oddsChanged', outcomeId, odds: price.odds },
        { kind: 'marketStatusChanged', marketId, status: 'active' },
        { kind: 'outcomeStatusChanged', outcomeId, isActive: true },
      ];
    case 'notOffered':
      return [{ kind: 'marketStatusChanged', marketId, status: 'suspended' }];
    case 'notCompatible':
    case 'notFound':
      return [{ kind: 'betStopped', eventId, marketIds: [marketId] }];
    case 'failed':
      context.log.warn({ err: price.error }, 'custom bet not priced');
      return [];
  }
}

/** What the operator asks for a custom bet now, or a moment ago. Source: 3§7. */
export function customBetPrice(
  { eventId, outcomeId, picks = [] }: Pick<Selection, 'eventId' | 'outcomeId' | 'picks'>,
  context: AppLoadContext,
): Promise<CalculatedOdds> {
  return prices.of(outcomeId, context, () =>
    priceCustomBet(context.upstream, eventId, picks, {
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    }),
  );
}
