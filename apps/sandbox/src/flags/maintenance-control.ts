import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import { MAINTENANCE_NAMES, type Maintenance } from './maintenance.ts';

/** The call by which a tester puts something into maintenance, or takes it out. */
export function mountMaintenanceControl(app: ServerApp, maintenance: Maintenance): void {
  controlCall(
    app,
    'maintenance',
    z.object({ name: z.enum(MAINTENANCE_NAMES), value: z.boolean() }),
    ({ name, value }) => maintenance.set(name, value),
  );
}
