import type { PlaceStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { RejectionCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import type { BetStatus, BetType } from '@vitrine/betting/bets/bet';
import type { EventStatus, MarketStatus, OutcomeStatus } from '@vitrine/betting/sportsbook/event';
import type { z } from 'zod';
import { CUSTOMER_CONFIDENCE_REJECT_CODE, TICKET_STATUS } from '../contract/bet-slip/tickets.ts';
import { BET_STATUS, BET_TYPE } from '../contract/bets/bets.ts';
import {
  EVENT_STATUS,
  OUTCOME_STATUS,
  type wireMarketStatus,
} from '../contract/sportsbook/catalogue.ts';

type WireMarketStatus = z.output<typeof wireMarketStatus>;

function namesByNumber<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): ReadonlyMap<number, Name> {
  const names = Object.keys(numbers) as Name[];
  return new Map(names.map((name) => [numbers[name], name]));
}

const EVENT_STATUS_NAMES = namesByNumber(EVENT_STATUS);
const OUTCOME_STATUS_NAMES = namesByNumber(OUTCOME_STATUS);
const TICKET_STATUS_NAMES = namesByNumber(TICKET_STATUS);
const BET_STATUS_NAMES = namesByNumber(BET_STATUS);
const BET_TYPE_NAMES = namesByNumber(BET_TYPE);

/** Event status 0 to 11; a number outside the list is unknown. Source: 2§4. */
export function eventStatusFromWire(status: number): EventStatus {
  return EVENT_STATUS_NAMES.get(status) ?? 'unknown';
}

/** Outcome status -4 to 1; a number outside the list can't be bet on. Source: 2§4. */
export function outcomeStatusFromWire(status: number): OutcomeStatus {
  return OUTCOME_STATUS_NAMES.get(status) ?? 'inactive';
}

const MARKET_STATUS_BY_WORD: Readonly<Record<WireMarketStatus & string, MarketStatus>> = {
  Open: 'active',
  Closed: 'closed',
  Unpriced: 'inactive',
  Trading: 'active',
  Suspended: 'suspended',
  NonRunner: 'inactive',
};

const MARKET_STATUS_BY_NUMBER: Readonly<Record<WireMarketStatus & number, MarketStatus>> = {
  1: 'active',
  [-1]: 'suspended',
  0: 'inactive',
  3: 'closed',
};

/** Provider one sends numbers or Open, Suspended, Closed; provider two its own words. Source: 2§4. */
export function marketStatusFromWire(status: WireMarketStatus): MarketStatus {
  return typeof status === 'number'
    ? MARKET_STATUS_BY_NUMBER[status]
    : MARKET_STATUS_BY_WORD[status];
}

/** Ticket status; a number outside the list is not settled: pending. Source: 3§4. */
export function ticketStatusFromWire(status: number): PlaceStatus {
  return TICKET_STATUS_NAMES.get(status) ?? 'pending';
}

/**
 * Why a ticket was rejected. Every number but -703 is a rejection by the trading system. Source: 3§8.
 * @example
 * rejectionFromWire(-703) // 'CUSTOMER_CONFIDENCE'
 */
export function rejectionFromWire(rejectCode: number | null): RejectionCode {
  return rejectCode === CUSTOMER_CONFIDENCE_REJECT_CODE ? 'CUSTOMER_CONFIDENCE' : 'REJECTED';
}

/** Bet status; null for a number outside the list. Source: 3§4. */
export function betStatusFromWire(status: number): BetStatus | null {
  return BET_STATUS_NAMES.get(status) ?? null;
}

/** Bet type; null for a number outside the list. Source: 3§4. */
export function betTypeFromWire(type: number): BetType | null {
  return BET_TYPE_NAMES.get(type) ?? null;
}
