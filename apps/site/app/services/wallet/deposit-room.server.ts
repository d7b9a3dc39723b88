import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import type { LimitPeriod } from '@vitrine/upstream/account/play-limits';
import { paths } from '../../paths.ts';
import { playLimits } from '../account/play-limits.server.ts';
import type { Bettor } from '../base/session/session.server.ts';
import type { DepositRefusal } from './deposit-refusal.server.ts';

/** What the tightest of a bettor's own deposit limits leaves. */
export interface DepositRoom {
  readonly left: MinorUnits;
  readonly period: LimitPeriod;
}

/**
 * What the bettor's own limits leave for deposits; null without a limit, and while the operator doesn't
 * tell them: it still refuses what is above them.
 */
export async function depositRoom(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<DepositRoom | null> {
  const limits = (await playLimits(paths.deposit, bettor, context)) ?? [];
  return limits.reduce<DepositRoom | null>((tightest, { kind, period, value, used }) => {
    if (kind !== 'deposit' || value === null) return tightest;
    const left = minorUnits(Math.max(0, value - used));
    return tightest && tightest.left <= left ? tightest : { left, period };
  }, null);
}

/** Why a deposit is not sent; null when the bettor's own limits allow it. */
export function aboveRoom(
  room: DepositRoom | null,
  amount: MinorUnits,
  minimum: MinorUnits,
): DepositRefusal | null {
  if (!room || amount <= room.left) return null;
  if (room.left < minimum) return { field: null, code: 'ownLimitSpent' };
  return { field: 'amount', code: 'ownLimit', amount: room.left };
}
