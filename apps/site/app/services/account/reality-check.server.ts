import type { AppLoadContext } from '@remix-run/node';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { readSessionSoFar, setAlertInterval } from '@vitrine/upstream/account/session-alert';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { minutesText } from '../../format/minutes-text.ts';
import { keepCheckInterval } from '../base/session/check-interval.server.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { sessionTimes } from '../base/session/session-record.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';

/**
 * What the session has cost so far, in words. While the operator doesn't tell the sums, only the time is
 * known, by the site's own clock.
 */
export async function realityCheck(returnTo: string, bettor: Bettor, context: AppLoadContext) {
  const { upstream, requestId, brand } = context;
  const texts = textsOf(brand.locale, 'responsible-gaming');
  const soFar = await withSession(returnTo, bettor, context, (session) =>
    readSessionSoFar(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'session so far not read');
    return null;
  });
  const { startedAt } = sessionTimes(bettor.session, brand.realityCheckMinutes);
  const money = (amount: number) => formatMoney(minorUnits(amount), brand);
  const minutes = Math.max(0, Math.floor((context.now() - startedAt) / 60_000));
  const time = { label: texts['check.time'], text: minutesText(minutes) };
  if (!soFar) {
    const unknown = texts['check.unknown'];
    return {
      facts: [time],
      result: { label: texts['check.result'], text: unknown },
    };
  }
  const { staked, won } = soFar;
  return {
    facts: [
      time,
      { label: texts['check.staked'], text: money(staked) },
      { label: texts['check.won'], text: money(won) },
    ],
    result: {
      label: texts[resultWord(won - staked)],
      text: money(Math.abs(won - staked)),
    },
  };
}

function resultWord(gain: number) {
  if (gain === 0) return 'check.result';
  return gain < 0 ? 'check.spent' : 'check.gained';
}

/** The bettor has seen what the session cost: the next check is due a whole interval from now. */
export function checkAnswered({ id }: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(id, context, (record) => ({ ...record, checkedAt: context.now() }));
}

/** How long a form waits for the operator to take the interval, in milliseconds. */
const CHANGE_DEADLINE_MS = 10_000;

/**
 * Sets how often the bettor is shown what the session has cost. False when the operator did not confirm
 * it: the interval that was chosen before still holds.
 */
export async function changeCheckInterval(
  returnTo: string,
  minutes: number,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId, log } = context;
  try {
    await withSession(returnTo, bettor, context, (session) =>
      setAlertInterval(upstream, minutes, {
        session,
        deadlineMs: CHANGE_DEADLINE_MS,
        requestId,
      }),
    );
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    log.warn({ err: error }, 'interval of the reality check not changed');
    return false;
  }
  const { id, session } = bettor;
  await keepCheckInterval({ id, userId: session.user.id, minutes }, context);
  return true;
}
