import { type AppLoadContext, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { textsOf } from '@vitrine/messages/texts';
import { ticketTitle } from '../../features/bet-slip/placed/ticket-title.ts';
import { TicketPage } from '../../features/bet-slip/ticket-page.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { notPlacedPath } from '../../paths/slip-paths.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { noteResultPage } from '../../services/bet-slip/bet-slip.server.ts';
import { storedBetSlip } from '../../services/bet-slip/bet-slip-store.server.ts';
import { slipOfPlacement } from '../../services/bet-slip/placement-outcome.ts';
import type { FoundPlacement } from '../../services/bet-slip/placement-kind.server.ts';
import { whatBecameOf, whyNotPlaced } from '../../services/bet-slip/placement.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';

export const handle = routeHandle('ticket');

export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const found = await whatBecameOf(params.intentId ?? '', bettor, context);
  if (!found) throw new Response(null, { status: 404 });
  await noteResultPage(found.id, new URL(request.url).pathname, bettor, context);
  const slip = shownSlip(found, context);
  const isNotPlaced = slip.step === 'settingBet';
  const obstacle = isNotPlaced ? await whyNotPlaced(found.id, bettor, context) : null;
  if (isNotPlaced && isToldOnSlip(slip, obstacle, await storedBetSlip(bettor, context))) {
    throw redirect(notPlacedPath(found.id));
  }
  if (slip.step === 'result') await forgetBalance(bettor, context);
  const isDone = found.kind === 'movement' && found.state.kind === 'done';
  const tickets = isDone ? found.state.outcome.tickets : [];
  const texts = textsOf(context.brand.locale, 'bet-slip');
  return {
    metadata: await privateMetadata(ticketTitle(slip, texts), context),
    texts,
    intentId: found.id,
    slip,
    tickets: tickets.map(({ ticketId, outcomeId, acceptedAt }) => ({
      ticketId,
      outcomeId,
      acceptedAt,
    })),
    obstacle,
    now: context.now(),
  };
});

/**
 * Whether the bettor has what was not placed on the slip at hand, where it can be mended and sent. An obstacle is
 * said there; why the operator refused a selection only where that selection still says it.
 */
function isToldOnSlip(
  { selections }: BetSlip,
  obstacle: PlaceObstacle | null,
  held: BetSlip,
): boolean {
  const isHeld = ({ outcomeId, result }: Selection) =>
    held.selections.some(
      (selection) =>
        selection.outcomeId === outcomeId &&
        (obstacle !== null || selection.result?.code === result?.code),
    );
  return held.step === 'settingBet' && selections.every(isHeld);
}

/** The slip as it was placed; of a record that can't be read nothing is known but that it was sent. */
function shownSlip(found: FoundPlacement, context: AppLoadContext): BetSlip {
  if (found.kind === 'movement') return slipOfPlacement(found, context.now());
  return { ...emptyBetSlip(found.id), step: 'disconnected' };
}

export { meta } from '../../frame/page-meta.ts';

export default function Ticket() {
  return <TicketPage {...useLoaderData<typeof loader>()} />;
}
