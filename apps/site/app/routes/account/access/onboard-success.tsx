import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { OnboardSuccessView } from '../../../features/account/access/onboard-success-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { readFullValidation } from '../../../services/base/full-validation.server.ts';
import { pageDeadline } from '../../../services/base/pages/page-deadline.ts';
import { PIN_PENDING_STEP } from '../../../services/base/session/session-record.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { translator } from '../../../services/base/pages/texts.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('onboardSuccess');

export const loader = guardedPage(handle, async ({ context, bettor }) => {
  if (bettor.session.user.registerStep === PIN_PENDING_STEP) throw redirect(paths.verifyEmail);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'access');
  const say = await translator(locale, 'access');
  // Where money waits for documents they come first: what is deposited could not be withdrawn.
  const needsDocuments =
    context.brand.withdrawal.needsFullValidation &&
    (await readFullValidation(pageDeadline(context), bettor, context)) === false;
  const [name = ''] = bettor.session.user.fullName.trim().split(/\s+/);
  const title = say('onboard.title', { name });
  return {
    metadata: await privateMetadata(title, context),
    title,
    text: texts['onboard.text'],
    ways: [
      ...(needsDocuments
        ? [{ href: paths.userIdentification, label: texts['onboard.documents'] }]
        : []),
      { href: paths.deposit, label: texts['onboard.deposit'] },
      { href: paths.sportsbook, label: texts['onboard.sports'] },
    ],
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function OnboardSuccess() {
  return <OnboardSuccessView {...useLoaderData<typeof loader>()} />;
}
