/** The status of a bet. Source: 3§4. */
export type BetStatus =
  'pending' | 'cashedOut' | 'canceled' | 'open' | 'won' | 'lost' | 'recovered' | 'voided';

/** Source: 3§4. */
export const BET_TYPES = [
  'single',
  'multiple',
  'custom',
  'parlay',
  'multipleManyProviders',
  'customBetParlay',
] as const;
export type BetType = (typeof BET_TYPES)[number];

/** Source: 3§4. */
export type LegResult = 'lost' | 'won' | 'pending' | 'void' | 'canceled';
export type BetMode = 'normal' | 'earlyPayout' | 'manual';

/**
 * Whether a bet is still open. The history lists every other bet as closed. One of unknown status is not said
 * to be open. Source: 3§2.
 */
export function isOpen(status: BetStatus | 'unknown'): boolean {
  return status === 'pending' || status === 'open';
}

/** The filters of the history's closed bets. Source: 3§2. */
export const HISTORY_FILTERS = ['all', 'won', 'lost', 'canceled'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];
