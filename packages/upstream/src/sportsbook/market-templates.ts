import type { Provider } from '@vitrine/betting/sportsbook/event';
import type { EventKind } from '@vitrine/betting/sportsbook/event-id';
import type { OperatorGroup } from '@vitrine/betting/sportsbook/market-group';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { templateMarkets } from '../contract/sportsbook/market-templates.ts';

const KINDS = { Normal: 'normal', Main: 'main', CustomBet: 'customBet' } as const;

/** Provider ids of the wire. Source: 3§9 names that of the second. */
const PROVIDER_IDS: Readonly<Record<Provider, number>> = { one: 0, two: 1 };

/**
 * The groups of a sport's markets in the operator's order; none for a sport without groups. Rejects
 * as `UpstreamClient.call`. Source: 2§3, 2§7.
 */
export async function readMarketGroups(
  client: UpstreamClient,
  of: { readonly sportId: string; readonly provider: Provider; readonly kind: EventKind },
  settings: CallSettings = {},
): Promise<readonly OperatorGroup[]> {
  const { data } = await client.call(templateMarkets, {
    params: { id: of.sportId },
    query: { providerId: PROVIDER_IDS[of.provider], eventType: of.kind },
    ...settings,
  });
  return data
    .toSorted((one, other) => one.order - other.order)
    .map(({ typeGroup, nameMarketGrouping, templateMarketToSportMarkets }) => ({
      kind: KINDS[typeGroup],
      name: nameMarketGrouping,
      marketTypeIds: templateMarketToSportMarkets.map(({ marketId }) => marketId),
    }));
}
