import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  formatAmountForField,
  formatMoney,
  type MinorUnits,
  minorUnits,
} from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { isInternallyBlocked } from '@vitrine/upstream/account/token-payload';
import { amountTextValues } from '../../features/wallet/amount-schema.ts';
import { bankAccountLine } from '../../features/wallet/bank-account-words.ts';
import { checkOffer, openOffer } from '../../features/wallet/withdrawals/withdrawal-offer-words.ts';
import {
  type WithdrawalRules,
  withdrawalSchema,
} from '../../features/wallet/withdrawals/withdrawal-schema.ts';
import {
  ACCOUNT,
  AMOUNT,
  INTENT,
  type WithdrawalOffer,
  WithdrawalView,
} from '../../features/wallet/withdrawals/withdrawal-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { formatDate, formatDateTime } from '../../format/date-time.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import {
  bankAccountsPath,
  cancelWithdrawalPath,
  NOT_WITHDRAWN,
  notWithdrawnPath,
} from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import type { Bettor } from '../../services/base/session/session.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { keptForm } from '../../services/forms/kept-form.server.ts';
import { rejectedForm } from '../../services/forms/form-state.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { readBalance } from '../../services/wallet/balance.server.ts';
import { hallOfFame } from '../../services/wallet/hall-of-fame.server.ts';
import type { FoundWithdrawal } from '../../services/wallet/withdrawal-kind.server.ts';
import {
  withdrawalState,
  type WithdrawalState,
} from '../../services/wallet/withdrawal-offer.server.ts';
import {
  endOfWithdrawal,
  startWithdrawal,
  whatBecameOfWithdrawal,
} from '../../services/wallet/withdrawal.server.ts';

export const handle = routeHandle('withdrawal');

function isBlocked({ session: { user, tokens } }: Bettor): boolean {
  return user.isInternallyBlocked || isInternallyBlocked(tokens.token);
}

/** What a blocked bettor is told; an excluded one came by a screen that says it. Source: 1§6. */
function stoppedOf(bettor: Bettor, { brand: { locale } }: AppLoadContext) {
  if (!isBlocked(bettor)) return null;
  const texts = textsOf(locale, 'account');
  return { text: texts['stopped.blocked'], why: texts['stopped.why'] };
}

type OpenState = Extract<WithdrawalState, { kind: 'open' }>;

/** The form of a withdrawal; with an amount and an account in the address, or kept, its check. */
export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const { searchParams } = new URL(request.url);
  const [state, famous, balance] = await Promise.all([
    withdrawalState(bettor, context),
    hallOfFame(context),
    // The state reads it too: both share the operator's one answer.
    readBalance(bettor, context, { fresh: true }),
  ]);
  const page = {
    metadata: await privateMetadata(texts.withdrawTitle, context),
    texts,
    accountsPath: bankAccountsPath(brand),
    stopped: stoppedOf(bettor, context),
    hallOfFame: famous.map(({ name, amount, at }) => ({
      who: formatText(texts['hallOfFame.who'], { name, date: formatDate(at, brand) }),
      amount: formatMoney(amount, brand),
    })),
    balance: balance === null ? null : formatMoney(balance, brand),
  };
  const kept = await keptWithdrawal(request, bettor, context);
  const refused = await formOfRefused(searchParams.get(NOT_WITHDRAWN), bettor, context);
  if (state.kind !== 'open')
    return { ...page, offer: closedOffer(state, bettor, context), form: refused, kept };
  const open = openOffer(state.accounts, state.balance, { brand, texts });
  const asked = kept ? new URLSearchParams(kept.values) : searchParams;
  if (!asked.has(ACCOUNT)) {
    const amount = asked.get(AMOUNT) ?? '';
    const form = amount === '' ? undefined : { ...NO_ERRORS, values: { [AMOUNT]: amount } };
    return { ...page, offer: open, form: refused ?? form, kept };
  }
  const rules = rulesOf(state, context);
  const submission = parseWithZod(asked, { schema: withdrawalSchema(rules) });
  const chosen =
    submission.status === 'success'
      ? state.accounts.find(({ id }) => id === submission.value.account)
      : undefined;
  if (submission.status !== 'success' || !chosen) {
    const rejected = rejectedForm(submission, await sayer(rules, context));
    return { ...page, offer: open, form: rejected, kept: kept && { ...kept, ...rejected } };
  }
  const { amount } = submission.value;
  const order = { amount, account: chosen };
  const offer = checkOffer(order, context.newId(), { brand, texts });
  return { ...page, offer, form: undefined, kept };
});

