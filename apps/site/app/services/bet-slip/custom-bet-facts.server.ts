import type { AppLoadContext } from '@remix-run/node';
import type { BetSlipEvent, PickNews } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { picksAfter } from '@vitrine/betting/bet-slip/custom-bets/bet-slip-picks';
import { customBetStatus } from '@vitrine/betting/bet-slip/custom-bets/custom-selection';
import { isOffered } from '@vitrine/betting/sportsbook/market-status';
import { type CalculatedOdds, priceCustomBet } from '@vitrine/upstream/bet-slip/custom-bets';
import { KeptReadings } from '../base/kept-readings.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { askOfCustomBets } from './custom-bet-call.server.ts';
import { isPriceRefusedSince } from './refused-since.ts';

const PRICE_KEPT_MS = 3_000;

const prices = new KeptReadings<CalculatedOdds>(PRICE_KEPT_MS);

/**
 * The news about a custom bet on a slip: `news` of its parts, and the operator's price of the whole. It is
 * on sale while the operator makes a price and each part can be bet on. A price that the operator refused for
 * the bet is no news. Source: 3§3, 3§8.
 */
export async function customBetFacts(
  selection: Selection,
  news: readonly PickNews[],
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const price = await customBetPrice(selection, visitor, context);
  const { outcomeId, picks = [] } = selection;
  return [
    { kind: 'picksChanged', outcomeId, picks: news },
    ...wholeFacts(selection, picksAfter(picks, news), price, context),
  ];
}

/** What the status of its parts and its price tell of the whole. */
function wholeFacts(
  selection: Selection,
  picks: readonly CustomPick[],
  price: CalculatedOdds,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  const { eventId, outcomeId, marketId } = selection;
  const status = customBetStatus(picks);
  const isActive = picks.every(({ outcomeActive }) => outcomeActive);
  const ofParts: readonly BetSlipEvent[] = [
    { kind: 'marketStatusChanged', marketId, status },
    { kind: 'outcomeStatusChanged', outcomeId, isActive },
  ];
  switch (price.kind) {
    case 'priced':
      return isPriceRefusedSince(selection, price.odds)
        ? ofParts
        : [{ kind: 'oddsChanged', outcomeId, odds: price.odds }, ...ofParts];
    case 'notOffered':
      return [
        {
          kind: 'marketStatusChanged',
          marketId,
          status: status === 'active' ? 'suspended' : status,
        },
      ];
    case 'notCompatible':
    case 'notFound':
      return [{ kind: 'betStopped', eventId, marketIds: [marketId] }];
    case 'failed':
      context.log.warn({ err: price.error }, 'custom bet not priced');
      // Without a price it can go off sale, but not come back.
      return isOffered(status, isActive) ? [] : ofParts;
  }
}

/** What the operator asked this visitor, null for any guest, for a custom bet now, or a moment ago. Source: 3§7. */
export function customBetPrice(
  { eventId, outcomeId, picks = [] }: Pick<Selection, 'eventId' | 'outcomeId' | 'picks'>,
  visitor: Visitor | null,
  context: AppLoadContext,
): Promise<CalculatedOdds> {
  // The price may be the bettor's own, since the call says who asks. Guests share theirs.
  const key = JSON.stringify([visitor?.session?.user.id ?? null, outcomeId]);
  return prices.of(key, context, () =>
    askOfCustomBets(visitor, context, (settings) =>
      priceCustomBet(context.upstream, eventId, picks, settings),
    ),
  );
}
