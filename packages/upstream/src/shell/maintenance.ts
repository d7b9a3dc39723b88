import type { CallSettings, UpstreamClient } from '../base/client.ts';
import type { z } from 'zod';
import { maintenance, type paymentFlags } from '../contract/shell/maintenance.ts';
import { UpstreamError } from '../base/errors.ts';
import type { DepositMethod } from '../wallet/begin-deposit.ts';

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
  readonly payments: ReadonlySet<DepositMethod> | null;
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
    payments: payments && closedMethods(payments),
  };
}

type PaymentFlags = z.output<typeof paymentFlags>;

const PIX_PROVIDERS = [
  'pix-trio-deposits',
  'pix-astropay-deposits',
  'pix-pay4fun-deposits',
  'pix-efi-deposits',
] as const satisfies readonly (keyof PaymentFlags)[];

/** Pix is closed, too, once none of its providers is left; Conekta runs the vouchers. Source: 1§3. */
function closedMethods(flags: PaymentFlags): ReadonlySet<DepositMethod> {
  const closed = {
    pix: flags.pix || PIX_PROVIDERS.every((provider) => flags[provider]),
    card: flags.card,
    spei: flags.spei,
    oxxo: flags.conekta,
    pagoEfectivo: flags['pago-efectivo'],
    tupay: flags.tupay,
    yape: flags.yape,
  } satisfies Partial<Record<DepositMethod, boolean>>;
  const methods = Object.keys(closed) as (keyof typeof closed)[];
  return new Set(methods.filter((method) => closed[method]));
}
