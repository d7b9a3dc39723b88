import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RepeatBetView } from '../../features/bets/repeat-bet-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { SHARED_CODE, sharedBetPath } from '../../paths/bet-paths.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import {
  putTicketOnSlip,
  repeatedBet,
  sharedTicket,
} from '../../services/bet-slip/repeat-bet.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('sharedBet');

/** A bet that somebody shared, for a guest, too. It shows selections and prices, and no stake. */
export const loader = guardedPage(handle, async ({ params, context, visitor, headers }) => {
  const code = codeOf(params);
  const found = await repeatedBet(await sharedTicket(code, context), visitor, context);
  const page = {
    metadata: await pageMetadata('sharedBet', context, {
      picture: sharePicturePath('aposta', code),
    }),
    texts: textsOf(context.brand.locale, 'bet-history'),
    found,
    code,
  };
  return data(page, { headers, status: found.kind === 'notFound' ? 404 : 200 });
});

export const action = guardedAction(handle, async ({ request, params, context }) => {
  const { refusal, visitor } = await readForm(request, context);
  const code = codeOf(params);
  const path = sharedBetPath(code);
  const ticket = refusal ? null : await sharedTicket(code, context);
  // The page says what is the matter.
  if (ticket?.kind !== 'found') return redirect(path);
  await putTicketOnSlip(ticket.ticket, 'shared', path, visitor, context);
  const headers = new Headers();
  if (visitor.isNew) headers.append('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  return redirect(paths.betSlip, { headers });
});

function codeOf({ code = '' }: { readonly code?: string | undefined }): string {
  if (!SHARED_CODE.test(code)) throw new Response(null, { status: 404 });
  return code;
}

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function SharedBet() {
  const { texts, found, code } = useLoaderData<typeof loader>();
  return (
    <RepeatBetView
      texts={texts}
      title={texts['shared.title']}
      intro={texts['shared.text']}
      missing={texts['shared.missing.text']}
      found={found}
      path={sharedBetPath(code)}
      back={{ href: paths.sportsbook, label: texts['shared.back'] }}
    />
  );
}
