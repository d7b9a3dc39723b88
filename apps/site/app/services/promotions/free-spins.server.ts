import type { AppLoadContext } from '@remix-run/node';
import type { CallSettings } from '@vitrine/upstream/base/client';
import { type FreeSpins, readFreeSpins } from '@vitrine/upstream/promotions/rewards';

/** The free spins that a bettor can still play: the operator's list may hold some that are over. Source: 3§7. */
export async function playableSpins(
  settings: CallSettings,
  { upstream, now }: Pick<AppLoadContext, 'upstream' | 'now'>,
): Promise<readonly FreeSpins[]> {
  const given = await readFreeSpins(upstream, settings);
  return given.filter(({ expiresAt }) => expiresAt > now());
}
