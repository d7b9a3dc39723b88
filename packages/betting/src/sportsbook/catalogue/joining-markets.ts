import type { Market, SportEvent } from '../event.ts';
import { joinsList } from '../listed-market.ts';
import { keepsPlace } from '../market-status.ts';
import { withNewMarkets } from './event-update.ts';
import type { MarketUpdate } from './feed-message.ts';

/** The event, as a list holds it, with the new markets of the updates that belong into lists. */
export function withJoiningMarkets(
  event: SportEvent,
  updates: readonly MarketUpdate[],
): SportEvent {
  return updates.reduce(
    (known, update) =>
      update.market && joinsList(known, update.market)
        ? withNewMarkets(withoutClosed(known, update.market), [update])
        : known,
    event,
  );
}

/** The event without the closed markets whose place in a list another one takes. */
function withoutClosed(event: SportEvent, { kind, isFavorite }: Market): SportEvent {
  const markets = event.markets.filter(
    (market) =>
      keepsPlace(market.status) || market.kind !== kind || market.isFavorite !== isFavorite,
  );
  return markets.length === event.markets.length ? event : { ...event, markets };
}
