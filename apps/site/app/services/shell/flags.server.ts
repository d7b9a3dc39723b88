import { guardDeadline } from '../base/pages/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import { type FlagName, type FlagValue, readFlag } from '@vitrine/upstream/shell/read-flag';
import { deepmergeCustom } from 'deepmerge-ts';
import { KeptReadings } from '../base/kept-readings.ts';

const kept = new KeptReadings<FlagValue>(30_000);
/** An override says what a list holds; it adds nothing to it. */
const mergeDeeply = deepmergeCustom({ mergeArrays: false });

/**
 * Whether a module is switched on. Guards wait for the answer, which is kept for half a minute. When
 * the flags service fails, the last known answer counts, and an unknown module is on: an outage of
 * that service must not close the site. Google is off where this process has no keys of it. Source: 1§1, 1§2.
 */
export async function isSwitchedOn(name: FlagName, context: AppLoadContext): Promise<boolean> {
  if (name === 'register-with-google' && context.google === null) return false;
  return (await flagValue(name, context)) !== false;
}

/**
 * The value of a flag as this visitor has it: the operator's, with what the browser overrides merged
 * over it. Source: 1§1.
 */
export async function flagValue(name: FlagName, context: AppLoadContext): Promise<FlagValue> {
  const remote = await remoteValue(name, context);
  const override = context.flagOverrides[name];
  if (typeof remote !== 'object' || typeof override !== 'object') return override ?? remote;
  return mergeDeeply(remote, override) as FlagValue;
}

function remoteValue(name: FlagName, context: AppLoadContext): Promise<FlagValue> {
  return kept.of(name, context, async (last) => {
    try {
      return await readFlag(context.upstream, name, {
        deadlineMs: guardDeadline(context),
        requestId: context.requestId,
      });
    } catch (error) {
      context.log.warn({ err: error, flag: name }, 'flag not read');
      return last ?? true;
    }
  });
}
