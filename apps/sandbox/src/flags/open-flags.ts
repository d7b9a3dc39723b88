import type { Implementation, ServerApp } from '../implement.ts';
import { implementFlags } from './flag-handlers.ts';
import type { Flags } from './flags.ts';
import { mountMaintenanceControl } from './maintenance-control.ts';
import { implementMaintenance } from './maintenance-handlers.ts';
import type { Maintenance } from './maintenance.ts';

export interface FlagParts {
  readonly flags: Flags;
  readonly maintenance: Maintenance;
}

/** The documents of the flags service, and the call by which testers close something. */
export function openFlags(
  implementation: Implementation,
  app: ServerApp,
  { flags, maintenance }: FlagParts,
): void {
  // First, since the path of the flags would take these documents for flags.
  implementMaintenance(implementation, maintenance);
  implementFlags(implementation, flags);
  mountMaintenanceControl(app, maintenance);
}
