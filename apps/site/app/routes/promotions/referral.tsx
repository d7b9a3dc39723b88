import { type AppLoadContext, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import { CLAIM_FIELDS, ReferralView } from '../../features/promotions/referral-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { CLAIM, promotionPaths, referralClaimPath } from '../../paths/promotion-paths.ts';
import type { ShownClaim } from '../../shapes/promotions/referral.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import type { Bettor } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import {
  claimReferral,
  referralOf,
  shownClaim,
} from '../../services/promotions/referral.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { claimedNoticeHeader } from '../../services/shell/modal-notices/referral-notice.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('referral');

/** In the address in place of a claim's id: its form was too old to be taken. */
const STALE = 'stale';

const claimForm = z.object({
  [CLAIM_FIELDS.id]: z.uuid(),
  [CLAIM_FIELDS.amount]: z.coerce.number().int().nonnegative().transform(minorUnits),
});

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const claimId = new URL(request.url).searchParams.get(CLAIM);
  const claim = claimId === null ? null : await claimOf(claimId, bettor, context);
  const texts = textsOf(context.brand.locale, 'rewards');
  // Read after the claim, which may have changed what is ready.
  const [metadata, referral] = await Promise.all([
    privateMetadata(`${texts['referral.title']} · ${texts['referral.code']}`, context),
    referralOf(bettor, context),
  ]);
  return { metadata, texts, brandName: context.brand.name, referral, claim };
});

async function claimOf(id: string, bettor: Bettor, context: AppLoadContext) {
  const claim: ShownClaim | null =
    id === STALE
      ? { kind: 'refused', reason: 'stale' }
      : z.uuid().safeParse(id).success
        ? await shownClaim(id, bettor, context)
        : null;
  if (claim?.kind === 'sessionEnded') throw redirect(loginPath(promotionPaths.referral, 'ended'));
  return claim && { ...claim, id };
}

/** Claims what is ready, once per form, and leads to what became of it. Source: 3§7. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const form = claimForm.safeParse(Object.fromEntries(formData)).data;
  if (refusal || !form) return redirect(referralClaimPath(STALE));
  const { [CLAIM_FIELDS.id]: claimId, [CLAIM_FIELDS.amount]: amount } = form;
  await claimReferral(claimId, amount, bettor, context);
  await forgetBalance(bettor, context);
  return redirect(referralClaimPath(claimId), {
    headers: { 'Set-Cookie': await claimedNoticeHeader(bettor.session.user.id, context) },
  });
});

export { meta } from '../../frame/page-meta.ts';

export default function Referral() {
  return <ReferralView {...useLoaderData<typeof loader>()} />;
}
