import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RepeatBetView } from '../../features/bets/repeat-bet-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { betDetailsPath, repeatBetPath } from '../../paths/bet-paths.ts';
import { paths } from '../../paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { type Bettor, pathOf, withSession } from '../../services/base/session/session.server.ts';
import {
  ownTicket,
  putTicketOnSlip,
  repeatedBet,
} from '../../services/bet-slip/repeat-bet.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('repeatBet');

export const loader = guardedPage(handle, async ({ request, params, context, bettor, headers }) => {
  const ticket = await ticketOf(request, params, bettor, context);
  const found = await repeatedBet(ticket, bettor, context);
  const texts = textsOf(context.brand.locale, 'bet-history');
  const metadata = await privateMetadata(texts['repeat.title'], context);
  const { betNumber = '' } = params;
  const status = found.kind === 'notFound' ? 404 : 200;
  return data({ metadata, texts, found, betNumber }, { headers, status });
});

export const action = guardedAction(handle, async ({ request, params, context, bettor }) => {
  const { refusal } = await readForm(request, context);
  const path = new URL(request.url).pathname;
  const ticket = refusal ? null : await ticketOf(request, params, bettor, context);
  // The page says what is the matter.
  if (ticket?.kind !== 'found') return redirect(path);
  await putTicketOnSlip(ticket.ticket, 'replicated', path, bettor, context);
  return redirect(paths.betSlip);
});

function ticketOf(
  request: Request,
  { betNumber = '' }: { readonly betNumber?: string | undefined },
  bettor: Bettor,
  context: AppLoadContext,
) {
  if (!/^\d{1,40}$/.test(betNumber)) throw new Response(null, { status: 404 });
  return withSession(pathOf(request), bettor, context, (session) =>
    ownTicket(betNumber, session, context),
  );
}

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function RepeatBet() {
  const { texts, found, betNumber } = useLoaderData<typeof loader>();
  const back =
    found.kind === 'notFound'
      ? { href: paths.betHistory, label: texts['details.back'] }
      : { href: betDetailsPath(betNumber), label: texts['cashOut.back'] };
  return (
    <RepeatBetView
      texts={texts}
      title={texts['repeat.title']}
      intro={texts['repeat.text']}
      missing={texts['repeat.missing.text']}
      found={found}
      path={repeatBetPath(betNumber)}
      back={back}
    />
  );
}
