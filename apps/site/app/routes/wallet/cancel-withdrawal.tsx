import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import {
  ATTEMPT,
  CancelWithdrawalView,
  type ShownCancelling,
} from '../../features/wallet/withdrawals/cancel-withdrawal-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { cancelWithdrawalPath } from '../../paths/wallet-paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { forgetBalance, showNewBalance } from '../../services/wallet/balance.server.ts';
import {
  cancellingOf,
  type CancellingProblem,
  type CancellingState,
  confirmCancelling,
} from '../../services/wallet/cancelling.server.ts';

export const handle = routeHandle('cancelWithdrawal');

/** Asks whether a withdrawal is to be cancelled, and says what became of it. */
export const loader = guardedPage(handle, async ({ request, params, context, bettor, headers }) => {
  const transactionId = idOf(params);
  const texts = textsOf(context.brand.locale, 'wallet');
  const read = await withSession(pathOf(request), bettor, context, () =>
    cancellingOf(transactionId, bettor, context),
  ).catch((error: unknown) => unread(error, context));
  if (read?.state.kind === 'missing') throw new Response(null, { status: 404 });
  if (read?.isNewlyEnded) await showNewBalance(request, bettor, context);
  // What ends meanwhile moves the balance: the next look reads it anew.
  if (read?.state.kind === 'sending' || read?.state.kind === 'lost') {
    await forgetBalance(bettor, context);
  }
  const page = {
    metadata: await privateMetadata(texts['cancelWithdrawal.title'], context),
    texts,
    path: cancelWithdrawalPath(transactionId),
    shown: read && shownOf(read.state, context),
    form: read ? formOf(read, new URL(request.url).searchParams.get(ATTEMPT), context) : undefined,
  };
  return data(page, { headers });
});

/** Cancels the withdrawal once per attempt, and leads to the page that says what became of it. */
export const action = guardedAction(handle, async ({ request, params, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const transactionId = idOf(params);
  const page = cancelWithdrawalPath(transactionId);
  const given = String(formData.get(ATTEMPT) ?? '');
  // The question again, in a form of this site.
  if (refusal || !/^\d{1,6}$/.test(given)) return redirect(page);
  const attempt = Number(given);
  try {
    const problem = await withSession(page, bettor, context, () =>
      confirmCancelling({ transactionId, attempt }, bettor, context),
    );
    if (problem === 'sessionEnded') return redirect(loginPath(page, 'ended'));
    return redirect(`${page}?${ATTEMPT}=${attempt}`);
  } catch (error) {
    unread(error, context);
    return data(formWith('unreachable', context), { status: 503 });
  }
});

function idOf({ transactionId = '' }: { readonly transactionId?: string | undefined }): string {
  if (!/^[\w-]{1,64}$/.test(transactionId)) throw new Response(null, { status: 404 });
  return transactionId;
}

/** A withdrawal that can't be read is said so. */
function unread(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'withdrawal to cancel not read');
  return null;
}

function shownOf(state: CancellingState, { brand }: AppLoadContext): ShownCancelling | null {
  switch (state.kind) {
    case 'missing':
      return null;
    case 'asked': {
      const { amount, at, transactionId } = state.withdrawal;
      return {
        kind: 'asked',
        attempt: state.attempt,
        amount: formatMoney(amount, brand),
        askedAt: formatDateTime(at, brand),
        confirm: formatText(textsOf(brand.locale, 'wallet')['cancelWithdrawal.confirm'], {
          amount: formatMoney(amount, brand),
        }),
        number: transactionId,
      };
    }
    case 'sending':
    case 'lost':
      return { kind: state.kind, amount: formatMoney(state.amount, brand) };
    case 'ended':
      return { kind: state.end, amount: formatMoney(state.amount, brand) };
  }
}

/** Why the attempt that the address names did not cancel; undefined for a question that is asked anew. */
function formOf(
  read: { readonly state: CancellingState; readonly problem: CancellingProblem | null },
  attempt: string | null,
  context: AppLoadContext,
): FormState | undefined {
  const { state, problem } = read;
  const isOfLast = state.kind === 'asked' && attempt === String(state.attempt - 1);
  if (!isOfLast || problem === null || problem === 'sessionEnded') return undefined;
  return formWith(problem, context);
}

function formWith(
  problem: Exclude<CancellingProblem, 'sessionEnded'>,
  { brand }: AppLoadContext,
): FormState {
  const formError = textsOf(brand.locale, 'wallet')[`cancelWithdrawal.errors.${problem}`];
  return { values: {}, errors: {}, formError };
}

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function CancelWithdrawal() {
  const { form, ...page } = useLoaderData<typeof loader>();
  return <CancelWithdrawalView {...page} form={useActionData<typeof action>() ?? form} />;
}
