import type { SportEvent } from '../event.ts';
import { mainMarket } from '../listed-market.ts';
import { keepsPlace } from '../market-status.ts';
import type { MarketUpdate } from './feed-message.ts';

/**
 * The event as a list takes it in. Where the operator tells no main market of it, the one known `before` stays,
 * suspended, because the operator leaves suspended markets out of its lists: the stream then opens it again, which
 * it can't do with a market that is not held. One of which something newer is known stays as it is. Source: 2§4.
 */
export function withLeftOutMain(
  event: SportEvent,
  before: SportEvent | undefined,
  isNewerKnown: (marketId: string) => boolean = () => false,
): SportEvent {
  const main = before && mainMarket(before);
  if (!main || !keepsPlace(main.status) || mainMarket(event)) return event;
  const status = isNewerKnown(main.id) ? main.status : 'suspended';
  return { ...event, markets: [{ ...main, status }, ...event.markets] };
}

/**
 * Whether updates open the main market of an event that a list holds without any, and don't tell it whole: the list
 * is read again.
 */
export function opensLeftOutMain(event: SportEvent, updates: readonly MarketUpdate[]): boolean {
  const isMainOpen = updates.some(
    ({ marketId, status }) => marketId === event.mainMarketId && status === 'active',
  );
  return isMainOpen && !mainMarket(event);
}
