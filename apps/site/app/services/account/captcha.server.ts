import type { Submission } from '@conform-to/dom';
import { type AppLoadContext, data } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import {
  beginChallenge,
  type CaptchaProblem,
  challengeToken,
} from '@vitrine/upstream/account/captcha';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { FormState } from '../../forms/form-state.ts';
import { textSections } from '../../format/text-sections.ts';
import { CAPTCHA_FIELDS, type CaptchaQuestion } from '../../shapes/account/captcha.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import {
  countTowardsCaptcha,
  forgetAttempts,
  type CaptchaForm,
  hasManyAttempts,
  tooManyAttempts,
} from '../base/store/attempts.server.ts';
import { rejectedForm } from '../forms/form-state.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';

/** What a posted form says of the person who sends it, and what it is told. */
export interface PostedCaptcha {
  /** What is passed on as tokenCaptcha; empty where nothing was asked for. */
  readonly token: string;
  /** Whether the form must be shown again before anything is sent: without an answer, or for another challenge. */
  readonly holdsBack: 'needed' | 'another' | null;
  /** Counts an attempt towards the next question. */
  count(): Promise<void>;
  /** Forgets the attempts of an account whose bettor got in. */
  forget(): Promise<void>;
  /** The refused form with the question that it has to answer next, and why its answer was not taken. */
  into(form: FormState, problem?: CaptchaProblem | null): Promise<FormState>;
}

/**
 * The question that a page asks before anything was typed: of addresses with many attempts, and of
 * everybody where the configuration says so or `isAsked`. Null for none.
 */
export async function captchaOfPage(
  form: CaptchaForm,
  context: AppLoadContext,
  isAsked = false,
): Promise<CaptchaQuestion | null> {
  return isAsked || (await asks(form, null, context)) ? question(context) : null;
}

/** Does the work while the store can be reached: a form that got this far is not lost over a count. */
async function whileStored(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
  }
}

/** Whether a form asks. Without the store nobody gets in, and the form itself says so: it asks nothing. */
async function asks(
  form: CaptchaForm,
  name: string | null,
  context: AppLoadContext,
): Promise<boolean> {
  try {
    return await hasManyAttempts(form, name, context);
  } catch (error) {
    if (isStoreUnavailable(error)) return false;
    throw error;
  }
}

/**
 * Reads the answer of a posted form. `name` is the account that it is about, or null while none is
 * readable.
 */
export async function postedCaptcha(
  form: CaptchaForm,
  name: string | null,
  formData: FormData,
  context: AppLoadContext,
): Promise<PostedCaptcha> {
  const token = tokenOf(formData, context);
  const isAsked = () => asks(form, name, context);
  const holdsBack = formData.has(CAPTCHA_FIELDS.another)
    ? 'another'
    : token === '' && (await isAsked())
      ? 'needed'
      : null;
  return {
    token,
    holdsBack,
    count: () => whileStored(() => countTowardsCaptcha(form, name, context)),
    forget: () => whileStored(() => forgetAttempts(form, name, context)),
    async into(refused, problem = null) {
      const asksAgain = problem !== null || holdsBack !== null || token !== '' || (await isAsked());
      const captcha = asksAgain ? await question(context) : null;
      // An answer is good for one challenge: the field is empty for the next.
      const values = Object.entries(refused.values).filter(
        ([field]) => !Object.values<string>(CAPTCHA_FIELDS).includes(field),
      );
      const errors =
        problem === null
          ? refused.errors
          : { ...refused.errors, [CAPTCHA_FIELDS.answer]: wordsOf(problem, captcha, context) };
      return { ...refused, values: Object.fromEntries(values), errors, captcha };
    },
  };
}

/** The answer to a form that its captcha holds back: its fields as they were, and the question. */
export async function heldForm(
  captcha: PostedCaptcha,
  submission: Submission<unknown, string[]>,
  say: (code: string) => string,
) {
  if (captcha.holdsBack === null) return null;
  // Who asks for another picture has sent nothing yet that could be wrong.
  const isAnother = captcha.holdsBack === 'another';
  const form = rejectedForm(isAnother ? { payload: submission.payload } : submission, say);
  const held = await captcha.into(form, isAnother ? null : 'needed');
  return data(held, { status: isAnother ? 200 : 400 });
}

function wordsOf(
  problem: CaptchaProblem,
  captcha: CaptchaQuestion | null,
  { brand }: AppLoadContext,
): string {
  const texts = textsOf(brand.locale, 'access');
  const isShown = captcha?.challengeId != null || captcha?.provider != null;
  return isShown ? texts[`captcha.${problem}`] : texts['captcha.unavailable'];
}

/** A provider's token counts only where the site shows one, so that nobody makes one up. */
function tokenOf(formData: FormData, { config }: AppLoadContext): string {
  const text = (name: string, most: number) => {
    const value = formData.get(name);
    return typeof value === 'string' && value.length <= most ? value.trim() : '';
  };
  const given = config.captcha.provider ? text(CAPTCHA_FIELDS.token, 8_192) : '';
  if (given !== '') return given;
  const id = text(CAPTCHA_FIELDS.id, 64);
  const answer = text(CAPTCHA_FIELDS.answer, 64);
  return /^[\w-]+$/.test(id) && answer !== '' ? challengeToken(id, answer) : '';
}

async function question(context: AppLoadContext): Promise<CaptchaQuestion> {
  const { provider } = context.config.captcha;
  return {
    challengeId: await newChallenge(context),
    provider: provider && { script: provider.script, siteKey: provider.siteKey },
    texts: textSections(textsOf(context.brand.locale, 'access'), ['captcha']),
  };
}

/** A challenge takes one answer, so that counting challenges counts guesses. */
async function newChallenge(context: AppLoadContext): Promise<string | null> {
  try {
    if (await tooManyAttempts('captcha', context.clientAddress, context)) return null;
    const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
    return await beginChallenge(context.upstream, settings);
  } catch (error) {
    if (!(error instanceof UpstreamError) && !isStoreUnavailable(error)) throw error;
    context.log.warn({ err: error }, 'captcha not opened');
    return null;
  }
}
