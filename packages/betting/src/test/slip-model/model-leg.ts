import type { RejectionCode } from '../../bet-slip/placing/placement-error.ts';
import type { OutcomeSeen, PlaceStatus, Selection } from '../../bet-slip/bet-slip-types.ts';

/** A selection as the model keeps it: the words of the specification, changed in place. */
export interface Leg {
  readonly id: string;
  readonly event: string;
  readonly provider: 'one' | 'two';
  readonly sport: string;
  readonly marketId: string;
  readonly marketType: string;
  readonly isCustom: boolean;
  match: 'notStarted' | 'live' | 'closed';
  /** Its match began while it stood on the slip: nothing of the live markets is about it. */
  isOfThePast: boolean;
  market: 'active' | 'suspended' | 'inactive' | 'closed';
  isOpen: boolean;
  agreed: OutcomeSeen;
  latest: OutcomeSeen;
  stake: number | null;
  removeAt: number | null;
  /** Its bet: null while nothing is known of one. */
  bet: { status: PlaceStatus; ticket: string | null; code: RejectionCode | null } | null;
}

/** The leg that a tap on an outcome makes. */
export function legOf(selection: Selection): Leg {
  return {
    id: selection.outcomeId,
    event: selection.eventId,
    provider: selection.provider,
    sport: selection.sportId,
    marketId: selection.marketId,
    marketType: selection.marketTypeId,
    isCustom: selection.isCustom ?? false,
    match: selection.eventStatus,
    isOfThePast: false,
    market: selection.marketStatus,
    isOpen: selection.outcomeActive,
    agreed: selection.placed,
    latest: selection.latest,
    stake: null,
    removeAt: selection.removeAt ?? null,
    bet: null,
  };
}

/** Only an active outcome of an active market of a match that is not over can be bet on. Source: 3§5. */
export function isOffSale(leg: Leg): boolean {
  return leg.market !== 'active' || !leg.isOpen || leg.match === 'closed';
}

/** The match began, and nothing of the leg comes back: its time on the slip is counted. Source: 3§3. */
export function hasEnded(leg: Leg): boolean {
  if (leg.match === 'closed') return true;
  return leg.match === 'live' && (leg.market === 'inactive' || leg.market === 'closed');
}

const BASKETBALL = 'sr:sport:2';
/** Pairs of overtime markets of one basketball match that a parlay takes. Source: 3§5. */
const PAIRS = ['223+225', '219+225'];

/** How many legs may stand in one multiple with the others. Source: 3§4, 3§5. */
export function eligible(legs: readonly Leg[]): number {
  const stages = legs.filter(({ event }) => event.includes(':stage:'));
  const hasProviderTwo = legs.some(({ provider }) => provider === 'two');
  const isOfBoth = hasProviderTwo && legs.some(({ provider }) => provider === 'one');
  const isParlayOfCustom =
    !isOfBoth && legs.every((leg) => leg.isCustom && leg.match === 'notStarted');
  return legs.filter((leg) => {
    if (leg.event.includes(':season:')) return false;
    if (leg.event.includes(':stage:')) {
      if (stages.length > 1) return false;
    } else if (leg.isCustom && !isParlayOfCustom) return false;
    const same = legs.filter(({ event }) => event === leg.event);
    if (same.length === 1) return true;
    const types = same.map(({ marketType }) => marketType).sort((one, other) => +one - +other);
    const isBasketball = same.every((each) => each.provider === 'one' && each.sport === BASKETBALL);
    return isBasketball && PAIRS.includes(types.join('+')) && !hasProviderTwo;
  }).length;
}

/** Which prices the bettor's setting takes without a question. */
export function takes(
  choice: 'any' | 'better' | 'none',
  seen: OutcomeSeen,
  latest: OutcomeSeen,
): boolean {
  if (seen.outcomeName !== latest.outcomeName) return false;
  if (choice === 'any' || seen.odds === latest.odds) return true;
  return choice === 'better' && latest.odds > seen.odds;
}
