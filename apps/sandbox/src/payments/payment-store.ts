import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
  type TransactionStatus,
  type TransactionType,
} from '@vitrine/upstream/contract/wallet/transactions';
import type { Database } from '../storage/database.ts';
import type { PaymentEvent } from './payment-course.ts';
import type { GiftKind } from '../promotions/gifts.ts';
import type { DepositMethod } from './payment-method.ts';

/** A deposit or a withdrawal. */
export interface Payment {
  readonly id: string;
  readonly userId: string;
  readonly type: TransactionType;
  readonly method: DepositMethod;
  readonly amount: MinorUnits;
  readonly status: TransactionStatus;
  /** What a payer types in at the bank to find it; null where its id or its page does. */
  readonly code: string | null;
  /** What the payer needs, by the field names of the contract. */
  readonly instrument: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Day of its making in the country, YYYY-MM-DD. */
  readonly localDay: string;
  readonly changedAt: number;
  /** Null for a withdrawal. */
  readonly expiresAt: number | null;
}

/** Something that will happen to a payment by itself. */
export interface PaymentStep {
  readonly id: number;
  readonly paymentId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly event: PaymentEvent;
}

/** A line of the list of transactions: a payment, or what a promotion paid. */
export interface TransactionLine extends Pick<
  Payment,
  'id' | 'type' | 'amount' | 'status' | 'createdAt'
> {
  readonly method: DepositMethod | GiftKind;
}

