import { pageDeadline } from '../base/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import type { HistoryFilter } from '@vitrine/betting/bets/bet';
import { type BetPage, readBets } from '@vitrine/upstream/bets/read-bets';
import type { SessionHandle } from '@vitrine/upstream/base/session';

/** Open bets, or closed ones by their result. Source: 3§2. */
export type HistoryMode =
  { readonly kind: 'open' } | { readonly kind: 'closed'; readonly filter: HistoryFilter };

/** How far back the history reaches. */
export const RANGE_DAYS = 90;
const DAY_MS = 86_400_000;
export interface BetHistoryPage extends BetPage {
  readonly page: number;
}

/** One page of the bettor's bets, newest first. Rejects with the upstream client's errors. */
export async function readBetHistory(
  mode: HistoryMode,
  page: number,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<BetHistoryPage> {
  const day = (at: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: context.brand.timeZone }).format(at);
  const query = {
    listed: mode.kind === 'open' ? ('open' as const) : mode.filter,
    page,
    from: day(context.now() - RANGE_DAYS * DAY_MS),
    to: day(context.now()),
  };
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  return { ...(await readBets(context.upstream, query, settings)), page };
}
