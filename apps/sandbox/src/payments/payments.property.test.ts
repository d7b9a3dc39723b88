import { minorUnits } from '@vitrine/betting/base/money';
import { cciDigits, clabeDigit } from '@vitrine/upstream/wallet/check-digit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUsers } from '../accounts/users.ts';
import { COUNTRIES } from '../country.ts';
import { cashOf, createLedger, moving, reservedOf } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import { openDatabase } from '../storage/database.ts';
import { createBankAccounts } from './bank-accounts.ts';
import { createDepositDesk } from './deposit-desk.ts';
import { PAYMENT_EVENTS } from './payment-course.ts';
import type { Payment } from './payment-store.ts';
import { createPayments } from './payments.ts';
import { createWithdrawalDesk } from './withdrawal-desk.ts';

const OPENING = 500_00;
const PEOPLE = ['a', 'b'] as const;

/** An account number of each bettor's own. */
function numberOf(code: 'PE' | 'MX', at: number): string {
  const body = (code === 'PE' ? '011241000190006580' : '03218000011835970').slice(0, -1) + at;
  return body + (code === 'PE' ? cciDigits(body) : clabeDigit(body));
}

function openDesk(code: 'BR' | 'PE' | 'MX') {
  let time = Date.parse('2025-03-08T15:00:00Z');
  const now = () => time;
  const country = COUNTRIES[code];
  const database = openDatabase(':memory:');
  const ledger = createLedger(database);
  const users = createUsers(database);
  const payments = createPayments({ database, ledger, now });
  const bankAccounts = createBankAccounts({ database, users, country, now });
  const services = { database, ledger, users, payments, bankAccounts, country, now };
  const deposits = createDepositDesk({
    ...services,
    flags: { read: () => true, set: () => {} },
    restrictions: { refuseDeposit: () => {} },
    publicUrl: 'http://bank.example',
  });
  const withdrawals = createWithdrawalDesk(services);
  const bettors = PEOPLE.map((name, at) => {
    const facts = { passwordHash: '', fullName: name, birthDate: '1990-01-01', country: code };
    const email = `${name}@vitrine.example`;
    const user = users.add(
      { ...facts, email, document: name, cellPhone: '11987654321', status: 'Active' },
      time,
    );
    if (!user) throw new Error('The bettor was not added');
    const entries = moving(minorUnits(OPENING), 'house:opening', cashOf(user.id));
    ledger.post({ key: `opening:${user.id}`, kind: 'opening', at: time, entries });
    const account =
      code === 'BR'
        ? bankAccounts.addPixKey(user.id, 'email', email)
        : bankAccounts.addAccount(user.id, {
            bankName: name,
            accountType: 'Savings',
            accountNumber: numberOf(code, at),
          });
    bankAccounts.decide(account.id, 'Confirmed');
    return { userId: user.id, bankAccountId: account.id };
  });
  const sum = database.prepare('SELECT COALESCE(SUM(amount), 0) AS total FROM entry');
  return {
    payments,
    ledger,
    deposits,
    withdrawals,
    bettors,
    country,
    pass: (ms: number) => void (time += ms),
    totalOfEntries: () => (sum.get() as { total: number }).total,
    close: () => database.close(),
  };
}
type Desk = ReturnType<typeof openDesk>;

const amountOf = (payments: readonly Payment[], statuses: readonly number[]) =>
  payments
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { amount }) => total + amount, 0);

/** Each account holds what the payments say, and nothing was made of nothing. */
function expectBalanced({ payments, ledger, bettors, totalOfEntries }: Desk): void {
  expect(totalOfEntries()).toBe(0);
  for (const { userId } of bettors) {
    const deposits = payments.allOf(userId, 1);
    const withdrawals = payments.allOf(userId, 2);
    const waiting = amountOf(withdrawals, [1, 2]);
    const cash = ledger.balance(cashOf(userId));
    expect(ledger.balance(reservedOf(userId))).toBe(waiting);
    expect(cash).toBe(OPENING + amountOf(deposits, [6]) - amountOf(withdrawals, [6]) - waiting);
    expect(cash).toBeGreaterThanOrEqual(0);
    expect(withdrawals.filter(({ status }) => status === 1 || status === 2).length).toBeLessThan(2);
  }
}

const who = fc.nat(PEOPLE.length - 1);
/** Whole amounts, and the magic ones. */
const amount = fc.oneof(
  fc.integer({ min: 1, max: 600 }),
  fc.integer({ min: 1, max: 10 }).map((hundredths) => 400 + hundredths / 100),
);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    who,
    amount,
    /** Which of the country's methods. */
    method: fc.nat(8),
  }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    who,
    amount: fc.oneof(amount, fc.constant('everything' as const)),
  }),
  fc.record({
    kind: fc.constant('event' as const),
    who,
    type: fc.constantFrom(1 as const, 2 as const),
    at: fc.nat(4),
    event: fc.oneof(
      fc.constantFrom(...PAYMENT_EVENTS),
      fc.constantFrom('pay' as const, 'refund' as const),
    ),
  }),
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1, 5000, 20_000, 600_000, 86_400_000),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(desk: Desk, taken: Step): void {
  if (taken.kind === 'pass') return desk.pass(taken.ms);
  const bettor = desk.bettors[taken.who];
  if (!bettor) return;
  const { userId, bankAccountId } = bettor;
  if (taken.kind === 'event') {
    const found = desk.payments.allOf(userId, taken.type).at(-1 - taken.at);
    if (found) desk.payments.act(found.id, taken.event);
    return;
  }
  try {
    if (taken.kind === 'deposit') {
      const methods = desk.country.payments.deposits;
      const method = methods[taken.method % methods.length] ?? 'pix';
      desk.deposits.begin({ userId, method, amount: taken.amount });
    } else {
      const [method = 'pix'] = desk.country.payments.withdrawals;
      const all = desk.ledger.balance(cashOf(userId)) / 100;
      const amountTaken = taken.amount === 'everything' ? all : taken.amount;
      desk.withdrawals.begin({ userId, method, amount: amountTaken, bankAccountId });
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const TIMEOUT_MS = 30_000;

it.each(['BR', 'PE', 'MX'] as const)(
  'any run of deposits, withdrawals and events in %s keeps the books balanced and pays once',
  (code) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const desk = openDesk(code);
        for (const taken of steps) {
          take(desk, taken);
          expectBalanced(desk);
        }
        desk.close();
      }),
      { numRuns: 40 },
    );
  },
  TIMEOUT_MS,
);
