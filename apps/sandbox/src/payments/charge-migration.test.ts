import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLedger } from '../ledger/ledger.ts';
import { openDatabase } from '../storage/database.ts';
import { FIRST } from '../storage/migrations/01-first.ts';
import { createPayments } from './payments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MADE = Date.parse('2025-03-08T15:00:00Z');
const EXPIRY = MADE + 30 * 60_000;

/** A file as it was when every payment was a Pix charge. */
function fileOfCharges(charges: readonly (readonly [id: string, status: number])[]): string {
  const file = join(folder, 'sandbox.sqlite');
  const database = new DatabaseSync(file);
  database.exec(FIRST);
  database.exec('PRAGMA user_version = 1');
  database.exec(`INSERT INTO user VALUES ('u', 'u@vitrine.example', '1', '', 'U', '1990-01-01',
    '11987654321', 'BR', 'Active', 0)`);
  const insert = database.prepare('INSERT INTO charge VALUES (?, ?, ?, ?, ?, ?, ?)');
  charges.forEach(([id, status], at) =>
    insert.run(id, 'u', 1000 + at, `code of ${id}`, status, MADE + at, EXPIRY + at),
  );
  database.close();
  return file;
}

it('keeps the charges of an older file as payments, and lets those that wait expire', () => {
  const file = fileOfCharges([
    ['PAID', 6],
    ['REFUSED', -3],
    ['WAITING', 2],
    ['LAPSING', 2],
  ]);
  let time = MADE + 60_000;
  const database = openDatabase(file);
  const payments = createPayments({
    database,
    ledger: createLedger(database),
    now: () => time,
  });
  expect(payments.allOf('u', 1).map(({ id, status }) => [id, status])).toEqual([
    ['PAID', 6],
    ['REFUSED', -3],
    ['WAITING', 2],
    ['LAPSING', 2],
  ]);
  expect(payments.byId('WAITING')).toMatchObject({
    userId: 'u',
    method: 'pix',
    amount: 1002,
    instrument: { brCode: 'code of WAITING' },
    createdAt: MADE + 2,
    localDay: '2025-03-08',
    expiresAt: EXPIRY + 2,
  });
  expect(payments.act('WAITING', 'pay')).toBe(true);
  expect(payments.act('PAID', 'pay')).toBe(false);
  time = EXPIRY + 3;
  expect(payments.byId('LAPSING')?.status).toBe(-2);
  expect(payments.byId('WAITING')?.status).toBe(6);
  database.close();
});
