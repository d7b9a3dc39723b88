import { randomBytes } from 'node:crypto';
import type { MinorUnits } from '@vitrine/betting/money';
import type { Country } from '../country.ts';
import { cashOf, moving, type Ledger } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { writeBrCode } from './br-code.ts';

/** Transaction statuses of 1§4 a charge goes through. */
export const CHARGE_STATUS = { rejected: -3, cancelled: -2, pending: 2, successful: 6 } as const;
export type ChargeStatus = (typeof CHARGE_STATUS)[keyof typeof CHARGE_STATUS];

export interface Charge {
  readonly id: string;
  readonly userId: string;
  readonly amount: MinorUnits;
  readonly brCode: string;
  readonly status: ChargeStatus;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Charges of deposits: made for a bettor, paid or refused at the bank, cancelled when they expire. */
export interface Charges {
  begin(userId: string, amount: MinorUnits): Charge;
  byId(id: string): Charge | undefined;
  latestOf(userId: string): Charge | undefined;
  /** Every charge of a bettor, the oldest first. */
  allOf(userId: string): readonly Charge[];
  /** Pays a pending charge: money moves from the bank to the bettor, once. Answers the charge then. */
  pay(id: string): Charge | undefined;
  refuse(id: string): Charge | undefined;
}

export const PAYEE = 'Vitrine Pagamentos';
const PAYEE_KEY = 'pagamentos@vitrine.example';
const LIFE_MS = 30 * 60_000;

export interface ChargeOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createCharges({ database, ledger, country, now }: ChargeOptions): Charges {
  const columns = `id, user_id AS userId, amount, br_code AS brCode, status,
    created_at AS createdAt, expires_at AS expiresAt`;
  const insert = database.prepare(
    'INSERT INTO charge (id, user_id, amount, br_code, status, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(`SELECT ${columns} FROM charge WHERE id = ?`);
  const selectLatest = database.prepare(
    `SELECT ${columns} FROM charge WHERE user_id = ? ORDER BY created_at DESC LIMIT 1`,
  );
  const selectAll = database.prepare(
    `SELECT ${columns} FROM charge WHERE user_id = ? ORDER BY created_at`,
  );
  const move = database.prepare('UPDATE charge SET status = ? WHERE id = ? AND status = ?');

  function current(row: unknown): Charge | undefined {
    const charge = row as Charge | undefined;
    const isOver = charge?.status === CHARGE_STATUS.pending && charge.expiresAt <= now();
    return isOver ? { ...charge, status: CHARGE_STATUS.cancelled } : charge;
  }

  function settle(id: string, status: ChargeStatus, effect: (charge: Charge) => void) {
    return inTransaction(database, () => {
      const charge = current(select.get(id));
      if (charge?.status !== CHARGE_STATUS.pending) return charge;
      move.run(status, id, CHARGE_STATUS.pending);
      effect(charge);
      return { ...charge, status };
    });
  }

  return {
    begin(userId, amount) {
      const id = randomBytes(12).toString('hex').toUpperCase();
      const { code, currency, city } = country;
      const createdAt = now();
      const charge: Charge = {
        id,
        userId,
        amount,
        brCode: writeBrCode({
          key: PAYEE_KEY,
          payee: PAYEE,
          city,
          country: code,
          currency,
          amount,
          txid: id,
        }),
        status: CHARGE_STATUS.pending,
        createdAt,
        expiresAt: createdAt + LIFE_MS,
      };
      insert.run(
        id,
        userId,
        amount,
        charge.brCode,
        charge.status,
        charge.createdAt,
        charge.expiresAt,
      );
      return charge;
    },
    byId: (id) => current(select.get(id)),
    latestOf: (userId) => current(selectLatest.get(userId)),
    allOf: (userId) => selectAll.all(userId).flatMap((row) => current(row) ?? []),
    pay: (id) =>
      settle(id, CHARGE_STATUS.successful, ({ userId, amount }) => {
        ledger.post({
          key: `deposit:${id}`,
          kind: 'deposit',
          at: now(),
          entries: moving(amount, 'bank:pix', cashOf(userId)),
        });
      }),
    refuse: (id) => settle(id, CHARGE_STATUS.rejected, () => {}),
  };
}
