import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { registerBettor } from '@vitrine/upstream/account/register-bettor';
import { registrationSchema } from '../../../features/account/access/registration-schema.ts';
import { RegisterView } from '../../../features/account/access/register-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { refusingGuessable } from '../../../services/account/guessable-password.server.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import { invitationHeader } from '../../../services/base/attribution.server.ts';
import { guardDeadline } from '../../../services/base/pages/page-deadline.ts';
import { pageMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { PIN_PENDING_STEP } from '../../../services/base/session/session-record.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { offersGoogle } from '../../../services/shell/offers-google.server.ts';
import {
  answerRegistration,
  registrationPage,
  today,
} from '../../../services/shell/registration/registration.server.ts';

export const handle = routeHandle('register');

export const loader = guardedPage(handle, async ({ request, context, maintenance, visitor }) => {
  await requireOpenRegion({ of: 'registration', deadlineMs: guardDeadline(context) }, context);
  const invitation = await invitationHeader(request, visitor, context);
  const page = {
    metadata: await pageMetadata('register', context, { path: paths.register }),
    ...(await registrationPage(maintenance, visitor, context)),
    options: (await offersGoogle(context))
      ? {
          href: paths.registerOptions,
          label: textsOf(context.brand.locale, 'access')['google.options'],
        }
      : null,
  };
  return data(page, { headers: invitation === null ? {} : { 'Set-Cookie': invitation } });
});

export const action = guardedAction(handle, ({ request, context, maintenance }) =>
  answerRegistration(
    {
      request,
      maintenance,
      schema: refusingGuessable(
        registrationSchema({ country: context.brand.country, today: today(context) }),
        context,
      ),
      register: (form, settings) => registerBettor(context.upstream, form, settings),
      async goOn({ registerStep }) {
        const to = registerStep === PIN_PENDING_STEP ? paths.verifyEmail : paths.onboardSuccess;
        return { to, cookies: [] };
      },
    },
    context,
  ),
);

export { headers } from '../../../frame/loader-headers.ts';
export { meta } from '../../../frame/page-meta.ts';

export default function Register() {
  return <RegisterView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
