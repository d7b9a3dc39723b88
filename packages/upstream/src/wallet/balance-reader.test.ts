import { describe, expect, it } from 'vitest';
import { balance } from '../contract/wallet/wallet.ts';
import { SESSION } from '../test/answers.ts';
import { createBalanceReader, type KnownBalance } from './balance-reader.ts';
import { watchBalance } from './balance-watch.ts';
import { answering } from '../test/answering.ts';

const rows = (amount: number) => ({
  data: [
    { accountType: 'Real', amount },
    { accountType: 'Bonus', amount: 999 },
  ],
});

function openReader() {
  let time = 1_000_000;
  let next: () => Promise<unknown> = () => Promise.resolve(rows(100.5));
  const kept = new Map<string, KnownBalance>();
  const { client, called } = answering(() => next());
  const failures: unknown[] = [];
  const reader = createBalanceReader({
    client,
    now: () => time,
    memory: {
      read: (userId) => Promise.resolve(kept.get(userId)),
      write: (userId, known) => Promise.resolve(void kept.set(userId, known)),
    },
  });
  const reading = {
    settings: { session: SESSION },
    onFailure: (error: unknown) => void failures.push(error),
  };
  return {
    failures,
    calls: () => called.length,
    pass: (ms: number) => void (time += ms),
    has: (amount: number) => void (next = () => Promise.resolve(rows(amount))),
    answersWith: (answer: () => Promise<unknown>) => void (next = answer),
    read: (userId = 'a', isFresh = false) => reader.read(userId, { ...reading, isFresh }),
    moved: (userId = 'a') => reader.moved(userId),
  };
}

describe('the answer of the balance', () => {
  const read = (data: readonly object[]) => balance.answer?.safeParse({ data }).success;

  it('WAL-10 may have accounts of other types', () => {
    const { data } = rows(1);
    expect(read([...data, { accountType: 'Casino', amount: 5 }])).toBe(true);
    expect(read([])).toBe(true);
  });

  it('WAL-10 is refused without real money, in whatever spelling that came: it is not zero', () => {
    expect(read([{ accountType: 'REAL', amount: 100 }])).toBe(false);
    expect(read([{ accountType: 'Bonus', amount: 100 }])).toBe(false);
  });
});

describe('the balance', () => {
  it('WAL-10 is asked for at most every 20 s, each bettor’s by itself, without the bonus', async () => {
    const wallet = openReader();
    expect(await wallet.read()).toBe(10_050);
    wallet.has(7);
    wallet.pass(19_999);
    expect(await wallet.read()).toBe(10_050);
    expect(wallet.calls()).toBe(1);
    expect(await wallet.read('b')).toBe(700);
    wallet.pass(1);
    expect(await wallet.read()).toBe(700);
    expect(wallet.calls()).toBe(3);
  });

  it('WAL-10 is asked for anew when the clock was set back', async () => {
    const wallet = openReader();
    await wallet.read();
    wallet.has(7);
    wallet.pass(-3_600_000);
    expect(await wallet.read()).toBe(700);
  });

  it('WAL-10 is asked for anew after a movement, and when a reading insists', async () => {
    const wallet = openReader();
    await wallet.read();
    wallet.has(80);
    await wallet.moved();
    expect(await wallet.read()).toBe(8000);
    wallet.has(60);
    expect(await wallet.read()).toBe(8000);
    expect(await wallet.read('a', true)).toBe(6000);
    expect(await wallet.read()).toBe(6000);
  });

  it('WAL-10 is asked for once by readings at the same time', async () => {
    const wallet = openReader();
    expect(await Promise.all([wallet.read(), wallet.read(), wallet.read()])).toEqual([
      10_050, 10_050, 10_050,
    ]);
    expect(wallet.calls()).toBe(1);
  });

  it('WAL-10 does not count as known when money moved while it was on its way', async () => {
    const wallet = openReader();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    wallet.answersWith(() => promise);
    const before = wallet.read();
    await Promise.resolve();
    await wallet.moved();
    resolve(rows(100));
    expect(await before).toBe(10_000);
    wallet.has(40);
    expect(await wallet.read()).toBe(4000);
  });

  it('WAL-10 is the last one known while the operator fails, and unknown before the first', async () => {
    const wallet = openReader();
    const broken = () => Promise.reject(new Error('down'));
    wallet.answersWith(broken);
    expect(await wallet.read()).toBeNull();
    wallet.has(5);
    expect(await wallet.read()).toBe(500);
    wallet.answersWith(broken);
    wallet.pass(20_000);
    expect(await wallet.read()).toBe(500);
    expect(wallet.failures).toHaveLength(2);
  });
});

describe('a watched balance', () => {
  it('WAL-10 WAL-22 is refreshed every 60 s while somebody looks, and on coming back at most every 15 s', () => {
    const timers = new Map<() => void, number>();
    let isWatched = true;
    let refreshed = 0;
    let time = 0;
    let comeBack = () => {};
    const stop = watchBalance({
      refresh: () => void (refreshed += 1),
      isWatched: () => isWatched,
      every(milliseconds, work) {
        timers.set(work, milliseconds);
        return () => void timers.delete(work);
      },
      onReturn(work) {
        comeBack = work;
        return () => void (comeBack = () => {});
      },
      now: () => time,
    });
    const turn = () => timers.forEach((_, work) => work());
    expect([...timers.values()]).toEqual([60_000]);
    turn();
    turn();
    isWatched = false;
    turn();
    expect(refreshed).toBe(2);
    isWatched = true;
    time = 14_999;
    comeBack();
    expect(refreshed).toBe(2);
    time = 15_000;
    comeBack();
    comeBack();
    expect(refreshed).toBe(3);
    stop();
    time = 60_000;
    comeBack();
    expect([timers.size, refreshed]).toEqual([0, 3]);
  });
});
