import type { BetMode, LegResult } from '@vitrine/betting/bets/bet';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import { amountFromWire, ZERO } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import type { Bet, BetLeg } from './bet.ts';
import type { wireBet, wireLeg } from '../contract/bets/bets.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { betStatusFromWire, betTypeFromWire } from '../mappers/status.ts';

type WireLeg = z.output<typeof wireLeg>;

const LEG_RESULT: Readonly<Record<WireLeg['legStateType'], LegResult>> = {
  Lost: 'lost',
  Win: 'won',
  Pending: 'pending',
  Void: 'void',
  Canceled: 'canceled',
};

const MODE_BY_SETTLEMENT: ReadonlyMap<string, BetMode> = new Map([
  ['EarlyPayout', 'earlyPayout'],
  ['Manual', 'manual'],
]);

/** Refusals of a leg whose match is closed and whose market is inactive. Source: 3§4, 3§8. */
const CLOSED_REFUSALS: ReadonlySet<string> = new Set([
  'MATCH_WAS_NOT_FOUND',
  'EVENT_MATCH_NOT_ACTIVED',
]);

function legFromWire(wire: WireLeg): BetLeg {
  return {
    eventId: wire.matchId,
    provider: providerOf(wire.matchId),
    sportId: wire.sportId,
    sportName: wire.sportSummaryName,
    tournamentId: wire.tournamentId,
    tournamentName: wire.nameDefault,
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
    result: LEG_RESULT[wire.legStateType],
    mode: MODE_BY_SETTLEMENT.get(wire.settlementType ?? '') ?? 'normal',
    isEarlyPayout: wire.isEarlyPayout,
    isMarketClosed: CLOSED_REFUSALS.has(wire.evaluationResult ?? ''),
  };
}

/** A bet of the history, its legs by the start of their events. Source: 3§3, 3§4. */
export function betFromWire(wire: z.output<typeof wireBet>): Bet {
  const status = betStatusFromWire(wire.betStatus);
  const type = betTypeFromWire(wire.betType);
  if (!status || !type)
    throw new RangeError(`Bet of status ${wire.betStatus}, type ${wire.betType}`);
  return {
    betNumber: wire.betNumber,
    status,
    type,
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
