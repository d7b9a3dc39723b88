import type { Selection } from './bet-slip-types.ts';
import { eventKindOf } from '../sportsbook/event-id.ts';

/** The facts of a selection that decide whether it can be combined. */
export type Combinable = Pick<
  Selection,
  'eventId' | 'provider' | 'sportId' | 'marketTypeId' | 'eventStatus' | 'isCustom'
>;

const BASKETBALL = 'sr:sport:2';

/** Market types of basketball that count overtime, in the feed's numbering. */
const WINNER_OVERTIME = '219';
const HANDICAP_OVERTIME = '223';
const TOTAL_OVERTIME = '225';
const OVERTIME_TYPES = [WINNER_OVERTIME, HANDICAP_OVERTIME, TOTAL_OVERTIME];

/**
 * Whether two selections of one basketball match may be combined: both markets count overtime, they
 * are of two types, and one of them is the total. Source: 3§5.
 */
function isOvertimePair(one: Combinable, other: Combinable): boolean {
  const types = [one.marketTypeId, other.marketTypeId];
  return (
    [one, other].every(({ provider, sportId }) => provider === 'one' && sportId === BASKETBALL) &&
    types.every((type) => OVERTIME_TYPES.includes(type)) &&
    one.marketTypeId !== other.marketTypeId &&
    types.includes(TOTAL_OVERTIME)
  );
}

function selectionsOfEvent(eventId: string, among: readonly Combinable[]): readonly Combinable[] {
  return among.filter((selection) => selection.eventId === eventId);
}

/**
 * Whether two of the selections are of one match (a basketball pair), which only a parlay accepts.
 * Source: 3§5.
 */
export function hasSameEventPair(selections: readonly Combinable[]): boolean {
  return selections.some(({ eventId }) => selectionsOfEvent(eventId, selections).length === 2);
}

/**
 * Whether the slip holds several selections of the event that can't be combined. Only a basketball
 * overtime pair on a slip without provider two can. Source: 3§5.
 */
export function isEventRepeated(eventId: string, among: readonly Combinable[]): boolean {
  const [one, other, third] = selectionsOfEvent(eventId, among);
  if (!one || !other) return false;
  const isPair = third === undefined && isOvertimePair(one, other);
  return !isPair || among.some(({ provider }) => provider === 'two');
}

/** Whether all are custom bets of one provider on matches that have not started. Source: 3§5. */
function areCustomParlay(selections: readonly Combinable[]): boolean {
  const [first] = selections;
  return selections.every(
    ({ isCustom, eventStatus, provider }) =>
      isCustom === true && eventStatus === 'notStarted' && provider === first?.provider,
  );
}

/**
 * Whether a selection can only be a single on this slip: a season; a stage beside another stage; or a
 * custom bet, unless all selections are custom bets of one provider on matches that have not started.
 * Source: 3§5.
 */
export function isSinglesOnly(selection: Combinable, among: readonly Combinable[]): boolean {
  const kind = eventKindOf(selection.eventId);
  if (kind === 'season') return true;
  if (kind === 'stage') {
    return among.filter(({ eventId }) => eventKindOf(eventId) === 'stage').length > 1;
  }
  return selection.isCustom === true && !areCustomParlay(among);
}

/** Whether a selection can be a leg of a multiple, given what else is on the slip. Source: 3§4, 3§5. */
export function isEligibleForMultiple(selection: Selection, among: readonly Selection[]): boolean {
  return !isSinglesOnly(selection, among) && !isEventRepeated(selection.eventId, among);
}

/** How many selections can be legs of a multiple. */
export function countEligible(selections: readonly Selection[]): number {
  return selections.filter((selection) => isEligibleForMultiple(selection, selections)).length;
}
