import {
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '@vitrine/upstream/contract/wallet/transactions';
import type { PaymentEvent } from '../payments/payment-course.ts';
import type { DepositMethod, MethodWords } from '../payments/payment-method.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { BankTexts } from './bank-texts.ts';

/** What somebody can do at the bank, as the last segment of an address. */
export const BANK_ACTIONS = ['enter', 'pay', 'approve', 'refuse', 'expire', 'refund'] as const;
export type BankAction = (typeof BANK_ACTIONS)[number];

/** What an action lets happen. A transfer that was sent is looked at before it counts. */
export function eventOf(action: BankAction, method: DepositMethod): PaymentEvent {
  if (action === 'approve') return 'pay';
  return action === 'pay' && method === 'bankTransfer' ? 'review' : action;
}

const { created, pending, pendingApproval, successful } = TRANSACTION_STATUS;

const OFFERED: ReadonlyMap<TransactionStatus, readonly BankAction[]> = new Map([
  [created, ['enter', 'refuse', 'expire']],
  [pending, ['pay', 'refuse', 'expire']],
  [pendingApproval, ['approve', 'refuse']],
  [successful, ['refund']],
]);

/** What can be done with a deposit as it stands, the foremost first. */
export function offeredActions({ status }: Payment): readonly BankAction[] {
  return OFFERED.get(status) ?? [];
}

/** The words on the button of an action. */
export function actionText(action: BankAction, method: MethodWords, texts: BankTexts): string {
  switch (action) {
    case 'enter':
      return texts.enterCard;
    case 'pay':
      return method.pay;
    case 'approve':
      return texts.approve;
    case 'refuse':
      return texts.refuse;
    case 'expire':
      return texts.letExpire;
    case 'refund':
      return texts.refund;
  }
}
