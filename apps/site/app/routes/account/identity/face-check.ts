import { redirect } from '@remix-run/node';
import { startFaceCheck } from '@vitrine/upstream/account/face-check';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { routeHandle } from '../../../guard/route-handle.ts';
import { FACE_NOT_OPENED } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';
import { pageDeadline } from '../../../services/base/pages/page-deadline.ts';
import { withSession } from '../../../services/base/session/session.server.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('faceCheck');

/**
 * Leads to the provider's page that checks the bettor's face. A link, since the content policy lets no
 * form lead to another origin; opening a check changes nothing of the account. A page at a host that the
 * configuration does not list counts as one that did not open. Source: 1§6.
 */
export const loader = guardedLoader(handle, async ({ bettor, context }) => {
  const { upstream, config, requestId, log } = context;
  const deadlineMs = pageDeadline(context);
  const places = {
    returnUrl: config.publicUrl + paths.userIdentification,
    origins: config.faceCheckOrigins,
  };
  try {
    const url = await withSession(paths.userIdentification, bettor, context, (session) =>
      startFaceCheck(upstream, places, { session, deadlineMs, requestId }),
    );
    return redirect(url ?? paths.userIdentification);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'face check not opened');
    return redirect(`${paths.userIdentification}?${FACE_NOT_OPENED}=1`);
  }
});
