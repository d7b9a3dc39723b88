import { REMOVED_AFTER_MS } from './bet-slip-removal.ts';
import type { Selection } from './bet-slip-types.ts';
import { nameOfEvent, type Market, type Outcome, type SportEvent } from '../sportsbook/event.ts';
import { slipMarketStatus } from '../sportsbook/market-status.ts';
import type { Odds } from '../base/odds.ts';

/** An outcome with the market and event it belongs to. */
export interface OutcomeInEvent {
  readonly event: SportEvent;
  readonly market: Market;
  readonly outcome: Outcome;
}

/** The status of an event on a slip: not started, live, or neither. */
export function eventStatusOnSlip({
  status,
}: Pick<SportEvent, 'status'>): Selection['eventStatus'] {
  switch (status) {
    case 'notStarted':
    case 'aboutToStart':
    case 'delayed':
    case 'postponed':
      return 'notStarted';
    case 'live':
    case 'suspended':
    case 'interrupted':
      return 'live';
    default:
      return 'closed';
  }
}

/**
 * When a selection of the event leaves the slip: some time after the scheduled start, since a bet made
 * before the start ends with it. Null for an event that runs, whose end nobody knows.
 */
function removalOf(event: SportEvent): number | null {
  const isToCome = eventStatusOnSlip(event) === 'notStarted';
  return isToCome ? event.scheduledAt + REMOVED_AFTER_MS : null;
}

/**
 * The selection that a tap on an outcome makes. `seen` is the price the bettor tapped on, which may be
 * older than the outcome's latest. Source: 3§3.
 */
export function selectionOf({ event, market, outcome }: OutcomeInEvent, seen: Odds): Selection {
  return {
    eventId: event.id,
    eventName: nameOfEvent(event),
    eventStatus: eventStatusOnSlip(event),
    scheduledAt: event.scheduledAt,
    provider: event.provider,
    sportId: event.sportId,
    tournamentId: event.tournamentId,
    tournamentName: event.tournamentName,
    producerId: market.producerId,
    marketId: market.id,
    marketTypeId: market.marketTypeId,
    marketName: market.name,
    marketStatus: slipMarketStatus(event.provider, market.status),
    specifiers: market.specifiers,
    outcomeId: outcome.id,
    outcomeTypeId: outcome.outcomeTypeId,
    outcomeActive: outcome.status === 'active',
    placed: { odds: seen, outcomeName: outcome.name },
    latest: { odds: outcome.odds, outcomeName: outcome.name },
    bookingStatus: event.bookingStatus,
    removeAt: removalOf(event),
    displayTournamentAndSport: event.kind !== 'match',
    isEarlyPayoutApplied: event.isEarlyPayoutApplied,
    stake: null,
    result: null,
  };
}

/**
 * The outcome with its event and market; null when no event has it. Searches event by event, so use
 * it for the events of one page; the feed hub has an index.
 */
export function findOutcome(
  events: readonly SportEvent[],
  outcomeId: string,
): OutcomeInEvent | null {
  for (const event of events) {
    for (const market of event.markets) {
      const outcome = market.outcomes.find(({ id }) => id === outcomeId);
      if (outcome) return { event, market, outcome };
    }
  }
  return null;
}
