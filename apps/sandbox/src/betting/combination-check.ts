import {
  hasSameEventPair,
  isEventRepeated,
  isSinglesOnly,
  type Combinable,
} from '@vitrine/betting/bet-slip/combination';
import { Refusal } from '../refusal.ts';
import type { QuotedUnit } from './quote.ts';
import type { RequestedTicket } from './ticket-request.ts';
import { BET_TYPE, type BetType } from './ticket.ts';

/** Tickets of one unit, which nothing is combined with. */
const ALONE: ReadonlySet<BetType> = new Set([BET_TYPE.single, BET_TYPE.custom]);

/**
 * Throws the refusal of a ticket whose selections may not be combined as its type says: by number,
 * event, provider or kind. Source: 3§5.
 */
export function refuseCombination(
  { betType, units: requested }: RequestedTicket,
  units: readonly QuotedUnit[],
  minimumSelections: number,
): void {
  if (ALONE.has(betType)) return;
  if (units.length < minimumSelections) {
    throw new Refusal(400, 'NOT_ENOUGH_SELECTIONS', `At least ${minimumSelections} are needed`);
  }
  const selections = units.flatMap((unit, index) =>
    combinable(unit, requested[index]?.customOdds != null),
  );
  if (selections.some((selection) => isSinglesOnly(selection, selections))) {
    throw notCombinable('Among them is one that can only be a single');
  }
  if (selections.some(({ eventId }) => isEventRepeated(eventId, selections))) {
    throw new Refusal(400, 'SAME_EVENT_IN_TICKET', 'An event stands on the ticket twice');
  }
  refuseType(betType, selections);
}

/** A custom bet counts as one selection of its event. */
function combinable({ legs: [first] }: QuotedUnit, isCustom: boolean): readonly Combinable[] {
  if (!first) return [];
  const { offer, market } = first;
  return [
    {
      eventId: offer.id,
      provider: offer.provider,
      sportId: offer.sportId,
      marketTypeId: market.typeId,
      eventStatus: offer.status === 'live' ? 'live' : 'notStarted',
      isCustom,
    },
  ];
}

/** Each type of ticket takes its own combinations. */
function refuseType(betType: BetType, selections: readonly Combinable[]): void {
  const isOfBoth = new Set(selections.map(({ provider }) => provider)).size > 1;
  if (isOfBoth !== (betType === BET_TYPE.multipleManyProviders)) {
    throw notCombinable(
      isOfBoth
        ? 'Selections of both providers go into a ticket of many providers'
        : 'A ticket of many providers takes selections of both',
    );
  }
  if (hasSameEventPair(selections) !== (betType === BET_TYPE.parlay)) {
    throw notCombinable('Two outcomes of one match go into a parlay, and nothing else does');
  }
  const hasCustom = selections.some(({ isCustom }) => isCustom);
  if (hasCustom !== (betType === BET_TYPE.customParlay)) {
    throw notCombinable('Custom bets go into a parlay of their own');
  }
}

function notCombinable(message: string): Refusal {
  return new Refusal(400, 'SELECTIONS_NOT_COMBINABLE', message);
}
