import type { BetSlip, TicketType } from '../bet-slip-types.ts';

/** The bets that a form showed beside its placing button. */
export interface ShownBets {
  /** Empty when the form named no selections. */
  readonly outcomeIds: readonly string[];
  /** Null when the form named no type. */
  readonly ticketType: TicketType | null;
}

/**
 * Whether the slip holds the bets that a form showed: the same selections, as the same type of ticket. What
 * the form did not name is not compared. The prices are compared by `shownAccepted`.
 *
 * @example
 * holdsShownBets(slipWith('o1', 'o2'), { outcomeIds: ['o1'], ticketType: null }) // false
 */
export function holdsShownBets(
  { selections, ticketType }: Pick<BetSlip, 'selections' | 'ticketType'>,
  shown: ShownBets,
): boolean {
  if (shown.ticketType !== null && shown.ticketType !== ticketType) return false;
  const ids = new Set(shown.outcomeIds);
  if (ids.size === 0) return true;
  return ids.size === selections.length && selections.every(({ outcomeId }) => ids.has(outcomeId));
}
