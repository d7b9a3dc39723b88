import type { MinorUnits } from '@vitrine/betting/base/money';
import type { Odds } from '@vitrine/betting/base/odds';
import type { BetType } from '../../betting/ticket.ts';
import type { EventOffer } from '../../world/offer/event-offer.ts';

/** Whether the events of a bet are to come or under way. */
export const EVENT_TYPES = ['Prematch', 'Live'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export function eventTypeOf({ status }: Pick<EventOffer, 'status'>): EventType {
  return status === 'live' ? 'Live' : 'Prematch';
}

/** As stored; a free bet past its end counts as expired whatever is stored. */
export type FreeBetState = 'available' | 'locked' | 'used' | 'cancelled';

/** A stake the house gives: only the winnings of its bet are paid. Source: 3§3. */
export interface FreeBet {
  readonly id: string;
  readonly userId: string;
  readonly stake: MinorUnits;
  readonly state: FreeBetState;
  readonly betTypes: readonly BetType[];
  readonly eventTypes: readonly EventType[];
  /** Lowest odds of the whole bet. */
  readonly minimumOdds: Odds;
  /** Highest winnings; null without a limit. */
  readonly gainLimit: MinorUnits | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What is given, where it differs from an ordinary free bet. */
export type FreeBetTerms = Pick<FreeBet, 'stake'> &
  Partial<Omit<FreeBet, 'id' | 'userId' | 'createdAt'>>;
