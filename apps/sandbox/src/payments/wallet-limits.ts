import { amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { FlagName } from '@vitrine/upstream/contract/shell/flags';
import type { Flags } from '../flags/flags.ts';
import { Refusal } from '../refusal.ts';

/** A limit of the operator's, in currency; null while its flag holds no number. */
function limitOf(flags: Flags, name: FlagName): number | null {
  const value = flags.read(name);
  return typeof value === 'number' ? value : null;
}

/**
 * Throws 400 WALLET_ABOVE_LIMITS, which names the limit, when a deposit is larger than one may be or
 * would fill the wallet beyond what it may hold. Source: 1§1, 1§8.
 */
export function refuseAboveLimits(flags: Flags, balance: MinorUnits, amount: MinorUnits): void {
  const reached = [
    { limit: 'max-deposit-limit', total: amount },
    { limit: 'max-wallet-balance', total: balance + amount },
  ] as const;
  for (const { limit, total } of reached) {
    const maximum = limitOf(flags, limit);
    if (maximum !== null && total > Math.round(maximum * 100)) {
      throw new Refusal(400, 'WALLET_ABOVE_LIMITS', `${limit} is ${maximum}`, {
        limit,
        maximum,
        balance: amountToWire(balance),
      });
    }
  }
}
