import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { textsOf } from '@vitrine/messages/texts';
import type { BetSlipAnswer } from '../../features/bet-slip/bet-slip-data.ts';
import {
  NEW_SLIP_FIELD,
  PLACE_FIELD,
  type SlipButton,
  TICKET_FIELD,
} from '../../features/bet-slip/bet-slip-form.ts';
import {
  choiceEvents,
  parseButton,
  shownOutcomes,
  shownTicketType,
  stakeEntries,
} from '../../features/bet-slip/read-bet-slip-form.ts';
import { BetSlipPage } from '../../features/bet-slip/bet-slip-page.tsx';
import { slipButtonEvents } from '../../features/bet-slip/slip-button-events.ts';
import { SlipOddsAnnouncer } from '../../features/bet-slip/announcements/slip-odds-announcer.tsx';
import { LiveControl } from '../../features/sportsbook/live-control.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { useLiveStructure } from '../../live/use-live-structure.ts';
import { fragment, paths, returnPath } from '../../paths.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { NOT_PLACED, slipAnchor, ticketPath } from '../../paths/slip-paths.ts';
import { betSlipData, slipTopics } from '../../services/bet-slip/bet-slip-data.server.ts';
import { changeBetSlip, storedBetSlip } from '../../services/bet-slip/bet-slip-store.server.ts';
import { freeBetEvents } from '../../services/bet-slip/free-bets.server.ts';
import { keepSlip } from '../../services/bet-slip/kept-slips-store.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import {
  keepTypedStakes,
  placeThisSlip,
  whyNotPlaced,
} from '../../services/bet-slip/placement.server.ts';
import { type Visitor, visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import { admit, guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { tappedHeader } from '../../services/bet-slip/tap-news.server.ts';
import {
  addTaps,
  beginSlip,
  betAgainEvents,
  isToldOnSlip,
  tapOutcome,
} from '../../services/bet-slip/tap.server.ts';
import { parseTap, parseTaps, TAP_FIELD, TAPS_FIELD } from '../../shapes/bet-slip/tap-value.ts';

export const handle = liveRouteHandle('betSlip');

export const loader = guardedPage(handle, async ({ request, context, visitor }) => {
  const waitedFor = new URL(request.url).searchParams.get(NOT_PLACED);
  const obstacle = waitedFor === null ? null : await whyNotPlaced(waitedFor, visitor, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'bet-slip');
  const page = { path: new URL(request.url).pathname, showsResult: true };
  const betSlip = { ...(await betSlipData(visitor, context, page)), texts };
  return {
    metadata: await headedMetadata('betSlip', texts['page.title'], context),
    betSlip,
    answer: obstacle ? { unread: [], obstacle } : undefined,
    liveTexts: textSections(textsOf(locale, 'sportsbook'), ['live', 'announce']),
    liveTopics: slipTopics(betSlip.slip),
  };
});

type Context = ActionFunctionArgs['context'];

/**
 * Everything that is done to the slip by a form: taps on odds, its own buttons, and placing. Forms
 * sent by a script say so in the field `stay` and are answered with data; the others are led on.
 */
export const action = guardedAction(handle, async (args) => {
  const { request, context } = args;
  const { formData, visitor, refusal } = await readForm(request, context);
  if (refusal) return answer({ unread: [], obstacle: { kind: refusal } }, 403);
  const stays = formData.has('stay');
  const returnTo = returnPath(formData.get('returnTo'), paths.betSlip);
  const { events: stakes, unread } = stakeEntries(formData, context.brand);
  const freeBets = await freeBetEvents(formData, visitor, context);
  const entered = [...choiceEvents(formData), ...(freeBets ?? []), ...stakes];
  const intentId = formData.get(PLACE_FIELD);
  if (typeof intentId === 'string') {
    const order = {
      intentId,
      stakes: entered,
      shown: shownOutcomes(formData),
      shownType: shownTicketType(formData),
      isReadable: unread.length === 0,
    };
    await keepTypedStakes(order, visitor, context);
    if (!freeBets) return answer({ unread, obstacle: { kind: 'freeBetsUnread' } }, 409);
    const { bettor } = await admit('placeBet', args);
    const placed = await placeThisSlip(order, bettor, context);
    switch (placed.kind) {
      case 'sent':
        return stays ? answer() : redirect(ticketPath(intentId));
      case 'sessionEnded':
        return redirect(loginPath(paths.betSlip, 'ended'));
      case 'notSent':
        // After an answer of 4xx the router reads nothing anew, and the slip may be another than the page shows.
        return answer({ unread, obstacle: placed.obstacle }, stays ? 200 : 409);
    }
  }
  const tap = parseTap(formData.get(TAP_FIELD));
  const taps = parseTaps(formData.get(TAPS_FIELD));
  const offered = parseTap(formData.get(NEW_SLIP_FIELD));
  const page = pathOf(returnTo);
  const arrivedAt = context.now();
  const before = tap && !stays ? await storedBetSlip(visitor, context) : null;
  const tapped = tap && (await tapOutcome(tap, page, visitor, context));
  if (offered) await beginSlip(offered, visitor, context);
  else if (taps) await addTaps(taps, page, visitor, context);
  else if (!tap) {
    const { isKeptFull } = await pressButton(formData, entered, page, visitor, context);
    if (isKeptFull) return redirect(paths.keptSlips);
  }
  const headers = new Headers();
  if (visitor.isNew) headers.append('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  if (!freeBets) return answer({ unread, obstacle: { kind: 'freeBetsUnread' } }, 409, headers);
  if (stays || unread.length > 0) {
    return answer({ unread, obstacle: null }, 200, headers);
  }
  // What became of several outcomes is seen on the slip alone.
  if (!tap) return redirect(taps ? paths.betSlip : returnTo, { headers });
  if (tapped && isToldOnSlip(tapped, arrivedAt)) return redirect(paths.betSlip, { headers });
  const has = (slip: BetSlip | null) =>
    slip?.selections.some(({ outcomeId }) => outcomeId === tap.outcomeId) ?? false;
  const isAdded = has(tapped);
  if (isAdded !== has(before)) {
    headers.append('Set-Cookie', await tappedHeader(tap.outcomeId, context));
  }
  const place = isAdded ? slipAnchor(tap.outcomeId) : tap.eventId;
  return redirect(`${returnTo}#${fragment(place)}`, { headers });
});

/** The path of a page of this site, without its search. */
function pathOf(page: string): string {
  return page.replace(/[?#].*$/, '');
}

function answer(
  body: BetSlipAnswer = { unread: [], obstacle: null },
  status = 200,
  headers: HeadersInit = {},
) {
  return data(body, { status, headers });
}

async function pressButton(
  formData: FormData,
  events: readonly BetSlipEvent[],
  page: string,
  visitor: Visitor,
  context: Context,
): Promise<{ readonly isKeptFull: boolean }> {
  const slip = await changeBetSlip(visitor, context, events);
  const button = parseButton(formData);
  if (button?.kind === 'keep') return { isKeptFull: !(await keepSlip(slip, visitor, context)) };
  if (button) await pressSlipButton(button, slip, formData, page, visitor, context);
  return { isKeptFull: false };
}

async function pressSlipButton(
  button: SlipButton,
  slip: BetSlip,
  formData: FormData,
  page: string,
  visitor: Visitor,
  context: Context,
): Promise<void> {
  const ticket = formData.get(TICKET_FIELD);
  const hasGivenWay = typeof ticket === 'string' && ticket !== slip.intentId;
  // The result on the ticket's page is not that of the slip any more, which nobody dismissed there.
  if (hasGivenWay && button.kind === 'dismiss' && button.keep === 'none') return;
  const pressed =
    hasGivenWay && button.kind === 'dismiss'
      ? await betAgainEvents(ticket, visitor, context)
      : slipButtonEvents(button, slip, { now: context.now(), page, nextIntentId: context.newId() });
  if (pressed.length > 0) await changeBetSlip(visitor, context, pressed);
}

export { meta } from '../../frame/page-meta.ts';

export default function BetSlipRoute() {
  const { betSlip, answer: found, liveTexts } = useLoaderData<typeof loader>();
  useLiveStructure({ pageAlone: false });
  return (
    <>
      <BetSlipPage
        data={betSlip}
        answer={useActionData<typeof action>() ?? found}
        liveControl={<LiveControl texts={liveTexts} place="tight" />}
      />
      <SlipOddsAnnouncer slip={betSlip.slip} texts={liveTexts} />
    </>
  );
}
