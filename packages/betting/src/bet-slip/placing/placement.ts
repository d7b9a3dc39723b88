import type { BetSlip, Selection } from '../bet-slip-types.ts';
import { hasSameEventPair } from '../combination.ts';
import type { Provider } from '../../sportsbook/event.ts';

/** The kinds of placement the operator takes. Source: 3§7. */
export type PlacementKind =
  | 'multiSingle'
  | 'multiple'
  | 'multipleManyProviders'
  | 'parlay'
  | 'parlayCustomBets'
  | 'customBet';

/**
 * The provider id of a ticket. The specification gives the ids of provider two and of several
 * providers (3§9); 0 for provider one is our choice.
 */
export const TICKET_PROVIDER_ID: Readonly<Record<Provider | 'many', number>> = {
  one: 0,
  two: 1,
  many: 3,
};

/** One call that places some selections of a slip. */
export interface Placement {
  readonly kind: PlacementKind;
  readonly provider: Provider | 'many';
  readonly outcomeIds: readonly string[];
}

function singlePlacements(selections: readonly Selection[]): readonly Placement[] {
  const plain = selections.filter(({ isCustom }) => isCustom !== true);
  const custom = selections.filter(({ isCustom }) => isCustom === true);
  const providers = (['one', 'two'] as const).map((provider): Placement => {
    const own = plain.filter((selection) => selection.provider === provider);
    return { kind: 'multiSingle', provider, outcomeIds: own.map(({ outcomeId }) => outcomeId) };
  });
  return [
    ...providers.filter(({ outcomeIds }) => outcomeIds.length > 0),
    ...custom.map(({ provider, outcomeId }): Placement => ({
      kind: 'customBet',
      provider,
      outcomeIds: [outcomeId],
    })),
  ];
}

function multipleKind(selections: readonly Selection[]): PlacementKind {
  if (selections.every(({ isCustom }) => isCustom === true)) return 'parlayCustomBets';
  if (hasSameEventPair(selections)) return 'parlay';
  const isMixed = new Set(selections.map(({ provider }) => provider)).size > 1;
  return isMixed ? 'multipleManyProviders' : 'multiple';
}

/**
 * The calls that place a slip without problems. Singles take one call for each provider, because
 * each has its own version of the call, and one for each custom bet; a multiple takes one.
 * Source: 3§5, 3§7.
 */
export function placementsOf(slip: BetSlip): readonly Placement[] {
  const [first] = slip.selections;
  if (!first) return [];
  if (slip.ticketType === 'singles') return singlePlacements(slip.selections);
  const kind = multipleKind(slip.selections);
  const provider = kind === 'multipleManyProviders' ? 'many' : first.provider;
  return [{ kind, provider, outcomeIds: slip.selections.map(({ outcomeId }) => outcomeId) }];
}
