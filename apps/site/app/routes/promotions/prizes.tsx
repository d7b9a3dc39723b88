import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { PrizesView } from '../../features/promotions/prizes-view.tsx';
import { CLAIMED } from '../../shapes/promotions/gift-claim.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { claimedPath, promotionPaths } from '../../paths/promotion-paths.ts';
import { forgetFreeBets, freeBetsOf } from '../../services/bet-slip/free-bets.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { claimContent, postedClaim } from '../../services/promotions/claim-form.server.ts';
import { giftKey } from '../../services/promotions/claim-kind.server.ts';
import { claimOnce } from '../../services/promotions/claims.server.ts';
import { prizesPage } from '../../services/promotions/prizes-page.server.ts';
import { prizesWords } from '../../services/promotions/prizes-words.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('promotionPrizes');

/** What the bettor was given, and what can be claimed. Source: 3§3, 3§7. */
export const loader = guardedPage(handle, async ({ request, context, bettor, maintenance }) => {
  const words = prizesWords(context);
  const metadata = await privateMetadata(words.heading, context);
  if (maintenance.giveaway) return { metadata, words, prizes: null };
  const claimed = new URL(request.url).searchParams.get(CLAIMED);
  const freeBets = await freeBetsOf(bettor, context);
  return { metadata, words, prizes: await prizesPage({ bettor, freeBets, claimed }, context) };
});

/** Claims a gift, once for each attempt, and shows what became of it. Source: 3§7. */
export const action = guardedAction(handle, async ({ request, context, bettor, maintenance }) => {
  const { formData, refusal } = await readForm(request, context);
  const posted = postedClaim(formData);
  if (refusal || posted === null) {
    return { problem: textsOf(context.brand.locale, 'promotions')['claim.stale'] };
  }
  if (maintenance.giveaway) return redirect(promotionPaths.prizes);
  const content = await claimContent(posted, bettor, context).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'offer of a claim not read');
    return 'unread' as const;
  });
  if (content === 'unread') {
    return { problem: textsOf(context.brand.locale, 'promotions')['claim.failed'] };
  }
  if (content === null) return redirect(promotionPaths.prizes);
  const shown = await claimOnce(content, posted.attempt, bettor, context);
  if (shown === null) return redirect(loginPath(promotionPaths.prizes, 'ended'));
  await Promise.all([forgetBalance(bettor, context), forgetFreeBets(bettor, context)]);
  return redirect(claimedPath(giftKey(content)));
});

export { meta } from '../../frame/page-meta.ts';

export default function Prizes() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <PrizesView {...useLoaderData<typeof loader>()} problem={problem} />;
}
