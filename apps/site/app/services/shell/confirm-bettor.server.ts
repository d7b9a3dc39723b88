import { elapsedMs } from '@vitrine/betting/base/elapsed';
import { type AppLoadContext, redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { captchaProblemOf } from '@vitrine/upstream/account/captcha';
import { isClosedByAttempts, logIn } from '@vitrine/upstream/account/log-in';
import type { FormState } from '../../forms/form-state.ts';
import { paths } from '../../paths.ts';
import type { ConfirmQuestion } from '../../shapes/account/confirm-question.ts';
import { refusalCode, refusalStatus } from '../account/refusal-code.server.ts';
import { SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { noteSecurity } from '../base/security-log.server.ts';
import { closeTokens } from '../base/session/close-tokens.server.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { hasTwoFactor, spendCode } from '../base/session/two-factor.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';
import { codeGuessProblem, tooManyAttempts } from '../base/store/attempts.server.ts';
import { offersGoogle } from './offers-google.server.ts';

/** How long a log-in, a password or a code counts as just given, in milliseconds. */
export const CONFIRMED_FOR_MS = 5 * 60 * 1000;

/** What stands against a form: at a field, or above them. */
type Objection = Pick<FormState, 'errors' | 'formError'> & { readonly status: number };

/** Why a form is not taken, as its page shows it. */
export interface Unconfirmed {
  readonly status: number;
  readonly form: Pick<FormState, 'errors' | 'formError' | 'confirm'>;
}

/**
 * What a page asks for before it changes how an account is reached: the password, or the code where a second factor
 * is on. Null while the last log-in or answer is younger than five minutes.
 */
export async function confirmQuestion(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ConfirmQuestion | null> {
  const { confirmedAt, startedAt, user } = bettor.session;
  const lastAt = confirmedAt ?? startedAt;
  if (lastAt !== null && elapsedMs(lastAt, context.now()) < CONFIRMED_FOR_MS) return null;
  const texts = textsOf(context.brand.locale, 'account');
  const buttons = { showLabel: texts.showPassword, hideLabel: texts.hidePassword };
  if (await hasTwoFactor(user.id, context)) {
    const [label, hint] = [texts['twoFactor.code'], texts['twoFactor.eitherHint']];
    return { by: 'code', label, hint, ...buttons };
  }
  const hint = (await offersGoogle(context)) ? texts['confirm.hintGoogle'] : texts['confirm.hint'];
  return { by: 'password', label: texts.password, hint, ...buttons };
}

/**
 * Whether the sender of a form is the bettor, by the password or code in it. Null once that is shown; for five minutes
 * nothing is asked again. The password is checked by a log-in at the operator whose session is closed at once. A
 * log-in that closes the account to passwords redirects to the page that says so.
 */
export async function confirmationProblem(
  formData: FormData,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Unconfirmed | null> {
  const question = await confirmQuestion(bettor, context);
  if (!question) return null;
  const texts = textsOf(context.brand.locale, 'account');
  const typed = formData.get(question.by);
  const check = { password: checkPassword, code: checkCode }[question.by];
  const objection =
    typeof typed !== 'string' || typed === ''
      ? atField(question, texts['confirm.required'])
      : await check(typed, bettor, context);
  if (objection) {
    const { status, ...form } = objection;
    return { status, form: { ...form, confirm: question } };
  }
  await changeSession(bettor.id, context, (record) => ({ ...record, confirmedAt: context.now() }));
  return null;
}

async function checkCode(
  typed: string,
  { session: { user } }: Bettor,
  context: AppLoadContext,
): Promise<Objection | null> {
  const texts = textsOf(context.brand.locale, 'account');
  const problem = await codeGuessProblem(user.id, context);
  if (problem) return ofForm(429, texts[problem]);
  const isRight = await spendCode(user.id, typed.slice(0, 40), context);
  const event = isRight ? 'codeRight' : 'codeWrong';
  noteSecurity(event, { account: user.id, what: 'confirm' }, context);
  return isRight ? null : atField({ by: 'code' }, texts['twoFactor.wrong']);
}

async function checkPassword(
  password: string,
  { session: { user } }: Bettor,
  context: AppLoadContext,
): Promise<Objection | null> {
  const { upstream, requestId, brand } = context;
  const texts = textsOf(brand.locale, 'account');
  const wrong = atField({ by: 'password' }, texts['confirm.wrong']);
  if (await tooManyAttempts('confirm', user.id, context)) {
    return ofForm(429, texts['errors.tooManyAttempts']);
  }
  const credentials = { username: user.username, password, isExtended: false, captcha: '' };
  try {
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId };
    const { tokens, userId } = await logIn(upstream, credentials, settings);
    await closeTokens(tokens, context);
    if (userId !== user.id) return wrong;
    noteSecurity('passwordRight', { account: user.id, what: 'confirm' }, context);
    return null;
  } catch (error) {
    if (isClosedByAttempts(error)) throw redirect(paths.attemptLimit);
    if (captchaProblemOf(error)) return ofForm(400, texts['confirm.captcha']);
    const code = refusalCode(error);
    if (code !== 'wrongCredentials') return ofForm(refusalStatus(code), texts[`errors.${code}`]);
    noteSecurity('passwordWrong', { account: user.id, what: 'confirm' }, context);
    return wrong;
  }
}

function atField({ by }: Pick<ConfirmQuestion, 'by'>, sentence: string): Objection {
  return { status: 400, errors: { [by]: sentence }, formError: null };
}

function ofForm(status: number, formError: string): Objection {
  return { status, errors: {}, formError };
}
