import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { FREE_BET_ERRORS, type FreeBetError } from '@vitrine/upstream/contract/bet-slip/free-bets';
import type { MagicValue } from '../magic/magic-value.ts';

const FREE_BET_STAKES: ReadonlyMap<MinorUnits, FreeBetError> = new Map(
  FREE_BET_ERRORS.map((code, index) => [minorUnits(15_01 + index), code]),
);

/** How opening a cashback box of a certain ordered amount ends. */
export interface CashbackRefusal {
  readonly status: 400 | 409;
  readonly code: 'CASHBACK_NOT_AVAILABLE' | 'CASHBACK_ALREADY_GIVEN';
}

const CASHBACK_AMOUNTS: ReadonlyMap<MinorUnits, CashbackRefusal> = new Map([
  [minorUnits(16_01), { status: 400, code: 'CASHBACK_NOT_AVAILABLE' }],
  [minorUnits(16_02), { status: 409, code: 'CASHBACK_ALREADY_GIVEN' }],
]);

/** The error that every use of a free bet of this stake ends in, if it is a magic one. */
export function magicFreeBetError(stake: MinorUnits): FreeBetError | null {
  return FREE_BET_STAKES.get(stake) ?? null;
}

/** The refusal that opening a cashback box of this amount ends in, if it is a magic one. */
export function magicCashbackRefusal(amount: MinorUnits): CashbackRefusal | null {
  return CASHBACK_AMOUNTS.get(amount) ?? null;
}

/** Free bets and cashbacks a tester gives that end in each error. */
export const PROMOTIONS_MAGIC: readonly MagicValue[] = [
  ...[...FREE_BET_STAKES].map(([stake, code]) => ({
    field: 'free bet' as const,
    value: amountToWire(stake).toFixed(2),
    effect: `A free bet of this stake is listed, but its use answers ${code}.`,
  })),
  {
    field: 'cashback',
    value: '0.00',
    effect: 'The cashback box is empty: try again tomorrow.',
  },
  ...[...CASHBACK_AMOUNTS].map(([amount, { status, code }]) => ({
    field: 'cashback' as const,
    value: amountToWire(amount).toFixed(2),
    effect: `Opening a cashback box of this amount answers ${status} ${code}.`,
  })),
];
