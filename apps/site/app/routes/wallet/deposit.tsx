import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatAmountForField, formatMoney, type MinorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import { methodChoices } from '../../features/wallet/deposit-methods.ts';
import { amountTextValues } from '../../features/wallet/amount-schema.ts';
import { offeredAmounts } from '../../features/wallet/offered-amounts.ts';
import { type DepositRules, depositSchema } from '../../features/wallet/deposit-schema.ts';
import { DepositView } from '../../features/wallet/deposit-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { NOT_CHARGED } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { readBalance } from '../../services/wallet/balance.server.ts';
import {
  aboveRoomOfWallet,
  depositLimits,
  walletRoom,
} from '../../services/wallet/deposit-limits.server.ts';
import { openCharges } from '../../services/wallet/open-charges.server.ts';
import { flagValue } from '../../services/shell/flags.server.ts';
import { aboveRoom, depositRoom } from '../../services/wallet/deposit-room.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { noticeMovements } from '../../services/wallet/last-movements.server.ts';
import {
  endOfDeposit,
  notChargedForm,
  refusedForm,
  renewed,
  statusOf,
} from '../../services/wallet/deposit-end.server.ts';
import {
  mayHaveVoucher,
  startDeposit,
  whatBecameOfDeposit,
} from '../../services/wallet/deposit.server.ts';
import { keptForm } from '../../services/forms/kept-form.server.ts';
import { rejectedForm } from '../../services/forms/form-state.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { type Bettor, withSession } from '../../services/base/session/session.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';

async function depositRules(context: AppLoadContext): Promise<DepositRules> {
  const { brand } = context;
  return {
    methods: brand.paymentMethods,
    ...depositLimits(await flagValue('max-deposit-limit', context), brand.deposit),
    format: brand,
  };
}

export const handle = routeHandle('deposit');

export const loader = guardedPage(handle, async ({ request, context, bettor, maintenance }) => {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const translate = await translator(brand.locale, 'wallet');
  const [rules, balance, room, highestBalance, waiting, mayChooseOxxo] = await Promise.all([
    depositRules(context),
    readBalance(bettor, context),
    depositRoom(bettor, context),
    flagValue('max-wallet-balance', context),
    withSession(paths.deposit, bettor, context, (session) => openCharges(bettor, session, context)),
    !brand.paymentMethods.includes('oxxo') ||
      withSession(paths.deposit, bettor, context, (session) => mayHaveVoucher(session, context)),
    // What comes after the deposit known now is a new one.
    noticeMovements(bettor, context),
  ]);
  const closed = new Map<DepositMethod, string>([
    ...(mayChooseOxxo ? [] : [['oxxo', texts['method.openVouchers']] as const]),
    ...rules.methods
      .filter((method) => rules.maximum === 0 || maintenance.payments.has(method))
      .map((method) => [method, texts['method.maintenance']] as const),
  ]);
  const asked = new URL(request.url).searchParams.get('amount');
  return {
    metadata: await privateMetadata(texts.depositTitle, context),
    texts,
    intentId: context.newId(),
    form: await formOfPending(request, bettor, context),
    kept: await keptDeposit(request, bettor, context),
    methods: methodChoices(rules.methods, closed, texts),
    balance: balance === null ? null : formatMoney(balance, brand),
    ownLimit: room && {
      text: translate(`ownLimit.${room.period}`, { amount: formatMoney(room.left, brand) }),
      left: room.left,
      above: translate(room.left < rules.minimum ? 'errors.ownLimitSpent' : 'errors.ownLimit', {
        amount: formatMoney(room.left, brand),
      }),
    },
    ...offeredAmounts(
      rules,
      walletRoom(highestBalance, balance),
      brand.deposit.quickAmounts,
      texts,
    ),
    openCharges: waiting,
    amount: asked && /^[\d.,]{1,12}$/.test(asked) ? asked : '',
  };
});

