import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { hallOfFame } from '../contract/wallet/wallet.ts';

/** A withdrawal worth showing. */
export interface FamousWithdrawal {
  /** As the operator shortens it. */
  readonly name: string;
  readonly amount: MinorUnits;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Only one brand has a hall of fame. Source: 1§7. */
export interface HallOfFameFacts {
  readonly hasHallOfFame: boolean;
}

/**
 * The largest withdrawals of late, in the operator's order; null without a call for a brand that has
 * none. Throws what `UpstreamClient.call` throws. Source: 1§7.
 */
export async function readHallOfFame(
  client: UpstreamClient,
  { hasHallOfFame }: HallOfFameFacts,
  settings: CallSettings,
): Promise<readonly FamousWithdrawal[] | null> {
  if (!hasHallOfFame) return null;
  const { data } = await client.call(hallOfFame, settings);
  return data.map(({ name, amount, date }) => ({
    name,
    amount: amountFromWire(amount),
    at: Date.parse(date),
  }));
}
