import { randomBytes } from 'node:crypto';
import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
} from '@vitrine/upstream/contract/wallet/transactions';
import { positiveAmount } from '../amount.ts';
import { localDay, type Country } from '../country.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { BankAccount } from './bank-account-store.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { WithdrawalMethod } from './payment-method.ts';
import type { Payment } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { magicScript, type Script } from './payments-magic.ts';

export interface WithdrawalOrder {
  readonly userId: string;
  readonly method: WithdrawalMethod;
  /** Decimal, as the request has it. */
  readonly amount: number;
  readonly bankAccountId: string;
}

/** Where withdrawals begin. */
export interface WithdrawalDesk {
  /**
   * Begins a withdrawal: its money is set aside at once. Throws the refusal: INVALID_AMOUNT,
   * METHOD_NOT_AVAILABLE, BANK_ACCOUNT_WAS_NOT_FOUND, BANK_ACCOUNT_NOT_CONFIRMED,
   * WITHDRAWAL_PENDING or INSUFFICIENT_BALANCE.
   */
  begin(order: WithdrawalOrder): Payment;
  /**
   * Cancels a withdrawal that is under way: its money is back in the bettor's cash, once. Throws the
   * refusal: WITHDRAWAL_WAS_NOT_FOUND, or the name of the end that it came to before.
   */
  cancel(order: CancellingOrder): Payment;
}

export interface CancellingOrder {
  readonly userId: string;
  readonly transactionId: string;
  /** The methods whose withdrawals the called host takes. */
  readonly methods: readonly WithdrawalMethod[];
}

export interface WithdrawalServices {
  readonly payments: Payments;
  readonly ledger: Ledger;
  readonly bankAccounts: BankAccounts;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Looked at after 20 s, paid out 20 s later, unless a tester is quicker. */
const OWN_COURSE: Script = [
  [20_000, 'approve'],
  [40_000, 'pay'],
];

export function createWithdrawalDesk(services: WithdrawalServices): WithdrawalDesk {
  const { payments, ledger, bankAccounts, country, now } = services;

  function confirmedAccount(userId: string, bankAccountId: string): BankAccount {
    const account = bankAccounts.of(userId, bankAccountId);
    if (account.status !== 'Confirmed') {
      throw new Refusal(400, 'BANK_ACCOUNT_NOT_CONFIRMED', `The account is ${account.status}`);
    }
    return account;
  }

  return {
    begin({ userId, method, amount: asked, bankAccountId }) {
      const amount = positiveAmount(asked);
      if (!amount) throw new Refusal(400, 'INVALID_AMOUNT', 'amount: positive, two decimals');
      if (!country.payments.withdrawals.includes(method)) {
        const reason = `${method} is not available in ${country.code}`;
        throw new Refusal(400, 'METHOD_NOT_AVAILABLE', reason);
      }
      const account = confirmedAccount(userId, bankAccountId);
      if (payments.withdrawalUnderWay(userId)) {
        throw new Refusal(409, 'WITHDRAWAL_PENDING', 'Another withdrawal is under way');
      }
      if (ledger.balance(cashOf(userId)) < amount) {
        throw new Refusal(400, 'INSUFFICIENT_BALANCE', 'The balance is too low');
      }
      const script = magicScript(amount, 'withdrawal') ?? OWN_COURSE;
      const createdAt = now();
      return payments.add(
        {
          id: randomBytes(12).toString('hex').toUpperCase(),
          userId,
          type: TRANSACTION_TYPE.withdrawal,
          method,
          amount,
          status: TRANSACTION_STATUS.pendingApproval,
          code: null,
          instrument: targetOf(account),
          createdAt,
          localDay: localDay(createdAt, country),
          changedAt: createdAt,
          expiresAt: null,
        },
        script.map(([delayMs, event]) => ({ at: createdAt + delayMs, event })),
      );
    },
    cancel({ userId, transactionId, methods }) {
      const found = payments.byId(transactionId);
      const isOwn =
        found?.type === TRANSACTION_TYPE.withdrawal &&
        found.userId === userId &&
        methods.some((method) => method === found.method);
      if (!isOwn) {
        throw new Refusal(404, 'WITHDRAWAL_WAS_NOT_FOUND', 'No such withdrawal of the bettor');
      }
      if (!payments.act(transactionId, 'cancel')) {
        throw new Refusal(409, endOf(found), `The withdrawal has the status ${found.status}`);
      }
      return { ...found, status: TRANSACTION_STATUS.cancelled };
    },
  };
}

/** The name of the end of a withdrawal that can't be cancelled any more. */
function endOf({ status }: Payment): string {
  if (status === TRANSACTION_STATUS.successful) return 'WITHDRAWAL_PAID';
  return status === TRANSACTION_STATUS.cancelled ? 'WITHDRAWAL_CANCELLED' : 'WITHDRAWAL_ENDED';
}

/** Where the money goes, as it was when the withdrawal began. */
function targetOf({ bankName, number }: BankAccount): Payment['instrument'] {
  return bankName === null ? { accountNumber: number } : { bankName, accountNumber: number };
}
