import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import type { Implementation } from '../implement.ts';
import type { Maintenance } from './maintenance.ts';

export function implementMaintenance(
  { implement }: Implementation,
  { isClosed, payments }: Maintenance,
): void {
  implement(maintenance.general, () => ({
    value: {
      global: isClosed('global'),
      sportsbook: isClosed('sportsbook'),
      casino: isClosed('casino'),
    },
  }));
  implement(maintenance.support, () => ({
    value: { freeChat: isClosed('freeChat'), chatDisabled: isClosed('chatDisabled') },
  }));
  implement(maintenance.giveaway, () => ({ value: isClosed('giveaway') }));
  implement(maintenance.registration, () => ({ value: isClosed('registration') }));
  implement(maintenance.payments, () => ({ value: payments() }));
}
