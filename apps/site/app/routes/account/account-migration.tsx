import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { MIGRATION_FIELD, MigrationView } from '../../features/account/migration-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { rowOf } from '../../guard/route-table.ts';
import { migrationPath } from '../../paths/access-paths.ts';
import { paths, returnPath } from '../../paths.ts';
import {
  afterMigration,
  closeMigration,
  keepAccepted,
  tellDecision,
} from '../../services/account/migration.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { migrationStatus } from '../../services/base/session/session-record.ts';
import { endSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountMigration');

/** The modal of the migration. Source: 1§4. */
export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const returnTo = returnPath(new URL(request.url).searchParams.get('returnTo'), paths.home);
  const status = migrationStatus(bettor.session, context.config.isOlderDomain);
  if (status === null) throw redirect(returnTo);
  const texts = textsOf(context.brand.locale, 'account');
  return {
    metadata: await privateMetadata(texts[`migration.${status}.title`], context),
    texts,
    status,
    terms: rowOf('termsConditions').path,
    returnTo,
  };
});

/**
 * Accepting is told to the operator and clears the flag, for this session alone when it was not taken. Not accepting is told as ignored and puts the
 * modal away. Leaving is told as ignored while the bettor is still asked, and logs out. Source: 1§4.
 */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const returnTo = returnPath(formData.get('returnTo'), paths.home);
  if (refusal) return redirect(migrationPath(returnTo));
  const status = migrationStatus(bettor.session, context.config.isOlderDomain);
  const isAsked = status === 'initial';
  switch (formData.get(MIGRATION_FIELD)) {
    case 'accept':
      if (isAsked) {
        const isTold = await tellDecision('accepted', bettor, context);
        await keepAccepted(bettor, isTold, context);
      }
      return redirect(migrationPath(returnTo));
    case 'decline':
      if (isAsked) await tellDecision('ignored', bettor, context);
      await closeMigration(bettor, context);
      return redirect(returnTo);
    case 'leave': {
      if (isAsked) await tellDecision('ignored', bettor, context);
      const headers = await endSession(bettor, request, context);
      return redirect(`${paths.login}?reason=loggedOut`, { headers });
    }
    case 'continue':
      if (isAsked) return redirect(migrationPath(returnTo));
      await closeMigration(bettor, context);
      return redirect(status === 'succeeded' ? afterMigration(bettor.session) : returnTo);
    default:
      return redirect(migrationPath(returnTo));
  }
});

export { meta } from '../../frame/page-meta.ts';

export default function AccountMigration() {
  return <MigrationView {...useLoaderData<typeof loader>()} />;
}
