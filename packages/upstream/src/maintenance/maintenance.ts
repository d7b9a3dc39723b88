import type { CallSettings, UpstreamClient } from '../client.ts';
import { maintenance, PAYMENT_FLAGS, type PaymentFlag } from '../contract/maintenance.ts';
import { UpstreamError } from '../errors.ts';

/** What is in maintenance. Each part is null when its document could not be read. Source: 1§3. */
export interface MaintenanceState {
  readonly general: {
    readonly global: boolean;
    readonly sportsbook: boolean;
    readonly casino: boolean;
  } | null;
  readonly support: { readonly freeChat: boolean; readonly chatDisabled: boolean } | null;
  readonly giveaway: boolean | null;
  readonly registration: boolean | null;
  /** The payment methods that are in maintenance. */
  readonly payments: ReadonlySet<PaymentFlag> | null;
}

async function nullOnFailure<Value>(reading: Promise<{ readonly value: Value }>) {
  try {
    return (await reading).value;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/**
 * Reads every document of maintenance at once. A document that fails takes nothing from the others;
 * throws only the signal's reason when it aborts. Source: 1§1, 1§7.
 */
export async function readMaintenance(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<MaintenanceState> {
  const [general, support, giveaway, registration, payments] = await Promise.all([
    nullOnFailure(client.call(maintenance.general, settings)),
    nullOnFailure(client.call(maintenance.support, settings)),
    nullOnFailure(client.call(maintenance.giveaway, settings)),
    nullOnFailure(client.call(maintenance.registration, settings)),
    nullOnFailure(client.call(maintenance.payments, settings)),
  ]);
  return {
    general,
    support,
    giveaway,
    registration,
    payments: payments && new Set(PAYMENT_FLAGS.filter((method) => payments[method])),
  };
}
