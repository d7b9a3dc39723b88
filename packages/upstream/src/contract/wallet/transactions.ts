import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from './wallet.ts';
import { instant } from '../../base/wire-fields.ts';

/** Where a deposit or a withdrawal stands. Source: 1§4. */
export const TRANSACTION_STATUS = {
  error: -6,
  paymentError: -4,
  rejected: -3,
  cancelled: -2,
  created: 0,
  pendingApproval: 1,
  pending: 2,
  successfulRefund: 5,
  successful: 6,
} as const;
export type TransactionStatus = (typeof TRANSACTION_STATUS)[keyof typeof TRANSACTION_STATUS];

export const transactionStatus = z.literal(Object.values(TRANSACTION_STATUS));

/** The two kinds of transaction. Source: 1§4. */
export const TRANSACTION_TYPE = { deposit: 1, withdrawal: 2 } as const;
export type TransactionType = (typeof TRANSACTION_TYPE)[keyof typeof TRANSACTION_TYPE];

const transactionType = z.literal(Object.values(TRANSACTION_TYPE));

/** What the list can be narrowed to. Source: 1§4. */
export const TRANSACTION_FILTER = { all: -1, deposits: 1, withdrawals: 2 } as const;

/**
 * Payment methods by number. Source: 1§4; 13, 14 and 15 are assumed, the operator's numbers of these
 * methods are not shown.
 */
export const PAYMENT_METHOD_NUMBER = {
  card: 1,
  spei: 2,
  bonus: 3,
  oxxo: 4,
  refund: 5,
  prize: 6,
  pix: 8,
  secondBonus: 9,
  tupay: 10,
  cashback: 11,
  pagoEfectivo: 12,
  yape: 13,
  bankTransfer: 14,
  digitalWallet: 15,
} as const;

/** One row of the list. A method without a number of ours keeps the operator's. */
const transactionRow = z.object({
  transactionId: z.string(),
  type: transactionType,
  date: instant,
  amount: wireAmount,
  status: transactionStatus,
  paymentMethod: z.number().int(),
});

const LISTED: ReadonlySet<number> = new Set(Object.values(TRANSACTION_FILTER));

export const transactionsByUser = endpoint({
  name: 'wallet.transactionsByUser',
  host: 'payments',
  method: 'GET',
  path: '/api/Wallet/Transactions/ByUser',
  auth: 'bearer',
  query: z.object({
    /** The first page is 1. */
    pageNumber: z.number().int().min(1),
    pageSize: z.number().int().min(1).max(100),
    /** YYYY-MM-DD in the country's time; both days are part of the range. */
    initialDate: z.iso.date().optional(),
    finalDate: z.iso.date().optional(),
    /** -1 all, 1 deposits, 2 withdrawals (1§4). */
    transactionTypeWallet: z
      .number()
      .int()
      .refine((filter) => LISTED.has(filter), 'expected -1, 1 or 2'),
  }),
  answer: z.object({
    data: z.object({
      results: z.array(transactionRow),
      metadata: z.object({
        pages: z.number().int(),
        totalRows: z.number().int(),
        pageSize: z.number().int(),
      }),
    }),
  }),
  source: '1§3, 1§7',
  assumed: [
    'the answer is paged as the bet history is',
    '`status` and `paymentMethod` of a row',
    'numbers 13 Yape, 14 bank transfer, 15 digital wallet',
    'dates are days of the country, both included',
    'what promotions paid is listed as type 1, by the number of its method',
  ],
});

export const lastDepositDetail = endpoint({
  name: 'wallet.lastDepositDetail',
  host: 'payments',
  method: 'GET',
  path: '/api/user/LastDepositDetail',
  auth: 'bearer',
  answer: z.object({
    data: z
      .object({
        amount: wireAmount,
        transactionId: z.string(),
        date: instant,
        status: transactionStatus.nullish(),
      })
      .nullable(),
  }),
  source: '1§7',
  assumed: [
    '`date`; `data` is null before the first deposit; a charge counts from its creation',
    '`status`: without it every deposit that is told counts as made',
  ],
});

export const lastWithdrawalDetail = endpoint({
  name: 'wallet.lastWithdrawalDetail',
  host: 'payments',
  method: 'GET',
  path: '/api/user/LastWithdrawalDetail',
  auth: 'bearer',
  answer: z.object({
    data: z
      .object({
        amount: wireAmount,
        transactionId: z.string(),
        date: instant,
        status: transactionStatus.nullish(),
      })
      .nullable(),
  }),
  source: '1§7',
  assumed: ['answer fields: those of the last deposit'],
});
