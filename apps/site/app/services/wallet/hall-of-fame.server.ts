import type { AppLoadContext } from '@remix-run/node';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { type FamousWithdrawal, readHallOfFame } from '@vitrine/upstream/wallet/hall-of-fame';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** More than these are not looked at. */
const SHOWN = 5;

/**
 * The largest withdrawals of late; none for the brands without a hall of fame, and none while the operator
 * does not answer: nobody waits for them. Source: 1§7.
 */
export async function hallOfFame(context: AppLoadContext): Promise<readonly FamousWithdrawal[]> {
  const { upstream, brand, requestId, log } = context;
  const settings = { deadlineMs: pageDeadline(context), requestId };
  try {
    const facts = { hasHallOfFame: brand.country === 'MX' };
    return ((await readHallOfFame(upstream, facts, settings)) ?? []).slice(0, SHOWN);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'hall of fame not read');
    return [];
  }
}
