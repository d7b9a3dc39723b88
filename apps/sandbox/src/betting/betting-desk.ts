import { randomInt } from 'node:crypto';
import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { User, Users } from '../accounts/users.ts';
import { localDay, type Country } from '../country.ts';
import { Refusal } from '../refusal.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { isPaidEarly } from '../world/offer/early-payout.ts';
import type { World } from '../world/world.ts';
import { magicOf } from './betting-magic.ts';
import { canBePaidEarly } from './early-payout.ts';
import type { Interventions } from './interventions.ts';
import type { PlacementChecks } from './placement-checks.ts';
import type { PlacementVersion } from './provider-check.ts';
import type { QuotedLeg, QuotedUnit } from './quote.ts';
import type { Teller } from './teller.ts';
import type { RequestedTicket } from './ticket-request.ts';
import type { TicketStore } from './ticket-store.ts';
import { BET_STATUS, type BetMetadata, type Leg, type Ticket } from './ticket.ts';

export interface RefusedTicket {
  readonly indexTicket: number;
  readonly error: string;
  readonly context: Refusal['context'];
}

export interface PlacementResult {
  readonly validTicket: readonly { readonly indexTicket: number; readonly ticketId: string }[];
  readonly invalidTickets: readonly RefusedTicket[];
}

/** A call that places tickets. */
export interface PlacementCall {
  readonly userId: string;
  readonly connectionId: string;
  readonly version: PlacementVersion;
  readonly betMetadata: BetMetadata | null;
  readonly tickets: readonly RequestedTicket[];
  /** Whether a refused ticket leaves the others placed. */
  readonly mayBePartial: boolean;
}

/** Takes placements: checks each ticket, debits its stake and writes it, all or nothing. */
export interface BettingDesk {
  /**
   * Places the tickets of a call; a known connection id answers as it did the first time. Throws the
   * refusal of a ticket, unless the call may be placed in part.
   */
  place(call: PlacementCall): PlacementResult;
}

export interface BettingServices {
  readonly database: Database;
  readonly users: Users;
  readonly store: TicketStore;
  readonly teller: Teller;
  readonly checks: PlacementChecks;
  readonly world: World;
  readonly country: Country;
  readonly interventions: Interventions;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const PREMATCH_WAIT_MS = 1000;
const LIVE_WAIT_MS = 2500;
/** A moment that never comes. */
const NEVER = Number.MAX_SAFE_INTEGER;

export function createBettingDesk(services: BettingServices): BettingDesk {
  const { database, users, store, teller, checks, world, country, interventions, now } = services;

  function placeTicket(user: User, call: PlacementCall, indexTicket: number): string {
    const requested = call.tickets[indexTicket];
    if (!requested) throw new RangeError(`No ticket ${indexTicket}`);
    const { stake, units } = checks.check(user, requested, call.version);
    const ticket = ticketOf(user, call, indexTicket, requested, stake, units);
    store.insert(ticket, legsOf(ticket.id, units));
    teller.takeStake(ticket);
    return ticket.id;
  }

  function ticketOf(
    user: User,
    { connectionId, betMetadata }: PlacementCall,
    indexTicket: number,
    { betType, freeBetId, replication }: RequestedTicket,
    stake: MinorUnits,
    units: readonly QuotedUnit[],
  ): Ticket {
    const at = now();
    const isBlocked = freeBetId === null && magicOf(stake, 'cashOut')?.end === 'blocked';
    return {
      id: newTicketId(at),
      userId: user.id,
      connectionId,
      indexTicket,
      betType,
      stake,
      freeBetId,
      isCashOutBlocked: isBlocked,
      replication,
      betMetadata,
      status: TICKET_STATUS.pending,
      rejectCode: null,
      betStatus: BET_STATUS.pending,
      payout: minorUnits(0),
      createdAt: at,
      localDay: localDay(at, country),
      decideAt: decisionTime(at, freeBetId === null ? stake : null, units),
      decidedAt: null,
    };
  }

  function decisionTime(
    at: number,
    ownStake: MinorUnits | null,
    units: readonly QuotedUnit[],
  ): number {
    const magic = ownStake && magicOf(ownStake, 'waits');
    if (magic) return magic.milliseconds === null ? NEVER : at + magic.milliseconds;
    const isLive = units.some(({ legs }) => legs.some(({ offer }) => offer.status === 'live'));
    return at + (isLive ? LIVE_WAIT_MS : PREMATCH_WAIT_MS) + interventions.delayMs;
  }

  function legsOf(ticketId: string, units: readonly QuotedUnit[]): readonly Leg[] {
    return units
      .flatMap(({ legs, odds: unitOdds }, unit) =>
        legs.map((leg) => ({
          ticketId,
          unit,
          eventId: leg.offer.id,
          marketId: leg.market.id,
          marketTypeId: leg.market.typeId,
          specifiers: leg.market.specifiers,
          marketName: leg.market.name,
          outcomeId: leg.outcome.id,
          outcomeTypeId: leg.outcome.typeId,
          outcomeName: leg.outcome.name,
          scheduledAt: leg.offer.scheduledAt,
          odds: leg.outcome.odds,
          unitOdds,
          isEarlyPayout: legs.length === 1 && hasEarlyPayout(leg),
          result: 'Pending' as const,
          settledAs: null,
        })),
      )
      .map((leg, position) => ({ ...leg, position }));
  }

  function hasEarlyPayout({ offer, market, outcome }: QuotedLeg): boolean {
    const fixture = world.match(offer.id)?.fixture;
    const key = { marketTypeId: market.typeId, outcomeTypeId: outcome.typeId };
    return fixture !== undefined && isPaidEarly(fixture) && canBePaidEarly(key);
  }

  return {
    place(call) {
      const { userId, connectionId, tickets, mayBePartial } = call;
      return inTransaction(database, () => {
        const known = store.placementAnswer(userId, connectionId);
        if (known) return JSON.parse(known) as PlacementResult;
        const user = users.byId(userId);
        if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
        const validTicket: { indexTicket: number; ticketId: string }[] = [];
        const invalidTickets: RefusedTicket[] = [];
        for (const indexTicket of tickets.keys()) {
          try {
            const ticketId = placeTicket(user, call, indexTicket);
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

/** Nineteen digits, beyond what a double keeps, as the numbers of the operator are. */
function newTicketId(now: number): string {
  return `${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
