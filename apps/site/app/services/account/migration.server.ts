import type { AppLoadContext } from '@remix-run/node';
import {
  decideMigration,
  type MigrationDecision,
} from '@vitrine/upstream/account/decide-migration';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { rowOf } from '../../guard/route-table.ts';
import { paths } from '../../paths.ts';
import type { SessionRecord } from '../base/session/session-record.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';

/** How long the operator has to take a decision, in milliseconds. */
const DECISION_DEADLINE_MS = 8_000;

/** Tells the operator a decision about the migration. A failure is only logged. Source: 1§4. */
export async function tellDecision(
  decision: MigrationDecision,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  const { upstream, requestId, log } = context;
  await withSession(paths.accountMigration, bettor, context, (session) =>
    decideMigration(upstream, decision, { session, deadlineMs: DECISION_DEADLINE_MS, requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error, decision }, 'migration decision not told');
  });
}

/** Accepts: the bettor is asked no more, and the modal says that it succeeded. Source: 1§4. */
export function keepAccepted({ id }: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(id, context, (record) => ({
    ...record,
    migration: 'succeeded',
    user: { ...record.user, asksForMigration: false },
  }));
}

/** Puts the modal away for the rest of the session. */
export function closeMigration({ id }: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(id, context, (record) => ({ ...record, migration: 'closed' }));
}

/** Where a bettor goes after the migration: to the profile, or home where a face is checked. Source: 1§4. */
export function afterMigration({ user }: SessionRecord): string {
  const isByProfile = user.identityCheck === 'documents' || user.identityCheck === 'nationalId';
  return isByProfile ? rowOf('completeProfile').path : paths.home;
}
