import { redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { isoDay } from '../../format/date-time.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { accountPaths, notExportedPath } from '../../paths/account-paths.ts';
import { dataExport } from '../../services/account/data-export.server.ts';
import { tooManyAttempts } from '../../services/base/store/attempts.server.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountDataExport');

/** A copy of what is known of the bettor; the page of one's data says why there is none. */
export const loader = guardedLoader(handle, async ({ context, bettor }) => {
  const { brand } = context;
  if (await tooManyAttempts('dataExport', bettor.session.user.id, context)) {
    return redirect(notExportedPath('tooMany'));
  }
  const body = await withSession(accountPaths.data, bettor, context, (session) =>
    dataExport(bettor, session, context),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'data of a bettor not exported');
    return null;
  });
  if (!body) return redirect(notExportedPath('unread'));
  context.answer.isStream = true;
  const name = `${textsOf(brand.locale, 'account')['data.file']}-${isoDay(context.now(), brand)}.json`;
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
});
