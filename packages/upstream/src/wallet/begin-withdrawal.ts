import { amountFromWire, amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  beginBankTransferWithdrawal,
  beginPixWithdrawal,
  beginSpeiWithdrawal,
} from '../contract/wallet/withdrawals.ts';
import type { AccountCountry } from './account-number.ts';
import type { TransactionStatus } from '../contract/wallet/transactions.ts';
import { transactionState } from './transaction-state.ts';

/** A withdrawal that was asked for. */
export interface Withdrawal {
  readonly transactionId: string;
  readonly amount: MinorUnits;
  readonly state: TransactionState;
  /** Epoch milliseconds. */
  readonly at: number;
}

const ENDPOINTS = {
  pix: beginPixWithdrawal,
  spei: beginSpeiWithdrawal,
  bankTransfer: beginBankTransferWithdrawal,
} as const;

export type WithdrawalMethod = keyof typeof ENDPOINTS;

/** How money leaves in a country: the bettor chooses the account, never the way. Source: 1§7. */
export function withdrawalMethodOf(country: 'BR' | AccountCountry): WithdrawalMethod {
  if (country === 'BR') return 'pix';
  return country === 'MX' ? 'spei' : 'bankTransfer';
}

export interface WithdrawalOrder {
  readonly method: WithdrawalMethod;
  readonly amount: MinorUnits;
  /** One of the bettor's own accounts, confirmed. */
  readonly bankAccountId: string;
}

/**
 * Begins a withdrawal. It is sent once: after an error that leaves open whether it arrived, the last
 * withdrawal tells. Throws what `UpstreamClient.call` throws. Source: 1§7.
 */
export async function beginWithdrawal(
  client: UpstreamClient,
  { method, amount, bankAccountId }: WithdrawalOrder,
  settings: CallSettings,
): Promise<Withdrawal> {
  const body = { amount: amountToWire(amount), bankAccountId };
  const { data } = await client.call(ENDPOINTS[method], { ...settings, body });
  return withdrawalOf(data);
}

/** A withdrawal of the wire. */
export function withdrawalOf(wire: {
  readonly transactionId: string;
  readonly amount: number;
  readonly status: TransactionStatus;
  readonly date: string;
}): Withdrawal {
  return {
    transactionId: wire.transactionId,
    amount: amountFromWire(wire.amount),
    state: transactionState(wire.status),
    at: Date.parse(wire.date),
  };
}
