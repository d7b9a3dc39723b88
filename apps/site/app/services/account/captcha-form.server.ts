import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { captchaProblemOf } from '@vitrine/upstream/account/captcha';
import type { z } from 'zod';
import type { CaptchaForm } from '../base/store/attempts.server.ts';
import { noteSecurity } from '../base/security-log.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { readForm } from '../forms/csrf.server.ts';
import { rejectedForm } from '../forms/form-state.server.ts';
import { heldForm, postedCaptcha } from './captcha.server.ts';
import { refusalCode, refusalStatus } from './refusal-code.server.ts';

interface CaptchaFormKind<Schema extends z.ZodType<object>> {
  readonly form: CaptchaForm;
  readonly schema: Schema;
  /** The account that a valid form is about. */
  readonly nameOf: (value: z.output<Schema>) => string;
}

/**
 * Reads a posted form of few fields that a captcha may stand before. `answer` is what to say of one that
 * goes no further: it is not from our page, its captcha holds it back, or its fields are wrong.
 */
export async function readCaptchaForm<Schema extends z.ZodType<object>>(
  { form, schema, nameOf }: CaptchaFormKind<Schema>,
  request: Request,
  context: AppLoadContext,
) {
  const { locale } = context.brand;
  const { formData, visitor, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema });
  const value = submission.status === 'success' ? submission.value : null;
  const captcha = await postedCaptcha(form, value && nameOf(value), formData, context);
  const refuse = async (status: number, sentence: string | null = null) =>
    data(await captcha.into(rejectedForm(submission, say, sentence)), { status });

  if (refusal) return { answer: await refuse(403, textsOf(locale, 'shell')[refusal]) } as const;
  const held = await heldForm(captcha, submission, say);
  if (held) return { answer: held } as const;
  if (value === null) return { answer: await refuse(400) } as const;

  /** The form again, with what the operator found wrong. */
  async function refuseAfter(error: unknown) {
    const problem = captchaProblemOf(error);
    if (problem) {
      noteSecurity(
        'captchaWrong',
        { typed: value ? nameOf(value) : undefined, what: problem },
        context,
      );
      return data(await captcha.into(rejectedForm(submission, say), problem), { status: 400 });
    }
    const code = refusalCode(error);
    return refuse(refusalStatus(code), say(`errors.${code}`));
  }

  return { answer: null, value, formData, visitor, captcha, say, refuse, refuseAfter } as const;
}
