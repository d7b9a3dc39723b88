import type { AppLoadContext } from '@remix-run/node';
import { flag, type FlagName } from '@vitrine/upstream/contract/flags';

const KEPT_MS = 30_000;
const DEADLINE_MS = 2000;

interface KnownFlag {
  readonly isOn: boolean;
  readonly readAt: number;
}

const known = new WeakMap<AppLoadContext['upstream'], Map<FlagName, Promise<KnownFlag>>>();

/**
 * Whether a module is switched on. Guards wait for the answer, which is kept for half a minute; when
 * the flags service fails, what was last known holds, and a module never heard of is on: an outage of
 * the switches must not close the house. Source: 1§1, 1§2.
 */
export async function isSwitchedOn(name: FlagName, context: AppLoadContext): Promise<boolean> {
  const flags = known.get(context.upstream) ?? new Map<FlagName, Promise<KnownFlag>>();
  known.set(context.upstream, flags);
  const last = await flags.get(name);
  if (last && context.now() - last.readAt < KEPT_MS) return last.isOn;
  const reading = readFlag(name, last, context);
  flags.set(name, reading);
  return (await reading).isOn;
}

async function readFlag(
  name: FlagName,
  last: KnownFlag | undefined,
  context: AppLoadContext,
): Promise<KnownFlag> {
  try {
    const { value } = await context.upstream.call(flag, {
      params: { name },
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    });
    return { isOn: value !== false, readAt: context.now() };
  } catch (error) {
    context.log.warn({ err: error, flag: name }, 'flag not read');
    return { isOn: last?.isOn ?? true, readAt: context.now() };
  }
}
