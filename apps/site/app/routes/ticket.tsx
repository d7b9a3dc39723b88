import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { TicketPage } from '../features/bet-slip/ticket-page.tsx';
import { paths } from '../paths.ts';
import { forgetBalance } from '../services/balance.server.ts';
import { readBetSlip } from '../services/bet-slip.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { readIntent, slipOfIntent } from '../services/placement-intent.server.ts';
import { advanceIntent } from '../services/placement.server.ts';
import { requireBettor, sessionHandle } from '../services/session.server.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const found = await readIntent(bettor.session.user.id, params.intentId ?? '', context);
  if (!found) throw new Response(null, { status: 404 });
  const intent = await advanceIntent(found, sessionHandle(bettor, context), context);
  // The bettor's own slip follows, so that both say the same.
  await readBetSlip(bettor, context);
  const slip = slipOfIntent(intent, context.now());
  if (slip.step === 'settingBet') throw redirect(paths.betSlip);
  if (slip.step === 'result') await forgetBalance(bettor, context);
  const tickets = intent.state.kind === 'answered' ? intent.state.tickets : [];
  const texts = textsOf(context.brand.locale, 'bet-slip');
  return {
    title: pageTitle(
      slip.step === 'result' && slip.resultStatus === 'success'
        ? texts['receipt.title']
        : texts['waiting.title'],
      context,
    ),
    texts,
    intentId: intent.id,
    slip,
    tickets: tickets.map(({ ticketId, outcomeId, acceptedAt }) => ({
      ticketId,
      outcomeId,
      acceptedAt,
    })),
    now: context.now(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Ticket() {
  return <TicketPage {...useLoaderData<typeof loader>()} />;
}
