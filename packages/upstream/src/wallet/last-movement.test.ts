import { describe, expect, it } from 'vitest';
import { SessionEnded } from '../base/errors.ts';
import { SESSION } from '../test/answers.ts';
import {
  createLastMovementReader,
  type KnownMovements,
  type LastMovement,
} from './last-movement.ts';
import { answering } from '../test/answering.ts';

const DATE = '2025-03-08T15:00:00.000Z';

interface Told {
  readonly transactionId: string;
  readonly amount: number;
  readonly status?: number;
}

function openMovements(isBrazilGroup = true) {
  let time = 1_000_000;
  let deposit: Told | null | Error = null;
  let withdrawal: Told | null | Error = null;
  let hook: (deposit: LastMovement) => void = () => {};
  const kept = new Map<string, KnownMovements>();
  const claimed = new Set<string>();
  const fired: LastMovement[] = [];
  const failures: unknown[] = [];
  const { client, called } = answering(({ name }) => {
    const told = name === 'wallet.lastDepositDetail' ? deposit : withdrawal;
    if (told instanceof Error) return Promise.reject(told);
    return Promise.resolve({ data: told && { ...told, date: DATE } });
  });
  const reader = createLastMovementReader({
    client,
    isBrazilGroup,
    now: () => time,
    onNewDeposit(made) {
      fired.push(made);
      hook(made);
    },
    memory: {
      read: (userId) => Promise.resolve(kept.get(userId)),
      write: (userId, known) => Promise.resolve(void kept.set(userId, known)),
      claim(userId, transactionId) {
        const isFirst = !claimed.has(`${userId} ${transactionId}`);
        claimed.add(`${userId} ${transactionId}`);
        return Promise.resolve(isFirst);
      },
    },
  });
  return {
    fired: () => fired.map(({ transactionId }) => transactionId),
    failures,
    calls: () => called.length,
    tells: (told: typeof deposit) => void (deposit = told),
    tellsWithdrawal: (told: typeof withdrawal) => void (withdrawal = told),
    fails: () => void (hook = () => expect.fail('the hook')),
    pass: (ms: number) => void (time += ms),
    async read() {
      time += 5000;
      return reader.read('a', {
        settings: { session: SESSION },
        onFailure: (error) => void failures.push(error),
      });
    },
    readNow: () =>
      reader.read('a', {
        settings: { session: SESSION },
        onFailure: (error) => void failures.push(error),
      }),
  };
}

const made = (transactionId: string, amount = 50): Told => ({ transactionId, amount, status: 6 });

describe('the last movements', () => {
  it('WAL-14 are asked for at most every 5 s, both at once', async () => {
    const wallet = openMovements();
    wallet.tells(made('d-1'));
    wallet.tellsWithdrawal({ transactionId: 'w-1', amount: 30, status: 1 });
    const known = await wallet.read();
    expect(known.deposit).toEqual({
      transactionId: 'd-1',
      amount: 5000,
      at: Date.parse(DATE),
      state: 'successful',
    });
    expect(known.withdrawal).toMatchObject({ transactionId: 'w-1', state: 'pendingApproval' });
    wallet.tells(made('d-2'));
    wallet.pass(4999);
    expect(await wallet.readNow()).toEqual(known);
    expect(wallet.calls()).toBe(2);
    wallet.pass(1);
    await Promise.all([wallet.readNow(), wallet.readNow()]);
    expect(wallet.calls()).toBe(4);
  });

  it('WAL-14 fire the conversion once for each new deposit, and not for one from before', async () => {
    const wallet = openMovements();
    wallet.tells(made('old'));
    await wallet.read();
    expect(wallet.fired()).toEqual([]);
    wallet.tells(made('d-1'));
    await wallet.read();
    await wallet.read();
    wallet.tells(made('d-2'));
    await wallet.read();
    expect(wallet.fired()).toEqual(['d-1', 'd-2']);
  });

  it('WAL-14 fire for the first deposit of all, once it is paid', async () => {
    const wallet = openMovements();
    await wallet.read();
    wallet.tells({ transactionId: 'd-1', amount: 50, status: 2 });
    await wallet.read();
    expect(wallet.fired()).toEqual([]);
    wallet.tells(made('d-1'));
    await wallet.read();
    expect(wallet.fired()).toEqual(['d-1']);
  });

  it('WAL-14 take a deposit without a status at the operator’s word', async () => {
    const wallet = openMovements();
    await wallet.read();
    wallet.tells({ transactionId: 'd-1', amount: 50 });
    await wallet.read();
    expect(wallet.fired()).toEqual(['d-1']);
  });

  it('WAL-14 fire nothing under 10 in Brazil, and everything elsewhere', async () => {
    for (const [isBrazilGroup, fired] of [
      [true, ['ten']],
      [false, ['small', 'ten']],
    ] as const) {
      const wallet = openMovements(isBrazilGroup);
      await wallet.read();
      wallet.tells(made('small', 9.99));
      await wallet.read();
      wallet.tells(made('ten', 10));
      await wallet.read();
      expect(wallet.fired()).toEqual(fired);
    }
  });

  it('WAL-14 keep what was known of a call that fails, and say that it failed', async () => {
    const wallet = openMovements();
    wallet.tells(made('d-1'));
    await wallet.read();
    wallet.tells(new Error('down'));
    wallet.tellsWithdrawal({ transactionId: 'w-1', amount: 30 });
    const known = await wallet.read();
    expect(known.deposit?.transactionId).toBe('d-1');
    expect(known.withdrawal).toMatchObject({ transactionId: 'w-1', state: null });
    expect(wallet.failures).toEqual([new Error('down')]);
  });

  it('WAL-14 call no old deposit new because the first reading failed', async () => {
    const wallet = openMovements();
    wallet.tells(new Error('down'));
    await wallet.read();
    wallet.tells(made('old'));
    await wallet.read();
    expect(wallet.fired()).toEqual([]);
    wallet.tells(made('new'));
    await wallet.read();
    expect(wallet.fired()).toEqual(['new']);
  });

  it('WAL-14 outlive a conversion event that fails, and don’t fire it again', async () => {
    const wallet = openMovements();
    await wallet.read();
    wallet.fails();
    wallet.tells(made('d-1'));
    expect((await wallet.read()).deposit?.transactionId).toBe('d-1');
    await wallet.read();
    expect(wallet.fired()).toEqual(['d-1']);
    expect(wallet.failures).toHaveLength(1);
  });

  it('end with the session', async () => {
    const wallet = openMovements();
    wallet.tells(new SessionEnded('absent', 'no session'));
    await expect(wallet.read()).rejects.toBeInstanceOf(SessionEnded);
  });
});
