import type { EventKind } from '@vitrine/betting/sportsbook/event-id';
import { templateMarkets } from '@vitrine/upstream/contract/sportsbook/market-templates';
import type { Implementation } from '../implement.ts';
import { FORMULA_1 } from '../world/stages/stages.ts';
import { PROVIDER_IDS } from '../world/match/wire-match.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { marketGroups, SEASON_GROUPS, STAGE_GROUPS, type MarketGroup } from './market-groups.ts';
import { sportById } from './tournament-index.ts';

/** The groups in which an event's page shows its markets. Source: 2§3, 2§7. */
export function implementTemplates(
  { implement }: Implementation,
  { labels }: Pick<CatalogueServices, 'labels'>,
): void {
  implement(templateMarkets, ({ params, query }) => ({
    data: groupsOf(params.id, query.eventType, query.providerId).map(
      ({ typeGroup, name, marketTypeIds }, index) => ({
        order: index + 1,
        typeGroup,
        nameMarketGrouping: labels.words(name),
        templateMarketToSportMarkets: marketTypeIds.map((marketId) => ({ marketId })),
      }),
    ),
  }));
}

function groupsOf(sportId: string, kind: EventKind, providerId: number): readonly MarketGroup[] {
  if (kind === 'stage') return sportId === FORMULA_1.sportId ? STAGE_GROUPS : [];
  const plan = sportById(sportId);
  if (!plan) return [];
  if (kind === 'season') return SEASON_GROUPS;
  return marketGroups(plan.sport, providerId === PROVIDER_IDS.two ? 'two' : 'one');
}
