import { PAYMENT_FLAGS, type PaymentFlag } from '@vitrine/upstream/contract/shell/maintenance';
import type { Settings } from '../storage/settings.ts';

/** Everything that can be in maintenance. Source: 1§1, 1§3. */
export const MAINTENANCE_NAMES = [
  'global',
  'sportsbook',
  'casino',
  'giveaway',
  'registration',
  'freeChat',
  'chatDisabled',
  ...PAYMENT_FLAGS,
] as const;
export type MaintenanceName = (typeof MAINTENANCE_NAMES)[number];

/** What is in maintenance: nothing, until a tester says so; it stays when the platform starts again. */
export interface Maintenance {
  isClosed(name: MaintenanceName): boolean;
  /** The payment methods, each with whether it is in maintenance. */
  payments(): Readonly<Record<PaymentFlag, boolean>>;
  set(name: MaintenanceName, isClosed: boolean): void;
}

export function createMaintenance(settings: Settings): Maintenance {
  const isClosed = (name: MaintenanceName) => settings.read(`maintenance:${name}`) === 'true';
  return {
    isClosed,
    payments: () =>
      Object.fromEntries(PAYMENT_FLAGS.map((name) => [name, isClosed(name)])) as Record<
        PaymentFlag,
        boolean
      >,
    set: (name, closed) => settings.write(`maintenance:${name}`, String(closed)),
  };
}
