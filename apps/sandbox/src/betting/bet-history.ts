import { amountToWire, minorUnits } from '@vitrine/betting/money';
import {
  americanOddsValue,
  combineOdds,
  oddsFromThousandths,
  oddsToDecimal,
  potentialReturn,
} from '@vitrine/betting/odds';
import { EVENT_STATUS, OUTCOME_STATUS } from '@vitrine/betting/event';
import type { wireBet, wireLeg } from '@vitrine/upstream/contract/bets';
import type { z } from 'zod';
import type { Labels } from '../world/labels.ts';
import { producerOf } from '../world/wire-match.ts';
import type { World } from '../world/world.ts';
import { unitsOf } from './settlement.ts';
import { BET_STATUS, type BetStatus, type Leg, type Ticket } from './ticket-store.ts';

type WireBet = z.input<typeof wireBet>;
type WireLeg = z.input<typeof wireLeg>;

/** Numbers of the history's filter. Source: 3§2, 3§7. */
const FILTERS: ReadonlyMap<number | undefined, readonly BetStatus[]> = new Map([
  [undefined, [BET_STATUS.won, BET_STATUS.lost, BET_STATUS.voided]],
  [0, [BET_STATUS.open]],
  [1, [BET_STATUS.lost]],
  [2, [BET_STATUS.won]],
  [3, [BET_STATUS.voided]],
]);

export function betStatusesOf(filter: number | undefined): readonly BetStatus[] {
  return FILTERS.get(filter) ?? [];
}

export interface HistoryServices {
  readonly world: World;
  readonly labels: Labels;
}

/** An accepted ticket as the history spells it. */
export function toWireBet(
  ticket: Ticket,
  legs: readonly Leg[],
  { world, labels }: HistoryServices,
): WireBet {
  const odds = unitsOf(legs).flatMap(([first]) => (first ? [first.unitOdds] : []));
  const { numerator, denominator } = combineOdds(odds);
  const total = Number((numerator * 1000n) / denominator);
  const isVoided = ticket.betStatus === BET_STATUS.voided;
  return {
    betNumber: ticket.id,
    betStatus: ticket.betStatus,
    betType: ticket.betType,
    date: new Date(ticket.createdAt).toISOString(),
    amountOfBets: amountToWire(ticket.stake),
    amountRefund: isVoided ? amountToWire(ticket.payout) : 0,
    amountWin: isVoided ? 0 : amountToWire(ticket.payout),
    amountWon: amountToWire(ticket.payout),
    isFreeBet: false,
    isCashoutBlocked: true,
    odds: Number.isSafeInteger(total) ? americanOddsValue(oddsFromThousandths(total)) : total / 10,
    oddsDecimal: total / 1000,
    possibleWinnings: amountToWire(minorUnits(potentialReturn(ticket.stake, odds))),
    userId: ticket.userId,
    matches: legs
      .map((leg) => toWireLeg(leg, { world, labels }))
      .sort((a, b) => a.scheduleTime.localeCompare(b.scheduleTime)),
  };
}

function toWireLeg(leg: Leg, { world, labels }: HistoryServices): WireLeg {
  const match = world.match(leg.eventId);
  if (!match) throw new Error(`Ticket ${leg.ticketId} names an event of another world`);
  const { fixture, state } = match;
  const market = match.markets.find(({ id }) => id === leg.marketId);
  const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
  const isSettled = leg.result !== 'Pending';
  const isActive = !isSettled && market?.isSuspended === false && outcome?.isActive === true;
  return {
    matchId: leg.eventId,
    sportId: fixture.sportId,
    marketId: leg.marketId,
    outcomeId: leg.outcomeId,
    tournamentId: fixture.competition.id,
    nameDefault: `${fixture.home.name} - ${fixture.away.name}`,
    scheduleTime: new Date(leg.scheduledAt).toISOString(),
    sportSummaryName: labels.sport(fixture.sport),
    seasonName: labels.words(fixture.competition.name),
    homeCompetitorName: fixture.home.name,
    awayCompetitorName: fixture.away.name,
    homeScore: state.home,
    awayScore: state.away,
    outcomeValue: americanOddsValue(leg.odds),
    outcomeValueDecimal: oddsToDecimal(leg.odds),
    outcomeState: isSettled
      ? OUTCOME_STATUS.settled
      : isActive
        ? OUTCOME_STATUS.active
        : OUTCOME_STATUS.suspended,
    outcomeIsActive: isActive,
    outcomeName: leg.outcomeName,
    providerId: fixture.provider === 'one' ? 0 : 1,
    legStateType: leg.result,
    marketStatus: isSettled || !market ? 3 : isActive ? 1 : -1,
    marketName: leg.marketName,
    eventState: EVENT_STATUS[state.status],
    producerId: producerOf(match),
    marketTypeId: leg.marketTypeId,
    outcomeTypeId: leg.outcomeTypeId,
    bookingStatus: fixture.isBooked ? 'Booked' : 'NotBooked',
  };
}
