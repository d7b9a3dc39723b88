import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { captchaProblemOf } from '@vitrine/upstream/account/captcha';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { isUnderage } from '@vitrine/upstream/account/register-bettor';
import type { CallSettings } from '@vitrine/upstream/base/client';
import type { z } from 'zod';
import { paths } from '../../../paths.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { REFERRAL_CODE } from '../../../paths/promotion-paths.ts';
import { textSections } from '../../../format/text-sections.ts';
import { captchaOfPage, heldForm, postedCaptcha } from '../../account/captcha.server.ts';
import { type RefusalCode, refusalCode, refusalStatus } from '../../account/refusal-code.server.ts';
import { requireOpenRegion } from '../../account/region.server.ts';
import { referralCodeOf, storedAttribution } from '../../base/attribution.server.ts';
import { REGION_DEADLINE_MS, SIGN_IN_DEADLINE_MS } from '../../base/pages/page-deadline.ts';
import { noteSecurity } from '../../base/security-log.server.ts';
import { translator } from '../../base/pages/texts.server.ts';
import { closedSessionHeader } from '../../base/session/closed-session.server.ts';
import { readForm } from '../../forms/csrf.server.ts';
import { rejectedForm } from '../../forms/form-state.server.ts';
import type { Visitor } from '../../base/session/visitor.server.ts';
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  registrationDraft,
} from './registration-draft.server.ts';
import { type SentRegistration, sentRegistration } from './sent-registration.server.ts';
import { establishSession } from '../establish-session.server.ts';
import type { Maintenance } from '../maintenance.server.ts';

/** Words of a registration alone: when the operator does not answer, the account may exist. */
const REGISTER_WORDS: Partial<Readonly<Record<RefusalCode, string>>> = {
  unreachable: 'registrationUnknown',
};

/** The issue of a birth date that is too young: a key of the `account` texts. */
const UNDERAGE = 'errors.underage';

interface PostedRegistration<Schema extends z.ZodType<object>> {
  readonly request: Request;
  readonly maintenance: Maintenance;
  readonly schema: Schema;
  /** Asks the operator to make the account. */
  readonly register: (
    form: z.output<Schema> & {
      readonly country: string;
      readonly referralCode?: string | undefined;
      readonly captcha: string;
    },
    settings: CallSettings,
  ) => Promise<EstablishedAccount>;
  /** Where the new bettor is led, and the cookies to set besides the session's. */
  readonly goOn: (
    account: EstablishedAccount,
  ) => Promise<{ readonly to: string; readonly cookies: readonly string[] }>;
}

const FIELD_SECTIONS = ['day', 'month', 'year', 'dateExample', 'rule', 'strength'] as const;

/** What every form of a registration shows. */
export async function registrationPage(
  { registration }: Maintenance,
  visitor: Visitor,
  context: AppLoadContext,
) {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'account');
  return {
    texts,
    access: textSections(textsOf(brand.locale, 'access'), ['draft', 'underage']),
    draft: await registrationDraft(visitor, context),
    fieldTexts: textSections(textsOf(brand.locale, 'forms'), FIELD_SECTIONS),
    phoneExample: brand.phoneExample,
    country: brand.country,
    closed: registration ? texts.registrationClosed : null,
    captcha: await captchaOfPage('register', context),
  };
}

/** Today's date in the brand's time zone, YYYY-MM-DD. */
export function today({ brand, now }: AppLoadContext): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(now());
}

/**
 * Answers a posted registration, however the e-mail is proved: a session and the way on, or the form with
 * what to mend. Source: 1§4, 1§5.
 */
export async function answerRegistration<Schema extends z.ZodType<object>>(
  { request, maintenance, schema, register, goOn }: PostedRegistration<Schema>,
  context: AppLoadContext,
) {
  const { locale, country } = context.brand;
  const { formData, visitor, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = await parseWithZod(formData, { schema, async: true });
  const captcha = await postedCaptcha('register', emailOf(formData), formData, context);
  const isTooYoung =
    submission.status === 'error' && submission.error?.['birthDate']?.[0] === UNDERAGE;
  const refuse = async (status: number, sentence: string | null = null) => {
    if (!refusal) await keepRegistrationDraft(formData, visitor, context);
    const form = await captcha.into(rejectedForm(submission, say, sentence));
    return data({ ...form, isUnderage: isTooYoung }, { status });
  };

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (maintenance.registration) return refuse(503, textsOf(locale, 'account').registrationClosed);
  const held = await heldForm(captcha, submission, say);
  if (held) return held;
  if (submission.status !== 'success') return refuse(400);
  await requireOpenRegion({ of: 'registration', deadlineMs: REGION_DEADLINE_MS }, context);

  let account: EstablishedAccount | null = null;
  let sent: SentRegistration | null = null;
  try {
    // Without the store no session can be kept, so the operator is not asked to make the account.
    await context.store.ping();
    sent = await sentRegistration(visitor, context);
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    const attribution = await storedAttribution(request);
    // An invitation counts though its link was not the first page of this browser.
    const referralCode = invitedBy(request) ?? attribution?.referralCode;
    await captcha.count();
    const form = { ...submission.value, country, referralCode, captcha: captcha.token };
    account = await register(form, settings);
    context.tracking.track({ name: 'registration' });
    await forgetRegistrationDraft(visitor, context);
    const headers = new Headers();
    headers.append('Set-Cookie', await establishSession(visitor, account, context));
    headers.append('Set-Cookie', closedSessionHeader(false, context));
    const { to, cookies } = await goOn(account);
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return redirect(to, { headers });
  } catch (error) {
    if (!account) await sent?.forget();
    const problem = captchaProblemOf(error);
    if (problem) {
      noteSecurity('captchaWrong', { what: problem }, context);
      return data(await captcha.into(rejectedForm(submission, say), problem), { status: 400 });
    }
    if (isUnderage(error)) {
      const form = await captcha.into(rejectedForm({ payload: submission.payload }, say));
      const errors = { birthDate: say(UNDERAGE) };
      return data({ ...form, errors, isUnderage: true }, { status: 400 });
    }
    const code = refusalCode(error);
    if (code === 'duplicateAccount' && sent?.isSentAgain) {
      return redirect(loginPath(paths.verifyEmail, 'registered'));
    }
    const words = account ? 'registeredPaused' : (REGISTER_WORDS[code] ?? code);
    return refuse(refusalStatus(code), say(`errors.${words}`));
  }
}

/** The e-mail of the account to be; null on a form that has none, as after Google. */
function emailOf(formData: FormData): string | null {
  const email = formData.get('email');
  return typeof email === 'string' && email.length <= 320 ? email : null;
}

function invitedBy(request: Request): string | undefined {
  return referralCodeOf(new URL(request.url).searchParams.get(REFERRAL_CODE) ?? undefined);
}
