import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { headbar, sidebarHeadbar, type wireHeaderItem } from '../contract/sportsbook/header.ts';

function itemFromWire(wire: z.output<typeof wireHeaderItem>): HeaderBarItem {
  return {
    id: wire.itemId,
    type: wire.type,
    name: wire.displayName,
    order: wire.order,
    sportId: wire.sportId ?? null,
    tournamentId: wire.tournamentId ?? null,
    imageUrl: wire.imageUrl ?? null,
    path: wire.path ?? null,
    enabled: wire.enabled,
    hasLiveEvents: wire.hasLiveEvents,
    hasPrematch: wire.hasPrematch,
  };
}

/**
 * The header bar in the operator's order: from the front-back API, or from the sidebar when that
 * fails in any way. Rejects as `UpstreamClient.call` does when both fail. Source: 2§2, 2§7.
 */
export async function readHeadbar(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<readonly HeaderBarItem[]> {
  const { data } = await client.call(headbar, settings).catch((error: unknown) => {
    if (settings.signal?.aborted) throw error;
    return client.call(sidebarHeadbar, settings);
  });
  return data.map(itemFromWire).sort((one, other) => one.order - other.order);
}
