import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { amountFromWire } from '@vitrine/betting/base/money';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { Match } from './bettor.ts';

/** A slip with the first price of a match as a single, ready to be placed. */
export function slipOf(match: Match, stake: number): BetSlip {
  const [market] = match.markets;
  const [outcome] = market?.outcomes ?? [];
  if (!market || !outcome) throw new Error(`${match.id} has no market`);
  const seen = { odds: oddsFromDecimal(outcome.odds), outcomeName: outcome.name };
  return {
    step: 'waiting',
    ticketType: 'singles',
    selections: [
      {
        eventId: match.id,
        eventName: match.id,
        eventStatus: 'notStarted',
        scheduledAt: Date.parse(match.scheduleTime),
        provider: providerOf(match.id),
        sportId: match.sportId,
        tournamentId: '',
        tournamentName: '',
        producerId: match.producerId,
        marketId: market.id,
        marketTypeId: market.marketTypeId,
        marketName: market.name,
        marketStatus: 'active',
        specifiers: market.specifiers,
        outcomeId: outcome.id,
        outcomeTypeId: outcome.outcomeId,
        outcomeActive: true,
        placed: seen,
        latest: seen,
        bookingStatus: 'booked',
        isEarlyPayoutApplied: false,
        stake: amountFromWire(stake),
        result: null,
      },
    ],
    stakeMultiple: null,
    oddsChange: 'better',
    isExpanded: true,
    resultStatus: 'none',
    ticketIdMultiple: null,
    intentId: 'intent',
    warning: null,
    offered: null,
    resultSeen: null,
    lastIntentId: null,
  };
}
