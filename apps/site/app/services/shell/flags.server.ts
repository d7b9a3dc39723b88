import { guardDeadline } from '../base/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import { type FlagName, readFlag } from '@vitrine/upstream/shell/read-flag';
import { KeptReadings } from '../base/kept-readings.ts';

const kept = new KeptReadings<boolean>(30_000);

/**
 * Whether a module is switched on. Guards wait for the answer, which is kept for half a minute. When
 * the flags service fails, the last known answer counts, and an unknown module is on: an outage of
 * that service must not close the site. Source: 1§1, 1§2.
 */
export function isSwitchedOn(name: FlagName, context: AppLoadContext): Promise<boolean> {
  return kept.of(name, context, async (last) => {
    try {
      const value = await readFlag(context.upstream, name, {
        deadlineMs: guardDeadline(context),
        requestId: context.requestId,
      });
      return value !== false;
    } catch (error) {
      context.log.warn({ err: error, flag: name }, 'flag not read');
      return last ?? true;
    }
  });
}
