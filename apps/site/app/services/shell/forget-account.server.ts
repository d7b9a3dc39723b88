import type { AppLoadContext } from '@remix-run/node';
import { forgetCheckInterval } from '../base/session/check-interval.server.ts';
import { forgetNotices } from '../base/session/notices.server.ts';
import { turnOff } from '../base/session/two-factor.server.ts';
import { keepQuickStakes } from '../bet-slip/quick-stakes.server.ts';

/**
 * Deletes what the store keeps of a closed account for a year or longer: the second factor, the interval of the
 * reality check, the device of notices and the quick stakes. The rest ends by itself within 90 days.
 */
export async function forgetAccount(userId: string, context: AppLoadContext): Promise<void> {
  await Promise.all([
    turnOff(userId, context),
    forgetCheckInterval(userId, context),
    forgetNotices(userId, context),
    keepQuickStakes(null, userId, context),
  ]);
}
