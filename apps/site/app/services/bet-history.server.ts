import type { AppLoadContext } from '@remix-run/node';
import { HISTORY_FILTER, type HistoryFilter } from '@vitrine/betting/bet';
import type { Bet } from '@vitrine/upstream/bet';
import { betsByRange } from '@vitrine/upstream/contract/bets';
import { betFromWire } from '@vitrine/upstream/mappers/bet';
import type { SessionHandle } from '@vitrine/upstream/session';

/** Open bets, or closed ones by their result. Source: 3§2. */
export type HistoryMode =
  { readonly kind: 'open' } | { readonly kind: 'closed'; readonly filter: HistoryFilter };

/** How far back the history reaches. */
const RANGE_DAYS = 90;
const DAY_MS = 86_400_000;
/** The operator's word for open bets. */
const OPEN_STATUS = 0;
const DEADLINE_MS = 8000;

export interface BetHistoryPage {
  readonly bets: readonly Bet[];
  readonly page: number;
  readonly pages: number;
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
  const status = mode.kind === 'open' ? OPEN_STATUS : HISTORY_FILTER[mode.filter];
  const { results, metadata } = await context.upstream.call(betsByRange, {
    session,
    query: {
      'PaginationQuery.PageNumber': page,
      initialDate: day(context.now() - RANGE_DAYS * DAY_MS),
      finalDate: day(context.now()),
      ...(status === null ? {} : { status }),
    },
    deadlineMs: DEADLINE_MS,
    requestId: context.requestId,
  });
  return { bets: results.map(betFromWire), page, pages: metadata.pages };
}
