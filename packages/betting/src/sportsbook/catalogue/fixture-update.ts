import { updateOf, withBetStop, withNewMarkets, withOdds } from './event-update.ts';
import { lacksCoverage } from './live-coverage.ts';
import type { SportEvent } from '../event.ts';

/**
 * A fixture may tell no markets, and of a page's event the main ones alone: those known stay there, with what it
 * tells of some.
 */
function withKnownMarkets(event: SportEvent, before: SportEvent, isPage: boolean): SportEvent {
  const known = { ...event, markets: before.markets };
  if (event.markets.length === 0) return known;
  if (!isPage) return event;
  const told = event.markets.map(updateOf);
  return withNewMarkets(withOdds(known, told), told);
}

/** A fixture can come late: a market of which something newer `isKnown` stays as it is, or gone. */
export function withNewerMarkets(
  event: SportEvent,
  before: SportEvent,
  isKnown: (marketId: string) => boolean,
): SportEvent {
  const markets = event.markets.flatMap((told) =>
    isKnown(told.id) ? before.markets.filter(({ id }) => id === told.id) : [told],
  );
  return { ...event, markets };
}

/** A fixture tells no statistics: those known stay. */
function withKnownStatistics(event: SportEvent, before: SportEvent): SportEvent {
  if (event.kind !== 'match' || before.kind !== 'match') return event;
  return { ...event, statistics: event.statistics ?? before.statistics };
}

/**
 * The event after a fixture of it; `isPage` for one that is held with all its markets. One that is played without
 * coverage takes no bets until the operator tells of its markets again. Source: 2§4, 3§4.
 */
export function withFixture(before: SportEvent, event: SportEvent, isPage: boolean): SportEvent {
  const known = withKnownStatistics(withKnownMarkets(event, before, isPage), before);
  return lacksCoverage(known) ? withBetStop(known, { marketIds: null }) : known;
}
