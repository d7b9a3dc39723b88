import {
  PAYMENT_METHOD_NUMBER,
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '@vitrine/upstream/contract/transactions';
import type { GiftKind } from '../promotions/gifts.ts';

export const DEPOSIT_METHODS = [
  'pix',
  'card',
  'oxxo',
  'spei',
  'pagoEfectivo',
  'tupay',
  'yape',
  'bankTransfer',
  'digitalWallet',
] as const;
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];
export type WithdrawalMethod = Extract<DepositMethod, 'pix' | 'spei' | 'bankTransfer'>;

/** How a deposit of a method lives until it is paid. */
export interface MethodFacts {
  /** Segment of its page in the bank. */
  readonly page: string;
  /** From the begin to the expiry, in milliseconds. */
  readonly lifeMs: number;
  /** A card is created until it is entered; the others wait for the payer at once. Source: 1§4. */
  readonly beginsAs: TransactionStatus;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { created, pending } = TRANSACTION_STATUS;

export const METHOD_FACTS: Readonly<Record<DepositMethod, MethodFacts>> = {
  pix: { page: 'pix', lifeMs: 30 * MINUTE, beginsAs: pending },
  card: { page: 'card', lifeMs: 15 * MINUTE, beginsAs: created },
  oxxo: { page: 'oxxo', lifeMs: 72 * HOUR, beginsAs: pending },
  spei: { page: 'spei', lifeMs: 24 * HOUR, beginsAs: pending },
  pagoEfectivo: { page: 'pagoefectivo', lifeMs: 24 * HOUR, beginsAs: pending },
  tupay: { page: 'tupay', lifeMs: 10 * MINUTE, beginsAs: pending },
  yape: { page: 'yape', lifeMs: 10 * MINUTE, beginsAs: pending },
  bankTransfer: { page: 'transfer', lifeMs: 24 * HOUR, beginsAs: pending },
  digitalWallet: { page: 'wallet', lifeMs: 15 * MINUTE, beginsAs: pending },
};

/** The method whose page in the bank has this segment. */
export function methodOfPage(page: string): DepositMethod | undefined {
  return DEPOSIT_METHODS.find((method) => METHOD_FACTS[method].page === page);
}

/** The operator's number of a method. Source: 1§4. */
export function methodNumber(method: DepositMethod | GiftKind): number {
  return PAYMENT_METHOD_NUMBER[method];
}
