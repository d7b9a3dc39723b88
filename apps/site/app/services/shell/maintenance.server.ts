import { guardDeadline } from '../base/pages/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import { type MaintenanceState, readMaintenance } from '@vitrine/upstream/shell/maintenance';
import { KeptReadings } from '../base/kept-readings.ts';

/** The parts in maintenance, all of them known. */
export type Maintenance = {
  readonly [Part in keyof MaintenanceState]: NonNullable<MaintenanceState[Part]>;
};

const NONE: Maintenance = {
  general: { global: false, sportsbook: false, casino: false },
  support: { freeChat: false, chatDisabled: false },
  giveaway: false,
  registration: false,
  payments: new Set(),
};

const kept = new KeptReadings<Maintenance>(30_000);

/**
 * The parts in maintenance, read at most once in half a minute. A part that can't be read keeps its
 * last known answer; before the first answer nothing is in maintenance. Source: 1§1, 1§4.
 */
export function maintenanceOf(context: AppLoadContext): Promise<Maintenance> {
  return kept.of('maintenance', context, async (last) => {
    const settings = { deadlineMs: guardDeadline(context), requestId: context.requestId };
    const known = last ?? NONE;
    const read = await readMaintenance(context.upstream, settings);
    return {
      general: read.general ?? known.general,
      support: read.support ?? known.support,
      giveaway: read.giveaway ?? known.giveaway,
      registration: read.registration ?? known.registration,
      payments: read.payments ?? known.payments,
    };
  });
}
