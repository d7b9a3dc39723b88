import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import {
  amountTextValues,
  type DepositRules,
  depositSchema,
} from '../features/wallet/deposit-schema.ts';
import { DepositView } from '../features/wallet/deposit-view.tsx';
import type { FormState } from '../forms/form-state.ts';
import { chargePath, paths } from '../paths.ts';
import { readBalance } from '../services/balance.server.ts';
import { readForm } from '../services/csrf.server.ts';
import { beginDeposit } from '../services/deposit.server.ts';
import { rejectedForm } from '../services/form-state.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { refusalCode } from '../services/refusal-code.server.ts';
import { requireBettor, withSession } from '../services/session.server.ts';
import { translator } from '../services/texts.server.ts';

function depositRules({ brand }: AppLoadContext): DepositRules {
  return {
    minimum: minorUnits(brand.deposit.minimum),
    maximum: minorUnits(brand.deposit.maximum),
    separator: brand.decimalSeparator,
    format: brand,
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const { brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const rules = depositRules(context);
  const balance = await readBalance(bettor, context);
  const asked = new URL(request.url).searchParams.get('amount');
  return {
    title: pageTitle(texts.depositTitle, context),
    texts,
    intentId: context.newId(),
    balance: balance === null ? null : formatMoney(balance, brand),
    amountHint: formatText(texts.amountHint, amountTextValues(rules, texts)),
    amount: asked && /^[\d.,]{1,12}$/.test(asked) ? asked : '',
    separator: rules.separator,
    currencySymbol: currencySymbol(context),
    quickAmounts: brand.deposit.quickAmounts.map((quick) => {
      const amount = formatAmountForField(minorUnits(quick), rules.separator);
      return {
        amount,
        label: formatMoney(minorUnits(quick), brand).replace(/[.,]00$/, ''),
        href: `${paths.deposit}?amount=${encodeURIComponent(amount)}`,
      };
    }),
  };
}

function currencySymbol({ brand }: AppLoadContext): string {
  const parts = new Intl.NumberFormat(brand.locale, {
    style: 'currency',
    currency: brand.currency,
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? brand.currency;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const { locale } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const translate = await translator(locale, 'wallet');
  const rules = depositRules(context);
  const values = amountTextValues(rules, textsOf(locale, 'wallet'));
  const say = (code: string) => translate(code, values);
  const shell = textsOf(locale, 'shell');
  const submission = parseWithZod(formData, { schema: depositSchema(rules) });
  if (refusal) return data(rejectedForm(submission, say, shell[refusal]), { status: 403 });
  if (submission.status !== 'success') {
    const isStale = submission.error?.intentId !== undefined;
    return data(isStale ? staleForm(submission, say, context) : rejectedForm(submission, say), {
      status: 400,
    });
  }
  const { intentId, amount } = submission.value;
  try {
    const result = await withSession(paths.deposit, bettor, context, (session) =>
      beginDeposit(intentId, amount, bettor, session, context),
    );
    if (result.kind === 'charged') return redirect(chargePath(result.transactionId));
    return data(
      result.kind === 'staleForm'
        ? staleForm(submission, say, context)
        : renewedForm(submission, say, say('chargeLost'), context),
      { status: 409 },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = refusalCode(error);
    const known = ['selfExclusion', 'tooManyAttempts', 'unreachable'].includes(code);
    return data(rejectedForm(submission, say, say(`errors.${known ? code : 'refused'}`)), {
      status: code === 'unreachable' ? 502 : 400,
    });
  }
}

type Rejected = Parameters<typeof rejectedForm>[0];

/** A form whose intent can't be used: it is shown again under a new one, to be looked at and sent. */
function staleForm(
  submission: Rejected,
  say: (code: string) => string,
  context: AppLoadContext,
): FormState {
  const text = textsOf(context.brand.locale, 'shell').staleForm;
  const { errors, ...form } = renewedForm(submission, say, text, context);
  return {
    ...form,
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== 'intentId')),
  };
}

/**
 * The form under a new intent. After a lost charge that is safe: nobody has seen its code, so nobody
 * can pay it.
 */
function renewedForm(
  submission: Rejected,
  say: (code: string) => string,
  formError: string,
  context: AppLoadContext,
): FormState {
  const form = rejectedForm(submission, say, formError);
  return { ...form, values: { ...form.values, intentId: context.newId() } };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Deposit() {
  return <DepositView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
