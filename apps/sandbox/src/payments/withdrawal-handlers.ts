import { amountToWire } from '@vitrine/betting/base/money';
import {
  beginBankTransferWithdrawal,
  beginPixWithdrawal,
  beginSpeiWithdrawal,
  cancelWithdrawalOnMain,
  cancelWithdrawalOnPayments,
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

/** SPEI withdrawals begin on the main host, and it is the one that tells of them and cancels them. */
const ON_MAIN: readonly WithdrawalMethod[] = ['spei'];
const ON_PAYMENTS: readonly WithdrawalMethod[] = ['pix', 'bankTransfer'];

/** The calls that begin withdrawals, tell the one under way and cancel it. */
export function implementWithdrawals(
  { implement }: Implementation,
  { desk, payments }: WithdrawalHandlerServices,
): void {
  const begin = (order: WithdrawalOrder) => ({ data: toWire(desk.begin(order)) });

  function underWay(userId: string, methods: readonly WithdrawalMethod[]) {
    const found = payments.withdrawalUnderWay(userId);
    const isTold = found && methods.some((method) => method === found.method);
    return { data: isTold ? toWire(found) : null };
  }

  implement(beginPixWithdrawal, ({ userId, body }) => begin({ ...body, userId, method: 'pix' }));
  implement(beginSpeiWithdrawal, ({ userId, body }) => begin({ ...body, userId, method: 'spei' }));
  implement(beginBankTransferWithdrawal, ({ userId, body }) =>
    begin({ ...body, userId, method: 'bankTransfer' }),
  );
  implement(pendingWithdrawalOnMain, ({ userId }) => underWay(userId, ON_MAIN));
  implement(pendingWithdrawalOnPayments, ({ userId }) => underWay(userId, ON_PAYMENTS));
  implement(cancelWithdrawalOnMain, ({ userId, body: { transactionId } }) => ({
    data: toWire(desk.cancel({ userId, transactionId, methods: ON_MAIN })),
  }));
  implement(cancelWithdrawalOnPayments, ({ userId, body: { transactionId } }) => ({
    data: toWire(desk.cancel({ userId, transactionId, methods: ON_PAYMENTS })),
  }));
}

function toWire({ id, amount, status, createdAt }: Payment) {
  return {
    transactionId: id,
    amount: amountToWire(amount),
    status,
    date: new Date(createdAt).toISOString(),
  };
}
