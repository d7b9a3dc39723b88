import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import {
  americanOddsValue,
  oddsFromThousandths,
  oddsToDecimal,
  type Odds,
} from '@vitrine/betting/base/odds';
import { combineOdds, potentialReturn } from '@vitrine/betting/base/combined-odds';
import { EVENT_STATUS, OUTCOME_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import type { wireBet, wireLeg } from '@vitrine/upstream/contract/bets/bets';
import type { z } from 'zod';
import type { World } from '../world/world.ts';
import { unitsOf } from './bet-end.ts';
import { BET_STATUS, type BetStatus, type Leg, type Ticket } from './ticket.ts';

type WireBet = z.input<typeof wireBet>;
type WireLeg = z.input<typeof wireLeg>;

/** Numbers of the history's filter. Source: 3§2, 3§7. */
const FILTERS: ReadonlyMap<number | undefined, readonly BetStatus[]> = new Map([
  [
    undefined,
    [
      BET_STATUS.cashedOut,
      BET_STATUS.canceled,
      BET_STATUS.won,
      BET_STATUS.lost,
      BET_STATUS.recovered,
      BET_STATUS.voided,
    ],
  ],
  [0, [BET_STATUS.pending, BET_STATUS.open]],
  [1, [BET_STATUS.lost]],
  [2, [BET_STATUS.won]],
  [3, [BET_STATUS.canceled, BET_STATUS.voided]],
]);

/** Bets whose stake came back. */
const RETURNED: ReadonlySet<BetStatus> = new Set([BET_STATUS.canceled, BET_STATUS.voided]);

export function betStatusesOf(filter: number | undefined): readonly BetStatus[] {
  return FILTERS.get(filter) ?? [];
}

/** A ticket that was not rejected, as the history spells it. */
export function toWireBet(ticket: Ticket, legs: readonly Leg[], world: World): WireBet {
  const odds = unitsOf(legs).flatMap(([first]) => (first ? [first.unitOdds] : []));
  const { numerator, denominator } = combineOdds(odds);
  const total = Number((numerator * 1000n) / denominator);
  const isReturned = RETURNED.has(ticket.betStatus);
  return {
    betNumber: ticket.id,
    betStatus: ticket.betStatus,
    betType: ticket.betType,
    date: new Date(ticket.createdAt).toISOString(),
    amountOfBets: amountToWire(ticket.stake),
    amountRefund: isReturned ? amountToWire(ticket.payout) : 0,
    amountWin: isReturned ? 0 : amountToWire(ticket.payout),
    amountWon: amountToWire(ticket.payout),
    isFreeBet: ticket.freeBetId !== null,
    isCashoutBlocked: isCashOutBlocked(ticket),
    odds: Number.isSafeInteger(total) ? americanOddsValue(oddsFromThousandths(total)) : total / 10,
    oddsDecimal: total / 1000,
    possibleWinnings: amountToWire(possibleWinnings(ticket, odds)),
    userId: ticket.userId,
    matches: legs
      .map((leg) => toWireLeg(leg, world))
      .sort((a, b) => a.scheduleTime.localeCompare(b.scheduleTime)),
  };
}

/** A free bet is never cashed out, nor one the operator blocked. */
export function isCashOutBlocked({ freeBetId, isCashOutBlocked: isBlocked }: Ticket): boolean {
  return freeBetId !== null || isBlocked;
}

/** The return of a free bet is its winnings alone. */
function possibleWinnings({ stake, freeBetId }: Ticket, odds: readonly Odds[]): MinorUnits {
  return minorUnits(potentialReturn(stake, odds) - (freeBetId === null ? 0 : stake));
}

function toWireLeg(leg: Leg, world: World): WireLeg {
  const event = world.offer(leg.eventId);
  if (!event) throw new Error(`Ticket ${leg.ticketId} names an event of another world`);
  const market = event.markets.find(({ id }) => id === leg.marketId);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
  const isSettled = leg.result !== 'Pending';
  const isActive = !isSettled && market?.isSuspended === false && outcome?.isActive === true;
  const isCalledOff = leg.result === 'Void' && leg.settledAs === 'Manual';
  return {
    matchId: leg.eventId,
    sportId: event.sportId,
    marketId: leg.marketId,
    outcomeId: leg.outcomeId,
    tournamentId: event.tournamentId,
    nameDefault: event.name,
    scheduleTime: new Date(leg.scheduledAt).toISOString(),
    sportSummaryName: event.sportName,
    seasonName: event.tournamentName,
    homeCompetitorName: event.sides?.home.name ?? '',
    awayCompetitorName: event.sides?.away.name ?? '',
    homeScore: event.sides?.home.score ?? null,
    awayScore: event.sides?.away.score ?? null,
    outcomeValue: americanOddsValue(leg.odds),
    outcomeValueDecimal: oddsToDecimal(leg.odds),
    outcomeState: isSettled
      ? OUTCOME_STATUS.settled
      : isActive
        ? OUTCOME_STATUS.active
        : OUTCOME_STATUS.suspended,
    outcomeIsActive: isActive,
    outcomeName: leg.outcomeName,
    providerId: event.provider === 'one' ? 0 : 1,
    legStateType: leg.result,
    marketStatus: isSettled || !market ? 3 : isActive ? 1 : -1,
    marketName: leg.marketName,
    isEarlyPayout: leg.isEarlyPayout,
    isAfterEarlyPayout: leg.settledAs === 'EarlyPayout',
    settlementType: leg.settledAs,
    ...(isCalledOff ? { evaluationResult: 'EVENT_MATCH_NOT_ACTIVED' } : {}),
    eventState: EVENT_STATUS[event.status],
    producerId: event.producerId,
    marketTypeId: leg.marketTypeId,
    outcomeTypeId: leg.outcomeTypeId,
    bookingStatus: event.isBooked ? 'Booked' : 'NotBooked',
  };
}
