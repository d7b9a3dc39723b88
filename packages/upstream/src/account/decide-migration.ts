import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { migrationDecision } from '../contract/account/migration.ts';

/** What a bettor decides about moving the account to the new site. */
export type MigrationDecision = 'rejected' | 'ignored' | 'accepted';

const ACTIONS = { rejected: -1, ignored: 0, accepted: 1 } as const satisfies Record<
  MigrationDecision,
  -1 | 0 | 1
>;

/** Tells the operator the decision. Throws what `UpstreamClient.call` throws. Source: 1§3, 1§7. */
export async function decideMigration(
  client: UpstreamClient,
  decision: MigrationDecision,
  settings: CallSettings,
): Promise<void> {
  await client.call(migrationDecision, { body: { action: ACTIONS[decision] }, ...settings });
}
