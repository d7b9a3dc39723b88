import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { readBets } from '@vitrine/upstream/bets/read-bets';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { isoDay } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { readBalance } from '../wallet/balance.server.ts';
import { withdrawalUnderWay } from '../wallet/withdrawal-offer.server.ts';

/** Before the first bet of every site. */
const FIRST_DAY = '2000-01-01';

/** What of a bettor's keeps an account open. What the operator doesn't tell is left to its own check. */
export interface ClosingHurdles {
  /** Null when there is none, or it is unknown. */
  readonly balance: MinorUnits | null;
  readonly openBets: number;
  readonly hasWithdrawal: boolean;
}

export async function closingHurdles(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ClosingHurdles> {
  const [balance, withdrawal, openBets] = await Promise.all([
    readBalance(bettor, context, { fresh: true }),
    withdrawalUnderWay(returnTo, bettor, context),
    countOpenBets(returnTo, bettor, context),
  ]);
  return {
    balance: balance !== null && balance > 0 ? balance : null,
    openBets,
    hasWithdrawal: withdrawal !== null,
  };
}

async function countOpenBets(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<number> {
  const { upstream, requestId, brand, now, log } = context;
  const query = { listed: 'open', page: 1, from: FIRST_DAY, to: isoDay(now(), brand) } as const;
  const settings = { deadlineMs: pageDeadline(context), requestId };
  return withSession(returnTo, bettor, context, async (session) => {
    const { total } = await readBets(upstream, query, { ...settings, session });
    return total;
  }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'open bets not counted');
    return 0;
  });
}
