/** Bet statuses of the specification, by name. Source: 3§4. */
export const BET_STATUS = {
  pending: 0,
  cashedOut: 1,
  canceled: 2,
  open: 4,
  won: 6,
  lost: 7,
  recovered: 8,
  voided: 9,
} as const;
export type BetStatus = keyof typeof BET_STATUS;

/** Bet types of the specification, by name. Source: 3§4. */
export const BET_TYPE = {
  single: 1,
  multiple: 2,
  custom: 3,
  parlay: 4,
  multipleManyProviders: 5,
  customBetParlay: 6,
} as const;
export type BetType = keyof typeof BET_TYPE;

/** Source: 3§4. */
export type LegResult = 'lost' | 'won' | 'pending' | 'void' | 'canceled';
export type BetMode = 'normal' | 'earlyPayout' | 'manual';

function nameOf<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  wanted: number,
): Name | null {
  for (const name in numbers) if (numbers[name] === wanted) return name;
  return null;
}

/** The bet status with a number; null for a number the specification doesn't name. */
export function betStatusFromNumber(status: number): BetStatus | null {
  return nameOf(BET_STATUS, status);
}

/** The bet type with a number; null for a number the specification doesn't name. */
export function betTypeFromNumber(type: number): BetType | null {
  return nameOf(BET_TYPE, type);
}

/** Whether a bet still runs: the history lists it as open, every other as closed. Source: 3§2. */
export function isOpen(status: BetStatus): boolean {
  return status === 'pending' || status === 'open';
}

/** The filters of the history and the `status` each asks the operator for; all asks for none. Source: 3§2. */
export const HISTORY_FILTER = { all: null, won: 2, lost: 1, canceled: 3 } as const;
export type HistoryFilter = keyof typeof HISTORY_FILTER;

const CLOSED_AS: Readonly<Record<HistoryFilter, readonly BetStatus[]>> = {
  all: ['cashedOut', 'canceled', 'won', 'lost', 'recovered', 'voided'],
  won: ['won'],
  lost: ['lost'],
  canceled: ['canceled', 'voided'],
};

/** Whether a closed bet belongs under a filter of the history. */
export function matchesHistoryFilter(status: BetStatus, filter: HistoryFilter): boolean {
  return CLOSED_AS[filter].includes(status);
}
