import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import type { FormState } from '../../forms/form-state.ts';
import { chargePath, pendingDepositPath } from '../../paths/wallet-paths.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { keepPlayRefusal } from '../account/account-details.server.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { rejectedForm } from '../forms/form-state.server.ts';
import type { FoundDeposit } from './deposit-kind.server.ts';
import type { DepositRefusal } from './deposit-refusal.server.ts';

/** The state of a deposit, as an answer to the bettor. */
export type DepositEnd =
  /** The path of the charge, of the page that waits for it, or of the log-in page. */
  | { readonly kind: 'leadsTo'; readonly path: string }
  | { readonly kind: 'notCharged'; readonly refusal: DepositRefusal }
  /** The answer was lost and the operator knows of no charge, or the record can't be read. */
  | { readonly kind: 'nothing' | 'notKnown' };

export function endOfDeposit(found: FoundDeposit): DepositEnd {
  if (found.kind === 'unreadable') return { kind: 'notKnown' };
  const { state } = found;
  switch (state.kind) {
    case 'sending':
    case 'unknown':
      return { kind: 'leadsTo', path: pendingDepositPath(found.id) };
    case 'done':
      return { kind: 'leadsTo', path: chargePath(state.outcome.transactionId) };
    case 'nothing':
      return { kind: 'nothing' };
    case 'refused': {
      const { refusal } = state;
      return refusal.isSessionEnded
        ? { kind: 'leadsTo', path: loginPath(paths.deposit, 'ended') }
        : { kind: 'notCharged', refusal };
    }
  }
}

/** The HTTP status of a refusal: 502 when the operator could not be reached. */
export function statusOf({ refusal }: { readonly refusal: DepositRefusal }): number {
  return refusal.code === 'unreachable' ? 502 : 400;
}

type Submission = Parameters<typeof rejectedForm>[0];

/**
 * The form again, with the reason why nothing was charged; it gets a new intent, so it can be sent
 * again.
 */
export async function notChargedForm(
  end: Exclude<DepositEnd, { kind: 'leadsTo' }>,
  submission: Submission,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FormState> {
  if (end.kind === 'notCharged') {
    const { bar } = end.refusal;
    if (bar) await keepPlayRefusal(bar, paths.deposit, bettor, context);
    return refusedForm(end.refusal, submission, context);
  }
  const say = await translator(context.brand.locale, 'wallet');
  const text = say(end.kind === 'nothing' ? 'chargeLost' : 'chargeNotKnown');
  return renewed(rejectedForm(submission, say, text), context);
}

export async function refusedForm(
  { field, code, amount }: DepositRefusal,
  submission: Submission,
  context: AppLoadContext,
): Promise<FormState> {
  const { brand } = context;
  const say = await translator(brand.locale, 'wallet');
  const isOnlyMethod = field === 'method' && brand.paymentMethods.length === 1;
  const text = say(
    `errors.${isOnlyMethod && code === 'methodNotAvailable' ? 'onlyMethodNotAvailable' : code}`,
    amount === undefined ? {} : { amount: formatMoney(amount, brand) },
  );
  if (field === null || isOnlyMethod) return renewed(rejectedForm(submission, say, text), context);
  return renewed({ ...rejectedForm(submission, say), errors: { [field]: text } }, context);
}

/** The form with a new intent, because the old intent is finished. */
export function renewed<Form extends FormState>(form: Form, context: AppLoadContext): Form {
  return { ...form, values: { ...form.values, intentId: context.newId() } };
}
