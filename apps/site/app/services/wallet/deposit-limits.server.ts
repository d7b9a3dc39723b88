import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { FlagValue } from '@vitrine/upstream/shell/read-flag';
import { aboveWallet, type DepositRefusal } from './deposit-refusal.server.ts';

/** What one deposit may be. */
export interface DepositLimits {
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
}

/**
 * The limits in force. The flag `max-deposit-limit` replaces the maximum of the brand's facts while it is
 * a number. Source: 1§1.
 *
 * @example
 * depositLimits(500, { minimum: 100, maximum: 5_000_000 }) // { minimum: 100, maximum: 50_000 }
 */
export function depositLimits(
  flag: FlagValue,
  { minimum, maximum }: Pick<BrandFacts['deposit'], 'minimum' | 'maximum'>,
): DepositLimits {
  const highest = limitOf(flag) ?? minorUnits(maximum);
  return { minimum: minorUnits(Math.min(minimum, highest)), maximum: highest };
}

/**
 * What the wallet can still take by the flag `max-wallet-balance`; null without such a limit, and while
 * the balance is unknown. Source: 1§1.
 */
export function walletRoom(flag: FlagValue, balance: MinorUnits | null): MinorUnits | null {
  const highest = limitOf(flag);
  if (highest === null || balance === null) return null;
  return minorUnits(Math.max(0, highest - balance));
}

/** Why a deposit that the wallet has no room for is not sent; null when it fits. */
export function aboveRoomOfWallet(
  room: MinorUnits | null,
  amount: MinorUnits,
  minimum: MinorUnits,
): DepositRefusal | null {
  return room === null || amount <= room ? null : aboveWallet(room, minimum);
}

/** A limit in minor units; null while its flag is only a switch. */
function limitOf(flag: FlagValue): MinorUnits | null {
  return typeof flag === 'number' ? minorUnits(Math.max(0, Math.round(flag * 100))) : null;
}
