import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { registerBettorWithSso } from '@vitrine/upstream/account/register-with-sso';
import { personSchema } from '../../../features/account/access/registration-schema.ts';
import { RegisterView } from '../../../features/account/access/register-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import {
  endGoogleStep,
  type GoogleStep,
  readGoogleStep,
} from '../../../services/account/google/google-step.server.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import { guardDeadline } from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { type Visitor, visitorOf } from '../../../services/base/session/visitor.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import {
  answerRegistration,
  registrationPage,
  today,
} from '../../../services/shell/registration/registration.server.ts';

export const handle = routeHandle('registerWithGoogle');

/** The form of a person known to Google and not to the operator. Source: 1§2. */
export const loader = guardedPage(handle, async ({ context, maintenance, visitor }) => {
  await requireOpenRegion({ of: 'registration', deadlineMs: guardDeadline(context) }, context);
  const { email, name } = await stepOf(visitor, context);
  const texts = textsOf(context.brand.locale, 'access');
  return {
    metadata: await headedMetadata('registerWithGoogle', texts['google.register.title'], context),
    ...(await registrationPage(maintenance, visitor, context)),
    google: {
      email,
      name,
      title: texts['google.register.title'],
      intro: texts['google.register.intro'],
      emailHint: texts['google.register.emailHint'],
    },
  };
});

export const action = guardedAction(handle, async ({ request, context, maintenance }) => {
  const visitor = await visitorOf(request, context);
  const { idToken } = await stepOf(visitor, context);
  return answerRegistration(
    {
      request,
      maintenance,
      schema: personSchema({ country: context.brand.country, today: today(context) }),
      register: (form, settings) =>
        registerBettorWithSso(context.upstream, { ...form, firebaseToken: idToken }, settings),
      goOn: async () => ({
        to: paths.onboardSuccess,
        cookies: [await endGoogleStep(visitor, context)],
      }),
    },
    context,
  );
});

/** Throws a redirect to the other registration when the step at Google is too long ago. */
async function stepOf(
  visitor: Visitor,
  context: Parameters<typeof readGoogleStep>[1],
): Promise<GoogleStep> {
  const step = await readGoogleStep(visitor, context);
  if (step) return step;
  const headers = { 'Set-Cookie': await endGoogleStep(visitor, context) };
  throw redirect(paths.register, { headers });
}

export { meta } from '../../../frame/page-meta.ts';

export default function RegisterWithGoogle() {
  return <RegisterView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