export const action = guardedAction(handle, async ({ request, context, bettor, maintenance }) => {
  const { brand } = context;
  const { locale } = brand;
  const { formData, refusal } = await readForm(request, context);
  const translate = await translator(locale, 'wallet');
  const rules = await depositRules(context);
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
  // A flag that allows no amount closes every method: a deposit of nothing is none.
  if (rules.maximum === 0 || maintenance.payments.has(order.method)) {
    const closed = { field: 'method', code: 'methodNotAvailable' } as const;
    const form = await refusedForm(closed, submission, context);
    return data(form, { status: 503 });
  }
  const { intentId, ...content } = order;
  const above =
    aboveRoom(await depositRoom(bettor, context), order.amount, rules.minimum) ??
    (await aboveBalance(order.amount, rules, bettor, context));
  // A form that was sent before, by another tab just now too, may be what has used the limits up.
  if (above && !(await whatBecameOfDeposit(intentId, bettor, context))) {
    return data(await refusedForm(above, submission, context), { status: 400 });
  }
  const found = await startDeposit(intentId, content, bettor, context);
  if (found === null || found === 'otherContent') {
    return data(staleForm(submission, say, context), { status: 409 });
  }
  const end = endOfDeposit(found);
  if (end.kind === 'leadsTo') return redirect(end.path);
  const form = await notChargedForm(end, submission, bettor, context);
  return data(form, { status: end.kind === 'notCharged' ? statusOf(end) : 409 });
});

/**
 * Why the wallet has no room for an amount; null when it has. The balance is read anew before a refusal:
 * money may just have left it.
 */
async function aboveBalance(
  amount: MinorUnits,
  { minimum }: DepositRules,
  bettor: Bettor,
  context: AppLoadContext,
) {
  const highest = await flagValue('max-wallet-balance', context);
  if (typeof highest !== 'number') return null;
  const refusal = async (fresh: boolean) => {
    const room = walletRoom(highest, await readBalance(bettor, context, { fresh }));
    return aboveRoomOfWallet(room, amount, minimum);
  };
  return (await refusal(false)) && refusal(true);
}

/** The form of a deposit that was waited for and came to nothing; undefined when none is named. */
async function formOfPending(request: Request, bettor: Bettor, context: AppLoadContext) {
  const intentId = new URL(request.url).searchParams.get(NOT_CHARGED);
  const found = intentId === null ? null : await whatBecameOfDeposit(intentId, bettor, context);
  const end = found && endOfDeposit(found);
  if (!end || end.kind === 'leadsTo') return undefined;
  const payload =
    found.kind === 'movement'
      ? {
          method: found.content.method,
          amount: formatAmountForField(found.content.amount, context.brand),
        }
      : {};
  return notChargedForm(end, { payload }, bettor, context);
}

/**
 * The form that waited for its bettor. An intent that was refused is finished: the form gets a new one. Any other
 * that was sent leads to what became of it.
 */
async function keptDeposit(request: Request, bettor: Bettor, context: AppLoadContext) {
  const kept = await keptForm(request, context);
  const sent = kept?.values.intentId;
  if (!kept || sent === undefined) return kept;
  const found = await whatBecameOfDeposit(sent, bettor, context);
  const isRefused = found?.kind === 'movement' && found.state.kind === 'refused';
  return isRefused ? renewed(kept, context) : kept;
}

type Rejected = Parameters<typeof rejectedForm>[0];

/** A form whose intent can't be used: it is shown again under a new one, to be looked at and sent. */
function staleForm(
  submission: Rejected,
  say: (code: string) => string,
  context: AppLoadContext,
): FormState {
  const text = textsOf(context.brand.locale, 'shell').staleForm;
  const { errors, ...form } = renewed(rejectedForm(submission, say, text), context);
  return {
    ...form,
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== 'intentId')),
  };
}

export { meta } from '../../frame/page-meta.ts';

export default function Deposit() {
  const { form, ...page } = useLoaderData<typeof loader>();
  return <DepositView {...page} form={useSentForm<typeof action>() ?? form} />;
}