export interface PaymentPage {
  readonly userId: string;
  /** Null for both. */
  readonly type: TransactionType | null;
  /** YYYY-MM-DD, both part of the range. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly limit: number;
  readonly offset: number;
}

/** Payments as they are stored. */
export interface PaymentStore {
  add(payment: Payment, steps: readonly Omit<PaymentStep, 'id' | 'paymentId'>[]): void;
  byId(id: string): Payment | undefined;
  byCode(code: string): Payment | undefined;
  /** The newest of a kind, by the order of their making. */
  latestOf(userId: string, type: TransactionType): Payment | undefined;
  /** The oldest first. */
  allOf(userId: string, type: TransactionType): readonly Payment[];
  /** The newest first. */
  page(page: PaymentPage): { readonly rows: readonly TransactionLine[]; readonly total: number };
  /** The withdrawal under way: there is one at most. */
  withdrawalUnderWay(userId: string): Payment | undefined;
  countOpenDeposits(userId: string, method: DepositMethod): number;
  /** What deposits that may still be paid come to. */
  awaitedDeposits(userId: string): MinorUnits;
  /** The last withdrawals of at least so much that were paid out. */
  paidOut(minimum: MinorUnits, limit: number): readonly Payment[];
  setStatus(id: string, status: TransactionStatus, at: number): void;
  dueSteps(at: number): readonly PaymentStep[];
  dropStep(id: number): void;
}

const COLUMNS = `id, user_id AS userId, type, method, amount, status, code, instrument,
  created_at AS createdAt, local_day AS localDay, changed_at AS changedAt, expires_at AS expiresAt`;

const { created, pending, pendingApproval, successful } = TRANSACTION_STATUS;
const { deposit, withdrawal } = TRANSACTION_TYPE;

export function createPaymentStore(database: Database): PaymentStore {
  const insert = database.prepare(
    `INSERT INTO payment
       (id, user_id, type, method, amount, status, code, instrument, created_at, local_day,
        changed_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertStep = database.prepare(
    'INSERT INTO payment_step (payment_id, at, event) VALUES (?, ?, ?)',
  );
  const select = (rest: string) => database.prepare(`SELECT ${COLUMNS} FROM payment WHERE ${rest}`);
  const selectById = select('id = ?');
  const selectByCode = select('code = ?');
  const selectAll = select('user_id = ? AND type = ? ORDER BY seq');
  const selectLatest = select('user_id = ? AND type = ? ORDER BY seq DESC LIMIT 1');
  const selectUnderWay = select(
    `user_id = ? AND type = ${withdrawal} AND status IN (${pendingApproval}, ${pending})`,
  );
  const selectPaidOut = select(
    `type = ${withdrawal} AND status = ${successful} AND amount >= ?
     ORDER BY changed_at DESC, seq DESC LIMIT ?`,
  );
  const LISTED = 'user_id = ? AND type IN (?, ?) AND local_day BETWEEN ? AND ?';
  const selectPage = database.prepare(
    `SELECT id, type, method, amount, status, created_at AS createdAt FROM transaction_line
     WHERE ${LISTED} ORDER BY created_at DESC, seq DESC LIMIT ? OFFSET ?`,
  );
  const countPage = database.prepare(
    `SELECT COUNT(*) AS total FROM transaction_line WHERE ${LISTED}`,
  );
  const OPEN_DEPOSIT = `user_id = ? AND type = ${deposit}
    AND status IN (${created}, ${pendingApproval}, ${pending})`;
  const countOpen = database.prepare(
    `SELECT COUNT(*) AS total FROM payment WHERE ${OPEN_DEPOSIT} AND method = ?`,
  );
  const sumOpen = database.prepare(
    `SELECT COALESCE(SUM(amount), 0) AS total FROM payment WHERE ${OPEN_DEPOSIT}`,
  );
  const update = database.prepare('UPDATE payment SET status = ?, changed_at = ? WHERE id = ?');
  const selectDue = database.prepare(
    'SELECT id, payment_id AS paymentId, at, event FROM payment_step WHERE at <= ? ORDER BY at, id',
  );
  const removeStep = database.prepare('DELETE FROM payment_step WHERE id = ?');

  return {
    add(payment, steps) {
      insert.run(
        payment.id,
        payment.userId,
        payment.type,
        payment.method,
        payment.amount,
        payment.status,
        payment.code,
        JSON.stringify(payment.instrument),
        payment.createdAt,
        payment.localDay,
        payment.changedAt,
        payment.expiresAt,
      );
      for (const { at, event } of steps) insertStep.run(payment.id, at, event);
    },
    byId: (id) => paymentOf(selectById.get(id)),
    byCode: (code) => paymentOf(selectByCode.get(code)),
    latestOf: (userId, type) => paymentOf(selectLatest.get(userId, type)),
    allOf: (userId, type) => paymentsOf(selectAll.all(userId, type)),
    page({ userId, type, firstDay, lastDay, limit, offset }) {
      const listed = [userId, type ?? deposit, type ?? withdrawal, firstDay, lastDay] as const;
      return {
        rows: selectPage.all(...listed, limit, offset) as unknown as readonly TransactionLine[],
        total: totalOf(countPage.get(...listed)),
      };
    },
    withdrawalUnderWay: (userId) => paymentOf(selectUnderWay.get(userId)),
    countOpenDeposits: (userId, method) => totalOf(countOpen.get(userId, method)),
    awaitedDeposits: (userId) => minorUnits(totalOf(sumOpen.get(userId))),
    paidOut: (minimum, limit) => paymentsOf(selectPaidOut.all(minimum, limit)),
    setStatus: (id, status, at) => void update.run(status, at, id),
    dueSteps: (at) => selectDue.all(at) as unknown as readonly PaymentStep[],
    dropStep: (id) => void removeStep.run(id),
  };
}

function paymentOf(row: unknown): Payment | undefined {
  if (!row) return undefined;
  const found = row as Payment & { readonly instrument: string };
  return { ...found, instrument: JSON.parse(found.instrument) as Payment['instrument'] };
}

function paymentsOf(rows: readonly unknown[]): readonly Payment[] {
  return rows.flatMap((row) => paymentOf(row) ?? []);
}

function totalOf(row: unknown): number {
  return (row as { readonly total: number }).total;
}
