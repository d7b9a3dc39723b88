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

/**
 * Tells the operator a decision about the migration; false when it was not taken, which is only logged.
 * Source: 1§4.
 */
export async function tellDecision(
  decision: MigrationDecision,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId, log } = context;
  try {
    await withSession(paths.accountMigration, bettor, context, (session) =>
      decideMigration(upstream, decision, { session, deadlineMs: DECISION_DEADLINE_MS, requestId }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error, decision }, 'migration decision not told');
    return false;
  }
}

/**
 * Accepts: the bettor is asked no more in this session, and the modal says whether the operator knows. Where it
 * does not, it asks again at the next log-in. Source: 1§4.
 */
export function keepAccepted(
  { id }: Bettor,
  isTold: boolean,
  context: AppLoadContext,
): Promise<void> {
  return changeSession(id, context, (record) => ({
    ...record,
    migration: isTold ? 'succeeded' : 'unconfirmed',
    user: { ...record.user, asksForMigration: false },
  }));
}

/** Puts the modal away for the rest of the session. */
export function closeMigration({ id }: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(id, context, (record) => ({ ...record, migration: 'closed' }));
}

/** Asks for the migration again, whatever became of its modal: the operator lets the bettor play only after it. */
export function reopenMigration({ id }: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(id, context, (record) => ({
    ...record,
    migration: 'open',
    user: { ...record.user, asksForMigration: true },
  }));
}

/** Where a bettor goes after the migration: to the profile, or home where a face is checked. Source: 1§4. */
export function afterMigration({ user }: SessionRecord): string {
  const isByProfile = user.identityCheck === 'documents' || user.identityCheck === 'nationalId';
  return isByProfile ? rowOf('completeProfile').path : paths.home;
}
