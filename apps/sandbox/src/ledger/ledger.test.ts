import { minorUnits } from '@vitrine/betting/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { cashOf, createLedger, moving, type Account } from './ledger.ts';

const ACCOUNTS: readonly Account[] = ['bank:pix', 'house:stakes', 'house:payouts', cashOf('a')];

describe('ledger', () => {
  it('sums to zero after any movements, each key moving money once', () => {
    const movement = fc.record({
      key: fc.integer({ min: 1, max: 12 }).map(String),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      from: fc.constantFrom(...ACCOUNTS),
      to: fc.constantFrom(...ACCOUNTS),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
        const database = openDatabase(':memory:');
        const ledger = createLedger(database);
        const expected = new Map<Account, number>();
        const posted = new Set<string>();
        for (const { key, amount, from, to } of movements) {
          const isNew = ledger.post({
            key,
            kind: 'deposit',
            at: 0,
            entries: moving(minorUnits(amount), from, to),
          });
          expect(isNew).toBe(!posted.has(key));
          if (!isNew) continue;
          posted.add(key);
          expected.set(from, (expected.get(from) ?? 0) - amount);
          expected.set(to, (expected.get(to) ?? 0) + amount);
        }
        const balances = ACCOUNTS.map((account) => ledger.balance(account));
        expect(balances).toEqual(ACCOUNTS.map((account) => expected.get(account) ?? 0));
        expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
        database.close();
      }),
      { numRuns: 60 },
    );
  });

  it('refuses entries that do not sum to zero and keeps nothing of them', () => {
    const ledger = createLedger(openDatabase(':memory:'));
    const movement = {
      key: 'lopsided',
      kind: 'deposit' as const,
      at: 0,
      entries: [{ account: cashOf('a'), amount: minorUnits(1) }],
    };
    expect(() => ledger.post(movement)).toThrow(RangeError);
    expect(ledger.balance(cashOf('a'))).toBe(0);
  });
});
