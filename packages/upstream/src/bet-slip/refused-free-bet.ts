import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { FREE_BET_ERRORS, type FreeBetError } from '../contract/bet-slip/free-bets.ts';
import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { readFreeBets } from './free-bets.ts';

/** What an error of a free bet means for it. Source: 3§8. */
export interface FreeBetErrorEffect {
  /** It becomes unavailable, and the bettor's free bets are asked for again. */
  readonly makesUnavailable: boolean;
  /** The bet itself is none that this free bet takes: it is no use trying again. */
  readonly isHard: boolean;
}

const UNAVAILABLE = { makesUnavailable: true, isHard: false } as const;

/** Source: 3§8. */
export const FREE_BET_ERROR_EFFECTS: Readonly<Record<FreeBetError, FreeBetErrorEffect>> = {
  FREEBET_NOT_AVAILABLE: UNAVAILABLE,
  CANCELLED_FREEBET: UNAVAILABLE,
  EXPIRED_FREEBET: UNAVAILABLE,
  LOCKED_FREEBET: UNAVAILABLE,
  TYPE_NOT_ALLOWED: { makesUnavailable: true, isHard: true },
  GAIN_LIMIT: UNAVAILABLE,
  STAKE_NOT_VALID: UNAVAILABLE,
  INVALID_EVENT_TYPE: { makesUnavailable: false, isHard: true },
};

/** The code as an error of a free bet; null for any other. */
export function freeBetError(code: string | null): FreeBetError | null {
  return FREE_BET_ERRORS.find((error) => error === code) ?? null;
}

export interface RefusedFreeBet {
  readonly freeBets: readonly FreeBet[];
  /** Whether the bet has a hard free bet error. */
  readonly isHard: boolean;
}

/**
 * What a bettor's free bets are once one was refused with an error: asked for again after the seven
 * errors that make it unavailable, and as they were after the others. When they can't be read, those
 * known stay, without the refused one. Never throws but what aborts the signal. Source: 3§8.
 */
export async function afterRefusal(
  client: UpstreamClient,
  known: readonly FreeBet[],
  refused: { readonly freeBetId: string; readonly error: FreeBetError },
  settings: CallSettings,
): Promise<RefusedFreeBet> {
  const { makesUnavailable, isHard } = FREE_BET_ERROR_EFFECTS[refused.error];
  if (!makesUnavailable) return { freeBets: known, isHard };
  try {
    return { freeBets: await readFreeBets(client, settings), isHard };
  } catch (error) {
    if (settings.signal?.aborted) throw error;
    const freeBets = known.map((freeBet) =>
      freeBet.id === refused.freeBetId ? { ...freeBet, isAvailable: false } : freeBet,
    );
    return { freeBets, isHard };
  }
}
