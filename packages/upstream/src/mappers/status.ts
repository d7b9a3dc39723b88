import {
  EVENT_STATUS,
  OUTCOME_STATUS,
  type EventStatus,
  type MarketStatus,
  type OutcomeStatus,
} from '@vitrine/betting/event';
import { marketStatusFromNumber, marketStatusFromWord } from '@vitrine/betting/market-status';
import type { z } from 'zod';
import type { wireMarketStatus } from '../contract/catalogue.ts';

type WireMarketStatus = z.output<typeof wireMarketStatus>;

function namesByNumber<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): ReadonlyMap<number, Name> {
  const names = Object.keys(numbers) as Name[];
  return new Map(names.map((name) => [numbers[name], name]));
}

const EVENT_STATUS_NAMES = namesByNumber(EVENT_STATUS);
const OUTCOME_STATUS_NAMES = namesByNumber(OUTCOME_STATUS);

/** Event status 0 to 11; a number outside the list is unknown. Source: 2§4. */
export function eventStatusFromWire(status: number): EventStatus {
  return EVENT_STATUS_NAMES.get(status) ?? 'unknown';
}

/** Outcome status -4 to 1; a number outside the list can't be bet on. Source: 2§4. */
export function outcomeStatusFromWire(status: number): OutcomeStatus {
  return OUTCOME_STATUS_NAMES.get(status) ?? 'inactive';
}

/** Provider one sends numbers or Open, Suspended, Closed; provider two its own words. Source: 2§4. */
export function marketStatusFromWire(status: WireMarketStatus): MarketStatus {
  if (typeof status === 'number') return marketStatusFromNumber(status);
  if (status === 'Open') return 'active';
  if (status === 'Closed') return 'closed';
  return marketStatusFromWord(status);
}
