import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { CASH_OUT_BUTTON, DISMISSES, SEEN_VALUE } from '../../shapes/bets/cash-out-form.ts';
import { CashOutPage } from '../../features/bets/cash-out-page.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { betDetailsPath, cashOutPath } from '../../paths/bet-paths.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { cashOutOrder, cashOutStep } from '../../services/bets/cash-out-form.server.ts';
import { cashOutOf, confirmCashOut } from '../../services/bets/cash-out.server.ts';
import { cashOutBars, cashOutCommission } from '../../services/bets/cash-out-terms.server.ts';
import { findBet } from '../../services/bets/find-bet.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { forgetBalance, showNewBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('cashOut');

export const loader = guardedPage(handle, async ({ request, params, context, bettor, headers }) => {
  const betNumber = numberOf(params);
  const step = cashOutStep(new URL(request.url).searchParams);
  const texts = textsOf(context.brand.locale, 'bet-history');
  const question = await withSession(pathOf(request), bettor, context, async (session) => {
    const [found, barOf, commission] = await Promise.all([
      findBet(betNumber, session, context),
      cashOutBars(session, context),
      cashOutCommission(session, context),
    ]);
    // The page of the bet says that there is none.
    if (found.kind === 'missing') throw redirect(betDetailsPath(betNumber));
    const { bet } = found;
    const { type } = bet;
    if (type === 'unknown') throw redirect(betDetailsPath(betNumber));
    const subject = { betNumber, type, bar: barOf(bet) };
    const { shown, isNewlyPaid } = await cashOutOf(subject, step, bettor, context);
    if (isNewlyPaid) await showNewBalance(request, bettor, context);
    return { bet: { ...bet, type }, shown, commission };
  }).catch((error: unknown) => unreadable(error, context));
  const page = {
    metadata: await privateMetadata(texts['cashOut.title'], context),
    texts,
    betNumber,
    question,
    now: context.now(),
  };
  return data(page, { headers });
});

/** A bet that can't be read is said so; what became of its cash out stands written. */
function unreadable(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'bet not read');
  return null;
}

export const action = guardedAction(handle, async ({ request, params, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const betNumber = numberOf(params);
  if (formData.get(CASH_OUT_BUTTON) === DISMISSES) return redirect(betDetailsPath(betNumber));
  const page = cashOutPath(betNumber);
  const order = refusal ? null : cashOutOrder(betNumber, formData);
  // The question again, in a form of this site.
  if (!order) return redirect(page);
  const answer = await withSession(page, bettor, context, () =>
    confirmCashOut(order, bettor, context),
  );
  switch (answer) {
    case 'told':
      await forgetBalance(bettor, context);
      return redirect(page);
    case 'askedAgain':
      return redirect(`${page}?${SEEN_VALUE}=${order.offer.value}`);
    case 'sessionEnded':
      return redirect(loginPath(page, 'ended'));
  }
});

function numberOf({ betNumber = '' }: { readonly betNumber?: string | undefined }): string {
  if (!/^\d{1,40}$/.test(betNumber)) throw new Response(null, { status: 404 });
  return betNumber;
}

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function CashOut() {
  return <CashOutPage {...useLoaderData<typeof loader>()} />;
}
