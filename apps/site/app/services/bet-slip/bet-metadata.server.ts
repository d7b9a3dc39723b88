import type { AppLoadContext } from '@remix-run/node';
import { checkRegion } from '@vitrine/upstream/account/region-check';

/** Without the place the bet is sent all the same: the operator decides about it. */
const PLACE_DEADLINE_MS = 1500;

/**
 * Where the bettor is, for a brand that says so with each bet; undefined for the other brands, and when
 * nobody can tell. Never throws. Source: 3§7.
 */
export async function betMetadataOf({
  brand,
  upstream,
  clientAddress,
  requestId,
  log,
}: AppLoadContext): Promise<{ readonly region: string; readonly city: string } | undefined> {
  const { exemptCountry, isSentWithBets } = brand.region;
  if (!isSentWithBets) return undefined;
  try {
    const settings = { deadlineMs: PLACE_DEADLINE_MS, clientAddress, requestId };
    const verdict = await checkRegion(upstream, { version: 'v2', exemptCountry }, settings);
    if (verdict.kind !== 'unknown' && verdict.place) {
      const { region, city } = verdict.place;
      return { region, city };
    }
    log.warn({ verdict: verdict.kind }, 'a bet is sent without the place of its bettor');
  } catch (error) {
    log.warn({ err: error }, 'a bet is sent without the place of its bettor');
  }
  return undefined;
}
