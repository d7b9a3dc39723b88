import type { UpstreamClient } from '@vitrine/upstream/client';
import { headbar } from '@vitrine/upstream/contract/catalogue';
import type { HeadbarItem } from '../app/services/catalogue-reader.ts';

/** The header bar in the operator's order. Rejects with the client's errors. Source: 2§2, 2§7. */
export async function readHeadbar(
  upstream: UpstreamClient,
  deadlineMs: number,
): Promise<readonly HeadbarItem[]> {
  const { data } = await upstream.call(headbar, { deadlineMs });
  const items = data.map((item): HeadbarItem => ({
    id: item.itemId,
    type: item.type,
    name: item.displayName,
    order: item.order,
    sportId: item.sportId ?? null,
    tournamentId: item.tournamentId ?? null,
    imageUrl: item.imageUrl ?? null,
    path: item.path ?? null,
    enabled: item.enabled,
    hasLiveEvents: item.hasLiveEvents,
    hasPrematch: item.hasPrematch,
  }));
  return items.sort((one, other) => one.order - other.order);
}

/** The sports whose upcoming events are listed. */
export function prematchSports(items: readonly HeadbarItem[]): ReadonlySet<string> {
  const sports = items.filter(({ type, hasPrematch }) => type === 'sport' && hasPrematch);
  return new Set(sports.flatMap(({ sportId }) => sportId ?? []));
}
