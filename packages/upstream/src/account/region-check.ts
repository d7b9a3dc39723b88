import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { clientPlace, regionCheck } from '../contract/account/region.ts';
import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';

/** Where a client was found to be. Source: 2§3. */
export type ClientPlace = z.output<typeof clientPlace>;

/** What the region check says of a client. */
export type RegionVerdict =
  | { readonly kind: 'allowed'; readonly place: ClientPlace }
  /** In a restricted country that the brand lets in all the same. */
  | { readonly kind: 'exempt'; readonly place: ClientPlace }
  /** Registering and logging in are closed. `place` is null when the refusal names none. */
  | { readonly kind: 'restricted'; readonly place: ClientPlace | null }
  /** The check could not be made; the operator still refuses who must be refused. */
  | { readonly kind: 'unknown' };

export interface RegionCheckOptions {
  /** `v2` looks at the region within the country too. */
  readonly version: keyof typeof regionCheck;
  /** Code of the country that this brand lets in though it is restricted; null for none. */
  readonly exemptCountry: string | null;
}

/**
 * Checks where the client is, by `settings.clientAddress`. A failure of the check is a verdict too;
 * throws the signal's reason when it aborts. Source: 2§5, 2§8.
 */
export async function checkRegion(
  client: UpstreamClient,
  { version, exemptCountry }: RegionCheckOptions,
  settings: CallSettings,
): Promise<RegionVerdict> {
  try {
    return { kind: 'allowed', place: await client.call(regionCheck[version], settings) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!(error instanceof UpstreamStatusError) || error.status !== 451) return { kind: 'unknown' };
    const place = clientPlace.safeParse(error.refusal?.context).data ?? null;
    const isExempt = place !== null && place.isoCountry === exemptCountry;
    return isExempt ? { kind: 'exempt', place } : { kind: 'restricted', place };
  }
}

/** Whether registering and logging in are closed to the client. Source: 2§5. */
export function isEntryBlocked({ kind }: RegionVerdict): boolean {
  return kind === 'restricted';
}
