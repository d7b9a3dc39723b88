import type { MinorUnits } from '@vitrine/betting/base/money';
import { formatOdds, type Odds } from '@vitrine/betting/base/odds';
import { combineOdds, potentialReturn } from '@vitrine/betting/base/combined-odds';
import type { FreeBetError } from '@vitrine/upstream/contract/bet-slip/free-bets';
import type { BetType } from '../../betting/ticket.ts';
import { magicFreeBetError } from '../promotions-magic.ts';
import type { EventType, FreeBet } from './free-bet.ts';

/** A bet that a free bet is to be used for. */
export interface FreeBetUse {
  readonly betType: BetType;
  /** Of each unit of the bet. */
  readonly odds: readonly Odds[];
  readonly eventTypes: readonly EventType[];
  /** The stake of the placement; null while it is only asked whether the free bet fits. */
  readonly stake: MinorUnits | null;
}

export interface FreeBetRefusal {
  readonly code: FreeBetError;
  readonly reason: string;
}

/** Why a bettor cannot use a free bet for a bet; null when nothing stands against it. `freeBet` is null when there is none. */
export function freeBetRefusal(
  freeBet: FreeBet | null,
  use: FreeBetUse,
  now: number,
): FreeBetRefusal | null {
  if (!freeBet) return refusal('FREEBET_NOT_AVAILABLE', 'The bettor has no such free bet');
  const magic = magicFreeBetError(freeBet.stake);
  if (magic) return refusal(magic, 'Ordered by the stake of the free bet');
  return stateRefusal(freeBet, now) ?? termsRefusal(freeBet, use);
}

function stateRefusal({ state, expiresAt }: FreeBet, now: number): FreeBetRefusal | null {
  if (state === 'cancelled') return refusal('CANCELLED_FREEBET', 'The free bet was cancelled');
  if (state === 'used') return refusal('FREEBET_NOT_AVAILABLE', 'The free bet was used');
  if (expiresAt <= now) return refusal('EXPIRED_FREEBET', 'The free bet has expired');
  if (state === 'locked') return refusal('LOCKED_FREEBET', 'The free bet waits for a ticket');
  return null;
}

function termsRefusal(freeBet: FreeBet, use: FreeBetUse): FreeBetRefusal | null {
  if (!freeBet.betTypes.includes(use.betType)) {
    return refusal('TYPE_NOT_ALLOWED', `Not for bets of type ${use.betType}`);
  }
  const forbidden = use.eventTypes.find((type) => !freeBet.eventTypes.includes(type));
  if (forbidden) return refusal('INVALID_EVENT_TYPE', `Not for ${forbidden} events`);
  if (use.stake !== null && use.stake !== freeBet.stake) {
    return refusal('STAKE_NOT_VALID', 'The stake is not that of the free bet');
  }
  if (!reaches(use.odds, freeBet.minimumOdds)) {
    const least = formatOdds(freeBet.minimumOdds, '.');
    return refusal('FREEBET_NOT_AVAILABLE', `Only for odds from ${least}`);
  }
  const winnings = potentialReturn(freeBet.stake, use.odds) - freeBet.stake;
  if (freeBet.gainLimit !== null && winnings > freeBet.gainLimit) {
    return refusal('GAIN_LIMIT', 'The winnings would pass the limit of the free bet');
  }
  return null;
}

function reaches(odds: readonly Odds[], minimum: Odds): boolean {
  const { numerator, denominator } = combineOdds(odds);
  return numerator * 1000n >= BigInt(minimum) * denominator;
}

function refusal(code: FreeBetError, reason: string): FreeBetRefusal {
  return { code, reason };
}
