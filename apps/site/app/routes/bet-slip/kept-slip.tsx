import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { KeptSlipView } from '../../features/bet-slip/kept/kept-slip-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { KEPT_CHOICE_FIELD, KEPT_SLIP_CHOICES } from '../../shapes/bet-slip/kept-slip.ts';
import { keptSlipPath } from '../../paths/slip-paths.ts';
import { paths } from '../../paths.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { deleteKeptSlip } from '../../services/bet-slip/kept-slips-store.server.ts';
import { keptSlipNow, takeUpKeptSlip } from '../../services/bet-slip/kept-slips.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('keptSlip');

export const loader = guardedPage(handle, async ({ params, context, visitor }) => {
  const { keptId = '' } = params;
  const texts = textsOf(context.brand.locale, 'bet-history');
  const kept = await keptSlipNow(keptId, visitor, context);
  const metadata = await headedMetadata('keptSlip', texts['kept.one.title'], context);
  return data({ metadata, texts, kept, path: keptSlipPath(keptId) }, { status: kept ? 200 : 404 });
});

/** Puts a kept slip on the slip, and leads there, or deletes it. */
export const action = guardedAction(handle, async ({ request, params, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const { keptId = '' } = params;
  const path = keptSlipPath(keptId);
  const posted = formData.get(KEPT_CHOICE_FIELD);
  const choice = KEPT_SLIP_CHOICES.find((each) => each === posted);
  if (refusal || !choice) return redirect(path);
  if (choice === 'delete') {
    await deleteKeptSlip(keptId, visitor, context);
    return redirect(paths.keptSlips);
  }
  await takeUpKeptSlip(keptId, choice, path, visitor, context);
  return redirect(paths.betSlip);
});

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function KeptSlip() {
  return <KeptSlipView {...useLoaderData<typeof loader>()} />;
}
