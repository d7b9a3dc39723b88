import type { MinorUnits } from '@vitrine/betting/base/money';
import type { PlacementErrorCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import type { MagicValue } from '../magic/magic-value.ts';
import { REJECT_CODE } from './reject-code.ts';

type LimitMessage = 'BET_STAKE_OVER_LIMIT' | 'ACCUMULATED_STAKE_LIMIT';

/** What a magic stake does to the bet it stands on. */
export type MagicStake =
  /** The placement is refused with an error of the catalogue. */
  | { readonly kind: 'refused'; readonly code: PlacementErrorCode }
  /** The limit check says so, and the placement is refused with it. -1 blocks the bettor. */
  | { readonly kind: 'overLimit'; readonly code: LimitMessage; readonly remainingStake: number }
  /** The limit check breaks. */
  | { readonly kind: 'checkFails' }
  /** The placement answers 504, before or after its tickets were made. */
  | { readonly kind: 'gatewayTimeout'; readonly isPlaced: boolean }
  /** The ticket ends rejected. */
  | { readonly kind: 'rejected'; readonly rejectCode: number }
  | { readonly kind: 'canceled' }
  /** The ticket waits longer; without a time for ever. */
  | { readonly kind: 'waits'; readonly milliseconds: number | null }
  /** What becomes of the bet's cash out. */
  | {
      readonly kind: 'cashOut';
      readonly end: 'rejected' | 'valueChanged' | 'waits' | 'blocked' | 'closing';
    };

const STAKES: readonly (readonly [value: string, stake: MagicStake, effect: string])[] = [
  refused('13.01', 'ODDS_DIFFERENCE_TOO_HIGH', ', suggesting odds one twentieth lower'),
  refused('13.02', 'EVENT_MARKET_NOT_ACTIVED'),
  refused('13.03', 'EVENT_MATCH_NOT_ACTIVED'),
  refused('13.04', 'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD'),
  refused('13.05', 'DUPLICATE_EVENT_IN_PROVIDERS'),
  refused('13.06', 'PROVIDER_SWITCH_NOT_ACTIVE'),
  refused('13.07', 'MATCH_WAS_NOT_FOUND'),
  refused('13.08', 'MARKET_WAS_NOT_FOUND'),
  overLimit('13.11', 'BET_STAKE_OVER_LIMIT', 5, 'of 5.00'),
  overLimit('13.12', 'ACCUMULATED_STAKE_LIMIT', 2.5, 'of 2.50'),
  overLimit('13.13', 'BET_STAKE_OVER_LIMIT', -1, 'of -1, which blocks the bettor'),
  ['13.14', { kind: 'checkFails' }, 'The limit check answers 500; the placement is taken'],
  [
    '13.15',
    { kind: 'gatewayTimeout', isPlaced: false },
    'The placement answers 504, and nothing was placed',
  ],
  [
    '13.16',
    { kind: 'gatewayTimeout', isPlaced: true },
    'The placement answers 504, but its tickets were made',
  ],
  [
    '13.21',
    { kind: 'rejected', rejectCode: REJECT_CODE.customerConfidence },
    `The ticket is rejected with ${REJECT_CODE.customerConfidence}, customer confidence`,
  ],
  [
    '13.22',
    { kind: 'rejected', rejectCode: REJECT_CODE.trading },
    `The ticket is rejected with ${REJECT_CODE.trading} by trading`,
  ],
  ['13.23', { kind: 'canceled' }, 'The ticket is canceled (status 4)'],
  ['13.24', { kind: 'waits', milliseconds: null }, 'The ticket stays pending for ever'],
  ['13.25', { kind: 'waits', milliseconds: 10_000 }, 'The ticket is decided after 10 s'],
  [
    '13.31',
    { kind: 'cashOut', end: 'rejected' },
    `A cash out of the bet is rejected with ${REJECT_CODE.trading}`,
  ],
  [
    '13.32',
    { kind: 'cashOut', end: 'valueChanged' },
    'Placing a cash out of the bet answers 400 CASHOUT_VALUE_CHANGED, one twentieth lower',
  ],
  ['13.33', { kind: 'cashOut', end: 'waits' }, 'A cash out of the bet stays pending for ever'],
  ['13.34', { kind: 'cashOut', end: 'blocked' }, 'The bet is accepted with isCashoutBlocked'],
  [
    '13.35',
    { kind: 'cashOut', end: 'closing' },
    'A cash out of the bet answers CASHOUT_BET_CLOSING',
  ],
];

function refused(
  value: string,
  code: PlacementErrorCode,
  more = '',
): readonly [string, MagicStake, string] {
  return [value, { kind: 'refused', code }, `The placement is refused with ${code}${more}`];
}

function overLimit(
  value: string,
  code: LimitMessage,
  remainingStake: number,
  remaining: string,
): readonly [string, MagicStake, string] {
  return [
    value,
    { kind: 'overLimit', code, remainingStake },
    `Limit check and placement give ${code} with a remainingStake ${remaining}`,
  ];
}

/** Stakes of the bettor's own money, on a single or any other bet, that end in one certain way. */
export const BETTING_MAGIC: readonly MagicValue[] = STAKES.map(([value, , effect]) => ({
  field: 'stake',
  value,
  effect: `${effect}.`,
}));

const BY_STAKE: ReadonlyMap<number, MagicStake> = new Map(
  STAKES.map(([value, stake]) => [Math.round(Number(value) * 100), stake]),
);

/** What a stake does beyond being staked; null for an ordinary one. */
export function magicStake(stake: MinorUnits): MagicStake | null {
  return BY_STAKE.get(stake) ?? null;
}

/** The magic of a stake, when it is of a kind. */
export function magicOf<Kind extends MagicStake['kind']>(
  stake: MinorUnits,
  kind: Kind,
): Extract<MagicStake, { kind: Kind }> | null {
  const magic = magicStake(stake);
  return magic?.kind === kind ? (magic as Extract<MagicStake, { kind: Kind }>) : null;
}
