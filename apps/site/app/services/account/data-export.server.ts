import type { AppLoadContext } from '@remix-run/node';
import { readLimitChanges, readPlayLimits } from '@vitrine/upstream/account/play-limits';
import { readUserDetails } from '@vitrine/upstream/account/user-details';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { readBets } from '@vitrine/upstream/bets/read-bets';
import { readTransactions, transactionKey } from '@vitrine/upstream/wallet/transactions';
import { isoDay } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type PagedList, rowsOfPages } from '../base/pages/rows-of-pages.ts';
import type { Bettor } from '../base/session/session.server.ts';

const PAGE_SIZE = 50;
/** Before the first bet of every site. */
const FIRST_DAY = '2000-01-01';

/**
 * Everything that the site and the operator's calls know of a bettor, as one JSON file that is written as
 * it is read. The account, the limits and the first transactions are read before it resolves; what can't
 * be read later breaks the download off, so that no file looks whole and is not. Rejects and breaks with
 * the upstream client's errors.
 */
export async function dataExport(
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const pieces = exportPieces(bettor, session, context);
  let next = await pieces.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await pieces.next();
    },
  });
}

async function* exportPieces(
  { session: { user } }: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): AsyncGenerator<string, undefined> {
  const { upstream, requestId, brand, now } = context;
  // Each page has its own deadline: a long file takes longer than a page may.
  const settings = () => ({ session, deadlineMs: pageDeadline(context), requestId });
  const [details, limits, limitChanges] = await Promise.all([
    readUserDetails(upstream, settings()),
    readPlayLimits(upstream, settings()),
    readLimitChanges(upstream, settings()),
  ]);
  const head = {
    brand: brand.name,
    writtenAt: new Date(now()).toISOString(),
    currency: brand.currency,
    units:
      'amounts in hundredths of the currency, odds in thousandths, moments in Unix milliseconds',
    account: { id: user.id, username: user.username, ...details },
    limits,
    limitChanges,
  };
  const range = { from: FIRST_DAY, to: isoDay(now(), brand) };
  const transactions = jsonRows({
    idOf: transactionKey,
    async read(page) {
      const query = { filter: 'all', page, pageSize: PAGE_SIZE, ...range } as const;
      const { transactions: rows, ...rest } = await readTransactions(upstream, query, settings());
      return { ...rest, rows };
    },
  });
  // A bet that is settled between the two readings stands in both lists, and once in the file.
  const written = new Set<string>();
  const betsOf = (listed: 'open' | 'all') =>
    jsonRows(
      {
        idOf: ({ betNumber }: Bet) => betNumber,
        async read(page) {
          const query = { listed, page, ...range };
          const { bets: rows, ...rest } = await readBets(upstream, query, settings());
          return { ...rest, rows };
        },
      },
      written,
    );
  const first = await transactions.next();
  yield `${JSON.stringify(head).slice(0, -1)},"transactions":[${first.value ?? ''}`;
  yield* transactions;
  yield '],"openBets":[';
  yield* betsOf('open');
  yield '],"closedBets":[';
  yield* betsOf('all');
  yield ']}';
}

/** The rows of a list but those `written` before, as JSON with commas between them; a piece for each page. */
async function* jsonRows<Row>(
  list: PagedList<Row>,
  written = new Set<string>(),
): AsyncGenerator<string, undefined> {
  let isFirst = true;
  for await (const found of rowsOfPages(list, written)) {
    if (found.length === 0) continue;
    yield `${isFirst ? '' : ','}${found.map((row) => JSON.stringify(row)).join(',')}`;
    isFirst = false;
  }
}
