import { amountToWire } from '@vitrine/betting/base/money';
import {
  beginBankTransferWithdrawal,
  beginPixWithdrawal,
  beginSpeiWithdrawal,
  pendingWithdrawalOnMain,
  pendingWithdrawalOnPayments,
} from '@vitrine/upstream/contract/wallet/withdrawals';
import type { Implementation } from '../implement.ts';
import type { WithdrawalMethod } from './payment-method.ts';
import type { Payment } from './payment-store.ts';
import type { Payments } from './payments.ts';
import type { WithdrawalDesk, WithdrawalOrder } from './withdrawal-desk.ts';

export interface WithdrawalHandlerServices {
  readonly desk: WithdrawalDesk;
  readonly payments: Payments;
}

/** SPEI withdrawals begin on the main host, and it is the one that tells of them. */
const ON_MAIN: ReadonlySet<string> = new Set<WithdrawalMethod>(['spei']);

/** The calls that begin withdrawals and tell the one under way. */
export function implementWithdrawals(
  { implement }: Implementation,
  { desk, payments }: WithdrawalHandlerServices,
): void {
  const begin = (order: WithdrawalOrder) => ({ data: toWire(desk.begin(order)) });

  function underWay(userId: string, isOnMain: boolean) {
    const found = payments.withdrawalUnderWay(userId);
    return { data: found && ON_MAIN.has(found.method) === isOnMain ? toWire(found) : null };
  }

  implement(beginPixWithdrawal, ({ userId, body }) => begin({ ...body, userId, method: 'pix' }));
  implement(beginSpeiWithdrawal, ({ userId, body }) => begin({ ...body, userId, method: 'spei' }));
  implement(beginBankTransferWithdrawal, ({ userId, body }) =>
    begin({ ...body, userId, method: 'bankTransfer' }),
  );
  implement(pendingWithdrawalOnMain, ({ userId }) => underWay(userId, true));
  implement(pendingWithdrawalOnPayments, ({ userId }) => underWay(userId, false));
}

function toWire({ id, amount, status, createdAt }: Payment) {
  return {
    transactionId: id,
    amount: amountToWire(amount),
    status,
    date: new Date(createdAt).toISOString(),
  };
}
