import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { slipProblems } from '@vitrine/betting/bet-slip-check';
import { selectionOf } from '@vitrine/betting/selection';
import { textsOf } from '@vitrine/messages/texts';
import type { BetSlipAnswer, PlaceObstacle } from '../features/bet-slip/bet-slip-data.ts';
import {
  parseButton,
  PLACE_FIELD,
  type StakeEntries,
  stakeEntries,
} from '../features/bet-slip/bet-slip-form.ts';
import { BetSlipPage } from '../features/bet-slip/bet-slip-page.tsx';
import { slipButtonEvents } from '../features/bet-slip/slip-button-events.ts';
import { SlipOddsAnnouncer } from '../features/bet-slip/slip-odds-announcer.tsx';
import { LiveControl } from '../features/sportsbook/live-control.tsx';
import { textSections } from '../format/text-sections.ts';
import { useLiveStructure } from '../live/use-live-structure.ts';
import { loginPath, paths, returnPath, ticketPath } from '../paths.ts';
import { forgetBalance } from '../services/balance.server.ts';
import { betSlipData, betSlipRules, slipTopics } from '../services/bet-slip-data.server.ts';
import { changeBetSlip } from '../services/bet-slip-store.server.ts';
import { findPricedOutcome, readBetSlip } from '../services/bet-slip.server.ts';
import { readForm } from '../services/csrf.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { intentEvents, readIntent } from '../services/placement-intent.server.ts';
import { playRefusal } from '../services/play-refusal.ts';
import { placeOnce } from '../services/placement.server.ts';
import { withSession } from '../services/session.server.ts';
import { type Visitor, visitorCookieHeader, visitorOf } from '../services/visitor.server.ts';
import { parseTap, TAP_FIELD, type Tap } from '../tap-value.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'bet-slip');
  const betSlip = { ...(await betSlipData(visitor, context)), texts };
  return {
    title: pageTitle(texts['page.title'], context),
    betSlip,
    liveTexts: textSections(textsOf(locale, 'sportsbook'), ['live', 'announce']),
    liveTopics: slipTopics(betSlip.slip),
  };
}

type Context = ActionFunctionArgs['context'];

/**
 * Everything that is done to the slip by a form: taps on odds, its own buttons, and placing. Forms
 * sent by a script say so in the field `stay` and are answered with data; the others are led on.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { formData, visitor, refusal } = await readForm(request, context);
  if (refusal) return answer({ unread: [], obstacle: { kind: refusal } }, 403);
  const stays = formData.has('stay');
  const returnTo = returnPath(formData.get('returnTo'), paths.betSlip);
  const entries = stakeEntries(formData, context.brand.decimalSeparator);
  const intentId = formData.get(PLACE_FIELD);
  if (typeof intentId === 'string') {
    const placed = await place(intentId, entries, visitor, context);
    if (placed !== 'sent') return answer({ unread: entries.unread, obstacle: placed }, 409);
    return stays ? answer() : redirect(ticketPath(intentId));
  }
  const tap = parseTap(formData.get(TAP_FIELD));
  if (tap) await tapOutcome(tap, visitor, context);
  else await pressButton(formData, entries, visitor, context);
  const headers = visitor.isNew
    ? { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) }
    : {};
  if (stays || entries.unread.length > 0) {
    return answer({ unread: entries.unread, obstacle: null }, 200, headers);
  }
  return redirect(tap ? `${returnTo}#${tap.eventId}` : returnTo, { headers });
}

function answer(
  body: BetSlipAnswer = { unread: [], obstacle: null },
  status = 200,
  headers: HeadersInit = {},
) {
  return data(body, { status, headers });
}

async function tapOutcome(tap: Tap, visitor: Visitor, context: Context): Promise<void> {
  const priced = await findPricedOutcome(tap.eventId, tap.outcomeId, context);
  if (!priced) return;
  await changeBetSlip(visitor, context, [
    {
      kind: 'selectionTapped',
      selection: selectionOf(priced, tap.seen),
      isEventShown: true,
      at: context.now(),
    },
  ]);
}

async function pressButton(
  formData: FormData,
  entries: StakeEntries,
  visitor: Visitor,
  context: Context,
): Promise<void> {
  const slip = await changeBetSlip(visitor, context, entries.events);
  const button = parseButton(formData);
  if (!button) return;
  const events = slipButtonEvents(button, slip, context.newId());
  if (events.length > 0) await changeBetSlip(visitor, context, events);
}

/**
 * Places the slip that the form showed. An intent of that name that was sent before is not sent
 * again: its ticket is where the bettor is led.
 */
async function place(
  intentId: string,
  { events, unread }: StakeEntries,
  visitor: Visitor,
  context: Context,
): Promise<'sent' | PlaceObstacle> {
  await changeBetSlip(visitor, context, events);
  const { session } = visitor;
  if (!session) throw redirect(loginPath(paths.betSlip));
  if (await readIntent(session.user.id, intentId, context)) return 'sent';
  const slip = await readBetSlip(visitor, context);
  if (slip.intentId !== intentId) return { kind: 'staleForm' };
  if (unread.length > 0) return { kind: 'problems', problems: [] };
  const problems = await placingProblems(slip, visitor, context);
  if (problems.length > 0) return { kind: 'problems', problems };
  if (!context.catalogue.feedUp()) return { kind: 'feedDown' };
  const intent = await withSession(paths.betSlip, visitor, context, (handle) =>
    placeOnce(slip, { ...visitor, session }, handle, context),
  );
  await changeBetSlip(visitor, context, intentEvents(intent, context.newId(), context.now()));
  await forgetBalance(visitor, context);
  if (intent.state.kind !== 'notPlaced') return 'sent';
  const { error } = intent.state;
  if (error?.kind === 'failed' && error.reason === 'sessionEnded') {
    throw redirect(loginPath(paths.betSlip, 'ended'));
  }
  const reason =
    error?.kind === 'failed' ? playRefusal(error.operatorCode ?? null, error.reason) : null;
  return reason ? { kind: 'barred', reason } : { kind: 'failed' };
}

/** A balance that stands in the way may be an old one: it is asked for again before saying so. */
async function placingProblems(
  slip: Parameters<typeof slipProblems>[0],
  visitor: Visitor,
  context: Context,
) {
  const problems = slipProblems(slip, await betSlipRules(visitor, context));
  if (!problems.some(({ reason }) => reason === 'balanceTooLow')) return problems;
  return slipProblems(slip, await betSlipRules(visitor, context, { freshBalance: true }));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function BetSlipRoute() {
  const { betSlip, liveTexts } = useLoaderData<typeof loader>();
  useLiveStructure();
  return (
    <>
      <BetSlipPage
        data={betSlip}
        answer={useActionData<typeof action>()}
        liveControl={<LiveControl texts={liveTexts} />}
      />
      <SlipOddsAnnouncer slip={betSlip.slip} texts={liveTexts} />
    </>
  );
}
