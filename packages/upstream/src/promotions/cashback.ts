import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { cashbackEligible, giveCashback } from '../contract/promotions/giveaway.ts';
import { wireAmount } from '../contract/wallet/wallet.ts';
import { SessionEnded, UpstreamStatusError } from '../base/errors.ts';

/** Whether there is a box to open today. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function isCashbackEligible(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<boolean> {
  return (await client.call(cashbackEligible, settings)).data.isUserGiveawayEligible;
}

/** What the mystery box shows: an amount, or to try again tomorrow. Source: 3§4, 3§8. */
export type OpenedBox =
  | { readonly kind: 'amount'; readonly amount: MinorUnits }
  | { readonly kind: 'tryAgainTomorrow'; readonly reason: 'empty' | 'failed' };

/** The refusal of a second time names what the first time gave. */
const alreadyGiven = z.object({ context: z.object({ amount: wireAmount }) });

/**
 * Opens today's box. Zero and every failure mean to try again tomorrow; a box that was opened before,
 * as when the answer of the first time was lost, shows its amount again. Throws SessionEnded, and the
 * signal's reason when it aborts. Source: 3§4, 3§7, 3§8.
 */
export async function openCashbackBox(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<OpenedBox> {
  try {
    return boxWith((await client.call(giveCashback, settings)).data.amount);
  } catch (error) {
    if (error instanceof SessionEnded || settings.signal?.aborted) throw error;
    const given =
      error instanceof UpstreamStatusError && error.code === 'CASHBACK_ALREADY_GIVEN'
        ? alreadyGiven.safeParse(error.body)
        : null;
    if (given?.success) return boxWith(given.data.context.amount);
    return { kind: 'tryAgainTomorrow', reason: 'failed' };
  }
}

function boxWith(decimal: number): OpenedBox {
  const amount = amountFromWire(decimal);
  return amount > 0 ? { kind: 'amount', amount } : { kind: 'tryAgainTomorrow', reason: 'empty' };
}
