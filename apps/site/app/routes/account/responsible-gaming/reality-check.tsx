import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import {
  ANSWER_FIELD,
  RealityCheckView,
  STOP,
} from '../../../features/account/responsible-gaming/reality-check-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths, returnPath } from '../../../paths.ts';
import { realityCheckPath } from '../../../paths/access-paths.ts';
import { checkAnswered, realityCheck } from '../../../services/account/reality-check.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { endSession, pathOf } from '../../../services/base/session/session.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('realityCheck');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'responsible-gaming');
  return {
    metadata: await privateMetadata(texts['check.title'], context),
    texts,
    returnTo: returnPath(new URL(request.url).searchParams.get('returnTo'), paths.sportsbook),
    ...(await realityCheck(pathOf(request), bettor, context)),
  };
});

/** Goes on to where the bettor was going, or logs out. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const returnTo = returnPath(formData.get('returnTo'), paths.sportsbook);
  if (refusal) return redirect(realityCheckPath(returnTo));
  if (formData.get(ANSWER_FIELD) === STOP) {
    const headers = await endSession(bettor, request, context);
    return redirect(`${paths.login}?reason=loggedOut`, { headers });
  }
  await checkAnswered(bettor, context);
  return redirect(returnTo);
});

export { meta } from '../../../frame/page-meta.ts';

export default function RealityCheck() {
  return <RealityCheckView {...useLoaderData<typeof loader>()} />;
}
