import { type AppLoadContext, redirect } from '@remix-run/node';
import { checkRegion, isEntryBlocked } from '@vitrine/upstream/account/region-check';
import { paths } from '../../paths.ts';
import { noteSecurity } from '../base/security-log.server.ts';

export interface RegionQuestion {
  /** A registration depends on the region within a country, too; a log-in on the country alone. */
  readonly of: 'registration' | 'logIn';
  readonly deadlineMs: number;
}

/**
 * Throws a redirect to the page of restricted regions when the client may neither register nor log in
 * from where it is. A check that fails closes nothing: the operator still answers 451 to a log-in or a
 * registration. Source: 2§5, 2§8.
 */
export async function requireOpenRegion(
  { of, deadlineMs }: RegionQuestion,
  context: AppLoadContext,
): Promise<void> {
  const { upstream, brand, clientAddress, requestId, tracking } = context;
  const { exemptCountry, isTracked } = brand.region;
  const version = of === 'registration' ? 'v2' : 'v1';
  const settings = { deadlineMs, clientAddress, requestId };
  const verdict = await checkRegion(upstream, { version, exemptCountry }, settings);
  if (!isEntryBlocked(verdict)) return;
  noteSecurity('regionRefused', { what: of }, context);
  if (isTracked) tracking.track({ name: 'restrictedRegion', of });
  throw redirect(paths.registerInvalidRegion);
}
