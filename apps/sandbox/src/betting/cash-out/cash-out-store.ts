import type { MinorUnits } from '@vitrine/betting/base/money';
import type { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { Database } from '../../storage/database.ts';

/** Statuses of a cash out, with the numbers of tickets. */
export type CashOutStatus = (typeof TICKET_STATUS)['pending' | 'accepted' | 'rejected'];

/** A value offered for a bet, and the cash out that was made of it. */
export interface CashOut {
  readonly id: string;
  readonly ticketId: string;
  readonly userId: string;
  readonly amount: MinorUnits;
  /** Epoch milliseconds, as all times here. */
  readonly quotedAt: number;
  readonly expiresAt: number;
  /** Null while nobody took the offer. */
  readonly status: CashOutStatus | null;
  readonly rejectCode: number | null;
}

/** Offers and cash outs, as rows. */
export interface CashOutStore {
  insert(offer: Omit<CashOut, 'status' | 'rejectCode'>): void;
  byId(id: string): CashOut | undefined;
  /** Whether a cash out of a ticket waits for its decision. */
  isUnderWay(ticketId: string): boolean;
  take(id: string, decideAt: number): void;
  /** Cash outs whose wait is over and that nobody has decided. */
  due(now: number): readonly CashOut[];
  decide(id: string, status: CashOutStatus, rejectCode: number | null): void;
  /** Forgets offers that nobody took. */
  forgetExpired(before: number): void;
}

export function createCashOutStore(database: Database): CashOutStore {
  const columns = `id, ticket_id AS ticketId, user_id AS userId, amount, quoted_at AS quotedAt,
    expires_at AS expiresAt, status, reject_code AS rejectCode`;
  const insert = database.prepare(
    `INSERT INTO cash_out (id, ticket_id, user_id, amount, quoted_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(`SELECT ${columns} FROM cash_out WHERE id = ?`);
  const selectUnderWay = database.prepare(
    'SELECT 1 FROM cash_out WHERE ticket_id = ? AND status = 0',
  );
  const updateTaken = database.prepare(
    'UPDATE cash_out SET status = 0, decide_at = ? WHERE id = ?',
  );
  const selectDue = database.prepare(
    `SELECT ${columns} FROM cash_out WHERE status = 0 AND decide_at <= ? ORDER BY decide_at`,
  );
  const updateDecided = database.prepare(
    'UPDATE cash_out SET status = ?, reject_code = ? WHERE id = ?',
  );
  const remove = database.prepare('DELETE FROM cash_out WHERE status IS NULL AND expires_at < ?');

  return {
    insert: ({ id, ticketId, userId, amount, quotedAt, expiresAt }) =>
      void insert.run(id, ticketId, userId, amount, quotedAt, expiresAt),
    byId: (id) => select.get(id) as CashOut | undefined,
    isUnderWay: (ticketId) => selectUnderWay.get(ticketId) !== undefined,
    take: (id, decideAt) => void updateTaken.run(decideAt, id),
    due: (now) => selectDue.all(now) as unknown as readonly CashOut[],
    decide: (id, status, rejectCode) => void updateDecided.run(status, rejectCode, id),
    forgetExpired: (before) => void remove.run(before),
  };
}
