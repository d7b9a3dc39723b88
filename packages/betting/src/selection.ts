import type { Selection } from './bet-slip-types.ts';
import type { Market, Outcome, SportEvent } from './event.ts';
import type { Odds } from './odds.ts';

/** An outcome with the market and event it belongs to. */
export interface OutcomeInEvent {
  readonly event: SportEvent;
  readonly market: Market;
  readonly outcome: Outcome;
}

/** The status of an event as a slip knows it: to come, live, or neither. */
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
 * The selection that a tap on an outcome makes. `seen` is the price the bettor tapped on, which may be
 * older than the outcome's latest. Source: 3§3.
 */
export function selectionOf({ event, market, outcome }: OutcomeInEvent, seen: Odds): Selection {
  return {
    eventId: event.id,
    eventName: `${event.home.name} – ${event.away.name}`,
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
    marketStatus: market.status,
    specifiers: market.specifiers,
    outcomeId: outcome.id,
    outcomeTypeId: outcome.outcomeTypeId,
    outcomeActive: outcome.status === 'active',
    placed: { odds: seen, outcomeName: outcome.name },
    latest: { odds: outcome.odds, outcomeName: outcome.name },
    bookingStatus: event.bookingStatus,
    isEarlyPayoutApplied: event.isEarlyPayoutApplied,
    stake: null,
    result: null,
  };
}

/**
 * Finds an outcome among events; null when none of them has it. For a page's worth of events: the
 * feed hub has an index.
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