/** Asks for the withdrawal once per form, and leads to its page. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const shell = textsOf(locale, 'shell');
  const typed = { payload: Object.fromEntries(formData) };
  const refuse = (status: number, formError: string) =>
    data<FormState>(
      rejectedForm(typed, (code) => code, formError),
      { status },
    );
  if (refusal) return refuse(403, shell[refusal]);
  const intentId = String(formData.get(INTENT) ?? '');
  if (!UUID.test(intentId)) return refuse(400, shell.staleForm);
  // A form that was sent before leads to what became of it, whatever the wallet says by now.
  const before = await answerSoFar(intentId, bettor, context);
  if (before) return before;
  const state = await withdrawalState(bettor, context);
  const texts = textsOf(locale, 'wallet');
  if (state.kind !== 'open') {
    const meanwhile = await answerSoFar(intentId, bettor, context);
    return meanwhile ?? refuse(409, texts[CLOSED[state.kind]]);
  }
  const rules = rulesOf(state, context);
  const submission = parseWithZod(formData, { schema: withdrawalSchema(rules) });
  if (submission.status !== 'success') {
    const meanwhile = await answerSoFar(intentId, bettor, context);
    if (meanwhile) return meanwhile;
    return data(rejectedForm(submission, await sayer(rules, context)), { status: 400 });
  }
  const { amount, account: bankAccountId } = submission.value;
  const account = state.accounts.find(({ id }) => id === bankAccountId);
  const accountText = account ? bankAccountLine(account, texts) : '';
  const content = { amount, bankAccountId, accountText };
  const found = await startWithdrawal(intentId, content, bettor, context);
  if (found === null || found === 'otherContent') return refuse(409, shell.staleForm);
  return answerOf(found);
});

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const NO_ERRORS = { errors: {}, formError: null };

/** What closes the form between its check and its confirmation. */
const CLOSED = {
  notValidated: 'withdrawal.needsValidation',
  notRead: 'withdrawal.errors.unreachable',
  pending: 'withdrawal.errors.alreadyPending',
  noAccount: 'withdrawal.errors.accountNotConfirmed',
} as const;

/**
 * Where a form leads to that was sent before; null for a new one. A second tab or a double click may send
 * it while the wallet is read: what closes the form then is its own withdrawal.
 */
async function answerSoFar(intentId: string, bettor: Bettor, context: AppLoadContext) {
  const found = await whatBecameOfWithdrawal(intentId, bettor, context);
  return found && answerOf(found);
}

function answerOf(found: FoundWithdrawal) {
  const end = endOfWithdrawal(found);
  return redirect(end.kind === 'leadsTo' ? end.path : notWithdrawnPath(found.id));
}

/** The form of a request that came to nothing; undefined when none is named. */
async function formOfRefused(
  intentId: string | null,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FormState | undefined> {
  const found = intentId === null ? null : await whatBecameOfWithdrawal(intentId, bettor, context);
  const end = found && endOfWithdrawal(found);
  if (!end || end.kind === 'leadsTo') return undefined;
  const texts = textsOf(context.brand.locale, 'wallet');
  const values =
    found.kind === 'movement'
      ? {
          [AMOUNT]: formatAmountForField(found.content.amount, context.brand),
          [ACCOUNT]: found.content.bankAccountId,
        }
      : {};
  return { values, errors: {}, formError: texts[`withdrawal.errors.${end.reason}`] };
}

/**
 * The form that waited for its bettor. An intent that was refused is finished: the check gets a new one. Any other
 * that was sent leads to what became of it.
 */
async function keptWithdrawal(request: Request, bettor: Bettor, context: AppLoadContext) {
  const kept = await keptForm(request, context);
  const sent = kept?.values[INTENT];
  if (!kept || sent === undefined) return kept;
  const found = await whatBecameOfWithdrawal(sent, bettor, context);
  if (found?.kind !== 'movement' || found.state.kind !== 'refused') return kept;
  return { ...kept, values: { ...kept.values, [INTENT]: context.newId() } };
}

function rulesOf({ accounts, balance }: OpenState, { brand }: AppLoadContext): WithdrawalRules {
  return {
    accounts: accounts.map(({ id }) => id),
    minimum: minorUnits(brand.withdrawal.minimum),
    maximum: balance ?? UNBOUNDED,
    format: brand,
  };
}

/** Where the balance is unknown the operator alone says what is too much. */
const UNBOUNDED: MinorUnits = minorUnits(Number.MAX_SAFE_INTEGER);

async function sayer(rules: WithdrawalRules, { brand: { locale } }: AppLoadContext) {
  const translate = await translator(locale, 'wallet');
  const values = amountTextValues(rules, textsOf(locale, 'wallet'));
  return (code: string) => translate(code, values);
}

function closedOffer(
  state: Exclude<WithdrawalState, OpenState>,
  bettor: Bettor,
  { brand }: AppLoadContext,
): WithdrawalOffer {
  const { locale } = brand;
  const texts = textsOf(locale, 'wallet');
  switch (state.kind) {
    case 'notValidated': {
      // The identification is closed to who is stopped: only the support goes on.
      if (bettor.session.user.selfExclusion || isBlocked(bettor)) {
        const label = textsOf(locale, 'account')['stopped.why'];
        const text = texts['withdrawal.needsValidationSupport'];
        return { ...state, text, way: { href: paths.accountStopped, label } };
      }
      const label = texts['withdrawal.validate'];
      const text = texts['withdrawal.needsValidationText'];
      return { ...state, text, way: { href: paths.userIdentification, label } };
    }
    case 'pending': {
      const { amount, at, transactionId } = state.withdrawal;
      return {
        kind: 'pending',
        amount: formatMoney(amount, brand),
        status: texts['transaction.status.inProgress'],
        since: formatText(texts['withdrawal.pendingSince'], { date: formatDateTime(at, brand) }),
        cancelPath: cancelWithdrawalPath(transactionId),
      };
    }
    case 'notRead':
    case 'noAccount':
      return state;
  }
}

export { meta } from '../../frame/page-meta.ts';

export default function Withdrawal() {
  const { form, ...page } = useLoaderData<typeof loader>();
  return <WithdrawalView {...page} form={useSentForm<typeof action>() ?? form} />;
}
