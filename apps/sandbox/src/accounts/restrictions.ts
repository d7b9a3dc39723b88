import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { Refusal } from '../refusal.ts';
import type { Exclusions } from './exclusions.ts';
import type { LimitType } from './limits/limit-store.ts';
import type { PlayLimits } from './limits/play-limits.ts';
import type { User, Users, UserStatus } from './users.ts';

/** Where an account stands: what it is, or that it is switched off. Source: 1§4. */
export type Standing = UserStatus | 'Deactivated';

/** What keeps a bettor from betting and depositing. Withdrawals stay open. */
export interface Restrictions {
  /** `Status` of the user's tokens, as it is now. Throws the 401 refusal for an unknown user. */
  standingOf(userId: string): Standing;
  /** Throws the refusal of who may not play now, and so is given no promotion either. */
  refusePlay(userId: string): void;
  /**
   * Throws the refusal of a bet: the account's standing, an exclusion (403 SELF_EXCLUDED), a pause
   * (406), or a limit (400 with what is `remaining`).
   */
  refuseBet(userId: string, stake: MinorUnits): void;
  /** Throws the refusal of a deposit, for the same reasons. */
  refuseDeposit(userId: string, amount: MinorUnits): void;
}

export interface RestrictionServices {
  readonly users: Users;
  readonly exclusions: Exclusions;
  readonly limits: PlayLimits;
}

const REFUSALS: Readonly<Record<Exclude<Standing, 'Active'>, readonly [number, string]>> = {
  InternalBlocked: [403, 'INTERNAL_BLOCKED'],
  Deactivated: [403, 'DEACTIVATED'],
  SelfExcluded: [403, 'SELF_EXCLUDED'],
  SelfBlocked: [406, 'SELF_BLOCKED'],
  Blocked: [423, 'BLOCKED'],
  RestrictedRegion: [451, 'RESTRICTED_REGION'],
};

/** The refusal that a standing gives. Source: 1§8. */
export function standingRefusal(standing: Exclude<Standing, 'Active'>): Refusal {
  const [status, code] = REFUSALS[standing];
  return new Refusal(status, code, `The account is ${standing}`);
}

export function createRestrictions(services: RestrictionServices): Restrictions {
  const { users, exclusions, limits } = services;

  function standing({ id, isDeactivated, status }: User): Standing {
    if (isDeactivated) return 'Deactivated';
    return status === 'Active' && exclusions.of(id) ? 'SelfExcluded' : status;
  }

  function standingOf(userId: string): Standing {
    const user = users.byId(userId);
    if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
    return standing(user);
  }

  function refuseStanding(userId: string): void {
    const found = standingOf(userId);
    if (found !== 'Active') throw standingRefusal(found);
    if (exclusions.pausedUntil(userId) !== null) {
      throw new Refusal(406, 'RESPONSABLE_GAME_BREAK_TIME', 'The bettor has paused');
    }
  }

  function refuseOver(userId: string, type: LimitType, amount: MinorUnits): void {
    const limit = limits.tightest(userId, type);
    if (!limit || amount <= (limit.remaining ?? 0)) return;
    const { period, remaining } = limit;
    throw limitRefusal(type, period, amountToWire(minorUnits(remaining ?? 0)));
  }

  function refuseOvertime(userId: string): void {
    const limit = limits.tightest(userId, 'Time');
    if (limit?.remaining === 0) throw limitRefusal('Time', limit.period, 0);
  }

  return {
    standingOf,
    refusePlay: refuseStanding,
    refuseBet(userId, stake) {
      refuseStanding(userId);
      refuseOvertime(userId);
      refuseOver(userId, 'Stake', stake);
      refuseOver(userId, 'Loss', stake);
    },
    refuseDeposit(userId, amount) {
      refuseStanding(userId);
      refuseOver(userId, 'Deposit', amount);
    },
  };
}

function limitRefusal(type: LimitType, period: string, remaining: number): Refusal {
  const code = `LIMIT_${type.toUpperCase()}_REACHED`;
  return new Refusal(400, code, 'A limit of the bettor is reached', { remaining, period });
}
