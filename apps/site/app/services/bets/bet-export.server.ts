import type { AppLoadContext } from '@remix-run/node';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { type HistoryQuery, readBetHistory } from './bet-history.server.ts';

/** More bets than a bettor places in a year, and an end all the same. */
const MAX_PAGES = 500;

/** What a file of bets says. */
export interface BetFile {
  /** Before the first bet. */
  readonly start: string;
  readonly lineOf: (bet: Bet) => string;
}

/**
 * The bets of a history as a file, page after page as they come. The first page is read before it
 * resolves; a later page that can't be read breaks the download off. Rejects and breaks with the upstream
 * client's errors.
 */
export async function exportBets(
  { start, lineOf }: BetFile,
  query: HistoryQuery,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await readBetHistory(query, 1, session, context);
  let text = start;

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (text === '') next = await readBetHistory(query, next.page + 1, session, context);
      controller.enqueue(encoder.encode(text + next.bets.map(lineOf).join('')));
      text = '';
      if (next.page >= Math.min(next.pages, MAX_PAGES)) controller.close();
    },
  });
}
