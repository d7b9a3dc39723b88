import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CashbackView } from '../../features/promotions/cashback-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { cashbackBox, openTodaysBox } from '../../services/promotions/cashback-box.server.ts';
import { forgetCashback } from '../../services/promotions/cashback-overlay.server.ts';
import { isInMaintenance } from '../../services/promotions/open-promotions.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('promotionCashback');

export const loader = guardedPage(handle, async ({ context, visitor, maintenance }) => {
  const texts = textsOf(context.brand.locale, 'promotions');
  const [metadata, box] = await Promise.all([
    pageMetadata('cashback', context, { path: paths.cashback }),
    isInMaintenance('cashback', maintenance)
      ? ({ kind: 'resting' } as const)
      : cashbackBox(visitor, context),
  ]);
  return { metadata, texts, box };
});

/** Opens the box of the day. Source: 3§2, 3§4. */
export const action = guardedAction(handle, async ({ request, context, visitor, maintenance }) => {
  const { refusal } = await readForm(request, context);
  if (!visitor.session) return redirect(loginPath(paths.cashback));
  if (refusal) return { opened: null };
  if (isInMaintenance('cashback', maintenance)) return redirect(paths.cashback);
  const opened = await openTodaysBox(visitor, context);
  // A box that did not answer may have paid all the same.
  await Promise.all([forgetBalance(visitor, context), forgetCashback(visitor, context)]);
  return { opened };
});

export { meta } from '../../frame/page-meta.ts';

export default function Cashback() {
  const { texts, box } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <CashbackView
      texts={texts}
      box={box}
      opened={answer?.opened ?? null}
      isStale={answer?.opened === null}
    />
  );
}
