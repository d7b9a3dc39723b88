import type { LegResult } from './ticket.ts';

const MATCH_WINNER = '1';
/** The sides of a match winner; a draw is never paid early. */
const SIDES: ReadonlyMap<string, 'home' | 'away'> = new Map([
  ['1', 'home'],
  ['3', 'away'],
]);

/** So far ahead a side has as good as won. Source: 3§3, `isEarlyPayout`. */
const LEAD = 2;

/** The greatest lead of each side in the course of a match so far. */
export interface Leads {
  readonly home: number;
  readonly away: number;
}

/** The outcome as the rule of early payout knows it. */
interface Outcome {
  readonly marketTypeId: string;
  readonly outcomeTypeId: string;
}

/** The side an outcome backs to win the match; null for any other outcome. */
function sideOf({ marketTypeId, outcomeTypeId }: Outcome): 'home' | 'away' | null {
  return marketTypeId === MATCH_WINNER ? (SIDES.get(outcomeTypeId) ?? null) : null;
}

/** Whether an outcome is one that early payout is for. */
export function canBePaidEarly(outcome: Outcome): boolean {
  return sideOf(outcome) !== null;
}

/** Whether the side backed has been far enough ahead, whatever came after. */
export function isEarlyWinner(outcome: Outcome, leads: Leads): boolean {
  const side = sideOf(outcome);
  return side !== null && leads[side] >= LEAD;
}

/** The result of a leg at the end of its match, with early payout where it was promised. */
export function resultWithEarlyPayout(
  leg: Outcome & { readonly isEarlyPayout: boolean },
  result: LegResult,
  leads: () => Leads,
): { readonly result: LegResult; readonly settledAs: 'Normal' | 'EarlyPayout' } {
  const isSaved = leg.isEarlyPayout && result !== 'Win' && isEarlyWinner(leg, leads());
  return isSaved ? { result: 'Win', settledAs: 'EarlyPayout' } : { result, settledAs: 'Normal' };
}
