import type { BetMode, LegResult } from '@vitrine/betting/bets/bet';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import { amountFromWire, ZERO } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import type { Bet, BetLeg } from './bet.ts';
import type { wireBet, wireLeg } from '../contract/bets/bets.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { betStatusFromWire, betTypeFromWire } from '../mappers/status.ts';

type WireBet = z.output<typeof wireBet>;
type WireLeg = z.output<typeof wireLeg>;

const LEG_RESULTS: ReadonlyMap<string, LegResult> = new Map([
  ['Lost', 'lost'],
  ['Win', 'won'],
  ['Pending', 'pending'],
  ['Void', 'void'],
  ['Canceled', 'canceled'],
]);

const MODE_BY_SETTLEMENT: ReadonlyMap<string, BetMode> = new Map([
  ['EarlyPayout', 'earlyPayout'],
  ['Manual', 'manual'],
]);

/** Refusals of a leg whose match is closed and whose market is inactive. Source: 3§4, 3§8. */
const CLOSED_REFUSALS: ReadonlySet<string> = new Set([
  'MATCH_WAS_NOT_FOUND',
  'EVENT_MATCH_NOT_ACTIVED',
]);

function eventNameOf({ homeCompetitorName, awayCompetitorName, nameDefault }: WireLeg): string {
  return homeCompetitorName === '' && awayCompetitorName === ''
    ? nameDefault
    : `${homeCompetitorName} – ${awayCompetitorName}`;
}

function legFromWire(wire: WireLeg): BetLeg {
  return {
    eventId: wire.matchId,
    provider: providerOf(wire.matchId),
    sportId: wire.sportId,
    sportName: wire.sportSummaryName,
    tournamentId: wire.tournamentId,
    tournamentName: wire.nameDefault,
    eventName: eventNameOf(wire),
    home: { name: wire.homeCompetitorName, score: wire.homeScore },
    away: { name: wire.awayCompetitorName, score: wire.awayScore },
    scheduledAt: Date.parse(wire.scheduleTime),
    marketId: wire.marketId,
    marketTypeId: wire.marketTypeId,
    marketName: wire.marketName,
    outcomeId: wire.outcomeId,
    outcomeTypeId: wire.outcomeTypeId,
    outcomeName: wire.outcomeName,
    odds: oddsFromWire(wire.outcomeValueDecimal),
    result: LEG_RESULTS.get(wire.legStateType) ?? 'unknown',
    mode: MODE_BY_SETTLEMENT.get(wire.settlementType ?? '') ?? 'normal',
    isEarlyPayout: wire.isEarlyPayout,
    isMarketClosed: CLOSED_REFUSALS.has(wire.evaluationResult ?? ''),
  };
}

/**
 * What a bet says by numbers and words that the specification does not name, for the log.
 *
 * @example
 * unnamedIn(wireBet) // ['betStatus 5', 'legStateType Draw']
 */
export function unnamedIn({ betStatus, betType, matches }: WireBet): readonly string[] {
  const legs = matches.map(({ legStateType }) => legStateType);
  return [
    ...(betStatusFromWire(betStatus) ? [] : [`betStatus ${betStatus}`]),
    ...(betTypeFromWire(betType) ? [] : [`betType ${betType}`]),
    ...new Set(legs.filter((word) => !LEG_RESULTS.has(word)).map((word) => `legStateType ${word}`)),
  ];
}

/**
 * A bet of the history, its legs by the start of their events. What the specification does not name is
 * unknown: one such bet hides no other. Source: 3§3, 3§4.
 */
export function betFromWire(wire: WireBet): Bet {
  return {
    betNumber: wire.betNumber,
    status: betStatusFromWire(wire.betStatus) ?? 'unknown',
    type: betTypeFromWire(wire.betType) ?? 'unknown',
    placedAt: Date.parse(wire.date),
    stake: amountFromWire(wire.amountOfBets),
    refund: amountFromWire(wire.amountRefund),
    wonSoFar: amountFromWire(wire.amountWin),
    payout: amountFromWire(wire.amountWon),
    potentialReturn: amountFromWire(wire.possibleWinnings),
    multipleBonus:
      wire.multibetBonusAmount == null ? ZERO : amountFromWire(wire.multibetBonusAmount),
    isFreeBet: wire.isFreeBet,
    isCashOutBlocked: wire.isCashoutBlocked,
    odds: oddsFromWire(wire.oddsDecimal),
    legs: wire.matches.map(legFromWire).sort((a, b) => a.scheduledAt - b.scheduledAt),
  };
}
