import type { Odds } from '@vitrine/betting/base/odds';
import type { World } from '../world/world.ts';
import type { Leg } from './ticket.ts';

/** What the legs of a unit would be priced at now, or why they would not. */
export type PresentOdds =
  | { readonly kind: 'offered'; readonly odds: Odds }
  | { readonly kind: 'marketClosed' }
  | { readonly kind: 'eventClosed' };

type LegAsPlaced = Pick<
  Leg,
  'eventId' | 'marketId' | 'marketTypeId' | 'specifiers' | 'outcomeId' | 'outcomeTypeId'
>;

/** The present price of a unit: that of its outcome, or the joint one of a custom bet. */
export function presentOdds(world: World, legs: readonly LegAsPlaced[]): PresentOdds {
  const [first] = legs;
  if (!first) return { kind: 'eventClosed' };
  const markets = world.offer(first.eventId)?.markets ?? [];
  if (markets.length === 0) return { kind: 'eventClosed' };
  const outcomes = legs.map((leg) => {
    const market = markets.find(({ id }) => id === leg.marketId);
    const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
    return market && !market.isSuspended && outcome?.isActive ? outcome : null;
  });
  if (outcomes.includes(null)) return { kind: 'marketClosed' };
  const odds = legs.length === 1 ? outcomes[0]?.odds : world.jointPrice(first.eventId, legs);
  return odds == null ? { kind: 'marketClosed' } : { kind: 'offered', odds };
}
