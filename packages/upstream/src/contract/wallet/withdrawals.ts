import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { transactionStatus } from './transactions.ts';
import { wireAmount } from './wallet.ts';
import { instant } from '../../base/wire-fields.ts';

const order = z.object({
  amount: wireAmount,
  /** One of the bettor's own accounts, confirmed. */
  bankAccountId: z.string(),
});

const withdrawal = z.object({
  transactionId: z.string(),
  amount: wireAmount,
  status: transactionStatus,
  date: instant,
});

const WITHDRAWAL_REFUSALS = {
  400: [
    'INVALID_AMOUNT',
    'METHOD_NOT_AVAILABLE',
    'BANK_ACCOUNT_NOT_CONFIRMED',
    'INSUFFICIENT_BALANCE',
  ],
  404: ['BANK_ACCOUNT_WAS_NOT_FOUND'],
  409: ['WITHDRAWAL_PENDING'],
} as const;

export const beginPixWithdrawal = endpoint({
  name: 'pix.beginWithdrawal',
  host: 'payments',
  method: 'POST',
  path: '/api/pix/BeginWithdrawal',
  auth: 'bearer',
  body: order,
  answer: z.object({ data: withdrawal }),
  refusals: WITHDRAWAL_REFUSALS,
  source: '1§7',
  assumed: ['body and answer', 'one withdrawal at a time'],
});

export const beginSpeiWithdrawal = endpoint({
  name: 'spei.beginWithdrawal',
  host: 'main',
  method: 'POST',
  path: '/api/wallet/Withdrawal/BeginWithdrawalWithSpei',
  auth: 'bearer',
  body: order,
  answer: z.object({ data: withdrawal }),
  refusals: WITHDRAWAL_REFUSALS,
  source: '1§7',
  assumed: ['body and answer: those of Pix'],
});

export const beginBankTransferWithdrawal = endpoint({
  name: 'bankTransfer.beginWithdrawal',
  host: 'payments',
  method: 'POST',
  path: '/api/bankTransfer/beginWithdrawal',
  auth: 'bearer',
  body: order,
  answer: z.object({ data: withdrawal }),
  refusals: WITHDRAWAL_REFUSALS,
  source: '1§7',
  assumed: ['body and answer: those of Pix'],
});

/** The bettor's withdrawal under way; null when there is none. */
const pendingWithdrawal = z.object({ data: withdrawal.nullable() });

export const pendingWithdrawalOnMain = endpoint({
  name: 'wallet.pendingWithdrawalOnMain',
  host: 'main',
  method: 'GET',
  path: '/api/wallet/withdrawal/PendingWithdrawal',
  auth: 'bearer',
  answer: pendingWithdrawal,
  source: '1§7',
  assumed: ['answer fields', 'tells the withdrawals that were begun on this host'],
});

export const pendingWithdrawalOnPayments = endpoint({
  name: 'wallet.pendingWithdrawalOnPayments',
  host: 'payments',
  method: 'GET',
  path: '/api/User/PendingWithdrawal',
  auth: 'bearer',
  answer: pendingWithdrawal,
  source: '1§7',
  assumed: ['answer fields', 'tells the withdrawals that were begun on this host'],
});

/** One withdrawal of the bettor. */
const cancelled = z.object({ transactionId: z.string() });

const CANCELLING_REFUSALS = {
  404: ['WITHDRAWAL_WAS_NOT_FOUND'],
  /** Too late: it was paid, was cancelled before, or came back for another reason. */
  409: ['WITHDRAWAL_PAID', 'WITHDRAWAL_CANCELLED', 'WITHDRAWAL_ENDED'],
} as const;

const CANCELLING_ASSUMED = [
  'the path is not shown',
  'the whole call: the product offers it, the specification shows no call of it',
  'cancels a withdrawal that was begun on this host, while it is told as under way',
  'the answer is the withdrawal, cancelled; its money is back by then',
  'a second call returns no money again and is refused by name',
] as const;

export const cancelWithdrawalOnMain = endpoint({
  name: 'wallet.cancelWithdrawalOnMain',
  host: 'main',
  method: 'POST',
  path: '/api/wallet/withdrawal/CancelWithdrawal',
  auth: 'bearer',
  body: cancelled,
  answer: z.object({ data: withdrawal }),
  refusals: CANCELLING_REFUSALS,
  source: '1§7',
  assumed: CANCELLING_ASSUMED,
});

export const cancelWithdrawalOnPayments = endpoint({
  name: 'wallet.cancelWithdrawalOnPayments',
  host: 'payments',
  method: 'POST',
  path: '/api/User/CancelWithdrawal',
  auth: 'bearer',
  body: cancelled,
  answer: z.object({ data: withdrawal }),
  refusals: CANCELLING_REFUSALS,
  source: '1§7',
  assumed: CANCELLING_ASSUMED,
});
