import { amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { saveAdwordsEvent } from '../contract/wallet/wallet.ts';

export interface PaidDeposit {
  readonly transactionId: string;
  readonly amount: MinorUnits;
}

/** Whether the operator took the event as new; `failed` when no answer came. */
export type AdwordsOutcome =
  | { readonly kind: 'notified' }
  | { readonly kind: 'knownBefore' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Saves the ad event of a deposit. Never throws: advertising stands in nobody's way. Source: 1§7. */
export async function saveDepositEvent(
  client: UpstreamClient,
  { transactionId, amount }: PaidDeposit,
  settings: CallSettings,
): Promise<AdwordsOutcome> {
  try {
    const { notified } = await client.call(saveAdwordsEvent, {
      ...settings,
      body: { eventType: 'deposit', transactionId, amount: amountToWire(amount) },
    });
    return { kind: notified ? 'notified' : 'knownBefore' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
