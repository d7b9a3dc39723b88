import { type AppLoadContext, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { Sharing } from '../../features/bets/bet-actions.tsx';
import { BetDetailsView } from '../../features/bets/bet-details-view.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { NOT_SHARED, SHARED, SHARED_CODE, sharedBetPath } from '../../paths/bet-paths.ts';
import { cashOutOf } from '../../services/bets/cash-out.server.ts';
import { cashOutBars } from '../../services/bets/cash-out-terms.server.ts';
import { findBet, SEARCHED_DAYS } from '../../services/bets/find-bet.server.ts';
import { liveLegs } from '../../services/bets/live-legs.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { type Bettor, pathOf, withSession } from '../../services/base/session/session.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { showNewBalance } from '../../services/wallet/balance.server.ts';

export const handle = liveRouteHandle('betDetails');

export const loader = guardedPage(handle, async ({ request, params, context, bettor, headers }) => {
  const betNumber = params.betNumber ?? '';
  if (!/^\d{1,40}$/.test(betNumber)) throw new Response(null, { status: 404 });
  const texts = textsOf(context.brand.locale, 'bet-history');
  const found = await withSession(pathOf(request), bettor, context, (session) =>
    findBetAndCashOut(betNumber, request, session, bettor, context),
  ).catch((error: unknown) => unreadable(error, context));
  const page = {
    metadata: await privateMetadata(texts['details.title'], context),
    texts,
    betNumber,
    found,
    sharing: sharingOf(new URL(request.url).searchParams, context),
    days: SEARCHED_DAYS,
    now: context.now(),
    ...liveLegs(found.kind === 'found' ? [found.bet] : [], context),
  };
  return data(page, { headers, status: found.kind === 'missing' ? 404 : 200 });
});

export { headers } from '../../frame/loader-headers.ts';

/** What became of sharing the bet, as the address says. */
function sharingOf(search: URLSearchParams, { config }: AppLoadContext): Sharing {
  const code = search.get(SHARED);
  if (code !== null && SHARED_CODE.test(code)) {
    return { link: new URL(sharedBetPath(code), config.publicUrl).href };
  }
  return search.has(NOT_SHARED) ? 'failed' : null;
}

/** A bet, and its cash out while it is open. */
async function findBetAndCashOut(
  betNumber: string,
  request: Request,
  session: SessionHandle,
  bettor: Bettor,
  context: AppLoadContext,
) {
  const [found, barOf] = await Promise.all([
    findBet(betNumber, session, context),
    cashOutBars(session, context),
  ]);
  if (found.kind === 'missing') return found;
  const { bet } = found;
  if (bet.status !== 'open' || bet.type === 'unknown') return { ...found, cashOut: null };
  const subject = { betNumber, type: bet.type, bar: barOf(bet) };
  const { shown, isNewlyPaid } = await cashOutOf(subject, { kind: 'looked' }, bettor, context);
  if (isNewlyPaid) await showNewBalance(request, bettor, context);
  return { ...found, cashOut: shown };
}

/** A bet that can't be read is said so; the rest of the page stands. */
function unreadable(error: unknown, { log }: AppLoadContext) {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'bet not read');
  return { kind: 'unreadable' as const };
}

export { meta } from '../../frame/page-meta.ts';

export default function BetDetails() {
  return <BetDetailsView {...useLoaderData<typeof loader>()} />;
}
