import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { registerBettor } from '@vitrine/upstream/account/register-bettor';
import { registrationSchema } from '../../features/account/registration-schema.ts';
import { RegisterView } from '../../features/account/register-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { REFERRAL_CODE } from '../../promotion-paths.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../services/forms/form-state.server.ts';
import {
  guardDeadline,
  REGION_DEADLINE_MS,
  SIGN_IN_DEADLINE_MS,
} from '../../services/base/page-deadline.ts';
import { metadataElements } from '../../page-metadata.ts';
import { PIN_PENDING_STEP } from '../../services/base/session-record.ts';
import { pageMetadata } from '../../services/base/page-metadata.server.ts';
import {
  type RefusalCode,
  refusalCode,
  refusalStatus,
} from '../../services/account/refusal-code.server.ts';
import { referralCodeOf, storedAttribution } from '../../services/base/attribution.server.ts';
import { requireOpenRegion } from '../../services/account/region.server.ts';
import { establishSession } from '../../services/shell/establish-session.server.ts';
import { translator } from '../../services/base/texts.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

/** Today's date in the brand's time zone, YYYY-MM-DD. */
function today({ brand, now }: AppLoadContext): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(now());
}

const FIELD_SECTIONS = ['day', 'month', 'year', 'dateExample', 'rule', 'strength'] as const;

export const handle = routeHandle('register');

export const loader = guardedLoader(handle, async ({ context, maintenance }) => {
  await requireOpenRegion({ of: 'registration', deadlineMs: guardDeadline(context) }, context);
  const texts = textsOf(context.brand.locale, 'account');
  return {
    ...(await pageMetadata('register', context, { path: paths.register })),
    texts,
    fieldTexts: textSections(textsOf(context.brand.locale, 'forms'), FIELD_SECTIONS),
    phoneExample: context.brand.phoneExample,
    country: context.brand.country,
    closed: maintenance.registration ? texts.registrationClosed : null,
  };
});

/** Words of this form alone: when the operator does not answer, the account may exist. */
const REGISTER_WORDS: Partial<Readonly<Record<RefusalCode, string>>> = {
  unreachable: 'registrationUnknown',
};

export const action = guardedAction(handle, async ({ request, context, maintenance }) => {
  const { locale, country } = context.brand;
  const { formData, visitor, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, {
    schema: registrationSchema({ country, today: today(context) }),
  });
  const refuse = (status: number, sentence: string | null = null) =>
    data(rejectedForm(submission, say, sentence), { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (maintenance.registration) return refuse(503, textsOf(locale, 'account').registrationClosed);
  if (submission.status !== 'success') return refuse(400);
  await requireOpenRegion({ of: 'registration', deadlineMs: REGION_DEADLINE_MS }, context);

  let account: EstablishedAccount | null = null;
  try {
    // Without the store no session can be kept, so the operator is not asked to make the account.
    await context.store.ping();
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    const attribution = await storedAttribution(request);
    const registration = {
      ...submission.value,
      country,
      // An invitation counts though its link was not the first page of this browser.
      referralCode: invitedBy(request) ?? attribution?.referralCode,
    };
    account = await registerBettor(context.upstream, registration, settings);
    context.tracking.track({ name: 'registration' });
    const cookie = await establishSession(visitor, account, context);
    const next = account.registerStep === PIN_PENDING_STEP ? paths.verifyEmail : paths.deposit;
    return redirect(next, { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    const code = refusalCode(error);
    const words = account ? 'registeredPaused' : (REGISTER_WORDS[code] ?? code);
    return refuse(refusalStatus(code), say(`errors.${words}`));
  }
});

function invitedBy(request: Request): string | undefined {
  return referralCodeOf(new URL(request.url).searchParams.get(REFERRAL_CODE) ?? undefined);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function Register() {
  return <RegisterView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
