import { updateOf, withBetStop, withNewMarkets, withOdds } from './event-update.ts';
import { withLeftOutMain } from './left-out-main.ts';
import { lacksCoverage } from './live-coverage.ts';
import type { SportEvent } from '../event.ts';

/** How a fixture is taken in. */
interface FixtureTaking {
  /** Whether the event is held with all its markets. */
  readonly isPage: boolean;
  /** Whether something newer than the fixture is known of a market. */
  readonly isNewerKnown: (marketId: string) => boolean;
}

/**
 * A fixture may tell no markets, and of a page's event the main ones alone: those known stay there, with what it
 * tells of some.
 */
function withKnownMarkets(
  event: SportEvent,
  before: SportEvent,
  { isPage, isNewerKnown }: FixtureTaking,
): SportEvent {
  const known = { ...event, markets: before.markets };
  if (event.markets.length === 0) return known;
  if (!isPage) return withLeftOutMain(event, before, isNewerKnown);
  const told = event.markets.map(updateOf);
  return withNewMarkets(withOdds(known, told), told);
}

/** A fixture can come late: a market of which something newer is known stays as it is, or gone. */
function withNewerMarkets(
  event: SportEvent,
  before: SportEvent,
  { isNewerKnown }: FixtureTaking,
): SportEvent {
  const markets = event.markets.flatMap((told) =>
    isNewerKnown(told.id) ? before.markets.filter(({ id }) => id === told.id) : [told],
  );
  return { ...event, markets };
}

/** A fixture tells no statistics: those known stay. */
function withKnownStatistics(event: SportEvent, before: SportEvent): SportEvent {
  if (event.kind !== 'match' || before.kind !== 'match') return event;
  return { ...event, statistics: event.statistics ?? before.statistics };
}

/**
 * The event after a fixture of it. One that is played without coverage takes no bets until the operator tells of
 * its markets again. Source: 2§4, 3§4.
 */
export function withFixture(
  before: SportEvent,
  told: SportEvent,
  taking: FixtureTaking,
): SportEvent {
  const event = withNewerMarkets(told, before, taking);
  const known = withKnownStatistics(withKnownMarkets(event, before, taking), before);
  return lacksCoverage(known) ? withBetStop(known, { marketIds: null }) : known;
}
