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
import {
  currencySymbol,
  formatAmountForField,
  formatMoney,
  minorUnits,
} from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import {
  depositMethods,
  methodChoices,
  PAYMENT_KINDS,
} from '../features/wallet/deposit-methods.ts';
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
import { type DepositRefusal, depositRefusal } from '../services/deposit-refusal.server.ts';
import { beginDeposit, mayHaveVoucher } from '../services/deposit.server.ts';
import { rejectedForm } from '../services/form-state.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { requireBettor, withSession } from '../services/session.server.ts';
import { translator } from '../services/texts.server.ts';

function depositRules({ brand }: AppLoadContext): DepositRules {
  return {
    methods: depositMethods(brand),
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
  const [balance, mayChooseOxxo] = await Promise.all([
    readBalance(bettor, context),
    !rules.methods.includes('oxxo') ||
      withSession(paths.deposit, bettor, context, (session) => mayHaveVoucher(session, context)),
  ]);
  const closed = new Map<DepositMethod, string>(
    mayChooseOxxo ? [] : [['oxxo', texts['method.openVouchers']]],
  );
  const asked = new URL(request.url).searchParams.get('amount');
  return {
    title: pageTitle(texts.depositTitle, context),
    texts,
    intentId: context.newId(),
    methods: methodChoices(rules.methods, closed, texts),
    balance: balance === null ? null : formatMoney(balance, brand),
    amountHint: formatText(texts.amountHint, amountTextValues(rules, texts)),
    amount: asked && /^[\d.,]{1,12}$/.test(asked) ? asked : '',
    separator: rules.separator,
    currencySymbol: currencySymbol(brand),
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

export async function action({ request, context }: ActionFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const { brand } = context;
  const { locale } = brand;
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
  const order = submission.value;
  try {
    const result = await withSession(paths.deposit, bettor, context, (session) =>
      beginDeposit(order, { bettor, session, context }),
    );
    switch (result.kind) {
      case 'charged':
        return redirect(chargePath(result.transactionId));
      case 'staleForm':
        return data(staleForm(submission, say, context), { status: 409 });
      case 'lost':
        return data(lostForm(submission, order.method), { status: 409 });
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    const found = depositRefusal(error, rules);
    return data(refusedForm(submission, found), {
      status: found.code === 'unreachable' ? 502 : 400,
    });
  }

  /**
   * After a lost charge the form may be sent anew: nobody has seen its code, so nobody can pay it. A
   * request on a phone can be seen there, so that the same form goes on asking what became of it.
   */
  function lostForm(form: Rejected, method: DepositMethod): FormState {
    return PAYMENT_KINDS[method] === 'phone'
      ? rejectedForm(form, say, say('charge.lostOnPhone'))
      : renewedForm(form, say, say('chargeLost'), context);
  }

  function refusedForm(form: Rejected, { field, code, amount }: DepositRefusal): FormState {
    const isOnlyMethod = field === 'method' && rules.methods.length === 1;
    const text = translate(
      `errors.${isOnlyMethod && code === 'methodNotAvailable' ? 'onlyMethodNotAvailable' : code}`,
      amount === undefined ? {} : { amount: formatMoney(amount, brand) },
    );
    if (field === null || isOnlyMethod) return rejectedForm(form, say, text);
    return { ...rejectedForm(form, say), errors: { [field]: text } };
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
