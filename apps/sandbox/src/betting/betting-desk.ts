import { randomInt } from 'node:crypto';
import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/money';
import { oddsToDecimal, type Odds } from '@vitrine/betting/odds';
import { TICKET_STATUS } from '@vitrine/betting/ticket';
import { positiveAmount } from '../amount.ts';
import type { User, Users } from '../accounts/users.ts';
import { localDay, type Country } from '../country.ts';
import { cashOf, moving, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import type { World } from '../world/world.ts';
import type { Interventions } from './interventions.ts';
import { quoteUnit, type QuotedUnit } from './quote.ts';
import type { RequestedTicket, RequestedUnit } from './ticket-request.ts';
import { BET_STATUS, BET_TYPE, type Leg, type Ticket, type TicketStore } from './ticket-store.ts';

export interface RefusedTicket {
  readonly indexTicket: number;
  readonly error: string;
  readonly context: Refusal['context'];
}

export interface PlacementResult {
  readonly validTicket: readonly { readonly indexTicket: number; readonly ticketId: string }[];
  readonly invalidTickets: readonly RefusedTicket[];
}

/** Takes placements: checks each ticket, debits its stake and writes it, all or nothing. */
export interface BettingDesk {
  /**
   * Places tickets under a connection id; a known id answers as it did the first time. Throws the
   * refusal of a ticket, unless several may be placed in part.
   */
  place(
    userId: string,
    connectionId: string,
    tickets: readonly RequestedTicket[],
    mayBePartial: boolean,
  ): PlacementResult;
}

export interface BettingServices {
  readonly database: Database;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly store: TicketStore;
  readonly world: World;
  readonly country: Country;
  readonly interventions: Interventions;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const PREMATCH_WAIT_MS = 1000;
const LIVE_WAIT_MS = 2500;

export function createBettingDesk(services: BettingServices): BettingDesk {
  const { database, users, ledger, store, world, country, interventions, now } = services;

  function placeTicket(
    user: User,
    connectionId: string,
    indexTicket: number,
    requested: RequestedTicket,
  ): string {
    const stake = checkedStake(requested);
    checkBettor(user, requested);
    const units = quoteAll(requested);
    if (ledger.balance(cashOf(user.id)) < stake) {
      throw new Refusal(400, 'INSUFFICIENT_BALANCE', 'The stake exceeds the balance');
    }
    const id = newTicketId(now());
    store.insert(
      ticketOf(id, user.id, connectionId, indexTicket, requested, stake, units),
      legsOf(id, units),
    );
    ledger.post({
      key: `stake:${id}`,
      kind: 'stake',
      at: now(),
      entries: moving(stake, cashOf(user.id), 'house:stakes'),
    });
    return id;
  }

  function checkedStake({ stake: decimal }: RequestedTicket): MinorUnits {
    const stake = positiveAmount(decimal);
    if (!stake) throw new Refusal(400, 'INVALID_STAKE', 'stake: positive, two decimals at most');
    if (stake > country.maximumStake) {
      throw new Refusal(400, 'BET_STAKE_OVER_LIMIT', 'The stake exceeds the limit', {
        remainingStake: amountToWire(country.maximumStake),
      });
    }
    return stake;
  }

  function checkBettor(user: User, { isFreeBet }: RequestedTicket): void {
    if (user.status !== 'Active') throw new Refusal(403, user.status, 'The account may not bet');
    if (isFreeBet) throw new Refusal(400, 'FREEBET_NOT_AVAILABLE', 'The bettor has no free bet');
    const refusal = interventions.takeRefusal();
    if (refusal) throw new Refusal(400, refusal.code, refusal.code, refusal.context);
  }

  function quoteAll({ units, betType }: RequestedTicket): readonly QuotedUnit[] {
    const events = units.flatMap(({ legs }) => [...new Set(legs.map(({ eventId }) => eventId))]);
    const isRepeated = new Set(events).size < events.length;
    if (isRepeated && betType !== BET_TYPE.single) {
      throw new Refusal(400, 'SAME_EVENT_IN_TICKET', 'An event stands on the ticket twice');
    }
    return units.map((unit, index) => {
      const quoted = quoteUnit(world, unit, index);
      refuseWorseOdds(unit, quoted, index);
      return quoted;
    });
  }

  function ticketOf(
    id: string,
    userId: string,
    connectionId: string,
    indexTicket: number,
    { betType }: RequestedTicket,
    stake: MinorUnits,
    units: readonly QuotedUnit[],
  ): Ticket {
    const isLive = units.some(({ legs }) =>
      legs.some(({ match }) => match.state.status === 'live'),
    );
    const wait = (isLive ? LIVE_WAIT_MS : PREMATCH_WAIT_MS) + interventions.delayMs;
    return {
      id,
      userId,
      connectionId,
      indexTicket,
      betType,
      stake,
      status: TICKET_STATUS.pending,
      rejectCode: null,
      betStatus: BET_STATUS.pending,
      payout: minorUnits(0),
      createdAt: now(),
      localDay: localDay(now(), country),
      decideAt: now() + wait,
      decidedAt: null,
    };
  }

  return {
    place(userId, connectionId, tickets, mayBePartial) {
      return inTransaction(database, () => {
        const known = store.placementAnswer(userId, connectionId);
        if (known) return JSON.parse(known) as PlacementResult;
        const user = users.byId(userId);
        if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
        const validTicket: { indexTicket: number; ticketId: string }[] = [];
        const invalidTickets: RefusedTicket[] = [];
        for (const [indexTicket, ticket] of tickets.entries()) {
          try {
            const ticketId = placeTicket(user, connectionId, indexTicket, ticket);
            validTicket.push({ indexTicket, ticketId });
          } catch (error) {
            if (!mayBePartial || !(error instanceof Refusal) || error.status !== 400) throw error;
            invalidTickets.push({ indexTicket, error: error.code, context: error.context });
          }
        }
        const result = { validTicket, invalidTickets };
        if (validTicket.length > 0) {
          store.keepPlacementAnswer(userId, connectionId, JSON.stringify(result));
        }
        return result;
      });
    },
  };
}

/** Better odds than asked for are taken as they are; worse ones are the bettor's to accept. */
function refuseWorseOdds(unit: RequestedUnit, { odds }: QuotedUnit, selectionIndex: number): void {
  const asked: Odds | undefined = unit.customOdds ?? unit.legs[0]?.odds;
  if (asked === undefined || asked <= odds) return;
  throw new Refusal(400, 'ODDS_DIFFERENCE_TOO_HIGH', `The odds are ${oddsToDecimal(odds)}`, {
    selectionIndex,
    suggestedOdds: oddsToDecimal(odds),
  });
}

function legsOf(ticketId: string, units: readonly QuotedUnit[]): readonly Leg[] {
  return units
    .flatMap(({ legs, odds: unitOdds }, unit) =>
      legs.map(({ match, market, outcome }) => ({
        ticketId,
        unit,
        eventId: match.fixture.id,
        marketId: market.id,
        marketTypeId: market.typeId,
        specifiers: market.specifiers,
        marketName: market.name,
        outcomeId: outcome.id,
        outcomeTypeId: outcome.typeId,
        outcomeName: outcome.name,
        scheduledAt: match.scheduledAt,
        odds: outcome.odds,
        unitOdds,
        result: 'Pending' as const,
      })),
    )
    .map((leg, position) => ({ ...leg, position }));
}

/** Nineteen digits, beyond what a double keeps, as the numbers of the operator are. */
function newTicketId(now: number): string {
  return `${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
