import type { AppLoadContext } from '@remix-run/node';
import { isOpen } from '@vitrine/betting/bets/bet';
import type { NoCashOutReason } from '@vitrine/betting/bets/cash-out';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Bet, BetLeg } from '@vitrine/upstream/bets/bet';
import { readCashOutCommission, readCashOutSports } from '@vitrine/upstream/bets/cash-out-terms';
import { KeptReadings } from '../base/kept-readings.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

const SPORTS_KEPT_MS = 5 * 60 * 1000;

const sportsOfOperator = new KeptReadings<ReadonlySet<string>>(SPORTS_KEPT_MS);

/** Says why the operator offers no value for a bet; null when it may. */
export type CashOutBars = (bet: Bet) => NoCashOutReason | null;

/**
 * Which bets can't have a value: closed ones, those that the operator blocked, those whose status or type is
 * unknown, and those on sports it offers no cash outs of. While the sports can't be read every one counts; that the
 * session has ended is for the page's other readings to tell. Source: 3§3, 3§7.
 */
export async function cashOutBars(
  session: SessionHandle,
  context: AppLoadContext,
): Promise<CashOutBars> {
  const sports = await sportsOfOperator
    .of('sports', context, () => readCashOutSports(context.upstream, settingsOf(session, context)))
    .catch((error: unknown) => {
      // The session may be that of another bettor, who asked at the same time: it says nothing of this one's.
      if (error instanceof SessionEnded) return null;
      return unread(error, context);
    });
  const isOffered = ({ sportId, result }: BetLeg) =>
    result !== 'pending' || (sports?.has(sportId) ?? true);
  return ({ status, type, isCashOutBlocked, legs }) => {
    if (status === 'unknown' || type === 'unknown') return 'notAvailable';
    if (!isOpen(status)) return 'alreadyClosed';
    // The operator has not accepted it yet.
    if (status === 'pending') return 'notAvailable';
    return isCashOutBlocked || !legs.every(isOffered) ? 'notAvailable' : null;
  };
}

/** What the operator keeps of the bettor's cash outs, in per cent; null when that can't be read. Source: 3§7. */
export function cashOutCommission(
  session: SessionHandle,
  context: AppLoadContext,
): Promise<number | null> {
  return readCashOutCommission(context.upstream, settingsOf(session, context)).catch(
    (error: unknown) => unread(error, context),
  );
}

function settingsOf(session: SessionHandle, context: AppLoadContext) {
  return { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
}

function unread(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'terms of cash outs not read');
  return null;
}
