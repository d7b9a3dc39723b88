import { type AppLoadContext, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { TransactionsView } from '../../features/wallet/transactions-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import {
  readTransactionPage,
  transactionsQuery,
} from '../../services/wallet/transactions.server.ts';

export const handle = routeHandle('transactions');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const search = new URL(request.url).searchParams;
  const query = transactionsQuery(search, context);
  const asked = Number(search.get('pagina'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const { locale, isBrazilGroup } = context.brand;
  const texts = textsOf(locale, 'wallet');
  const list = await withSession(pathOf(request), bettor, context, (session) =>
    readTransactionPage(query, page, session, context),
  ).catch((error: unknown) => unreadable(error, context));
  return data({
    metadata: await privateMetadata(texts['transaction.title'], context),
    texts,
    periodTexts: textSections(textsOf(locale, 'forms'), ['period']),
    isBrazilGroup,
    ...query,
    list: list && { ...list, page },
  });
});

/** A list that can't be read is said so; the rest of the page stands. */
function unreadable(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'transactions not read');
  return null;
}

export { meta } from '../../frame/page-meta.ts';

export default function Transactions() {
  return <TransactionsView {...useLoaderData<typeof loader>()} />;
}
