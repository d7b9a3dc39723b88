import { UpstreamStatusError } from '../base/errors.ts';

/** Why a game does not start. Source: 1§8. */
export const CASINO_ERROR_CODES = [
  'USER_HAS_NOT_VALIDATED_DOCS',
  'USER_HAS_NOT_MIGRATED',
  'WALLET_ABOVE_LIMITS',
  'RESPONSABLE_GAME_BREAK_TIME',
  'GAME_IN_MAINTENANCE',
] as const;
export type CasinoErrorCode = (typeof CASINO_ERROR_CODES)[number];

/** The casino's reason for a refused call; null for any other error. Source: 1§8. */
export function casinoRefusal(error: unknown): CasinoErrorCode | null {
  if (!(error instanceof UpstreamStatusError)) return null;
  return CASINO_ERROR_CODES.find((code) => code === error.code) ?? null;
}
