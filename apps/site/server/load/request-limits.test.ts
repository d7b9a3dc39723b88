import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../app/services/base/store/store-sqlite.ts';
import { StoreUnavailable } from '../../app/services/base/store/store.ts';
import { createRequestCounts } from './request-limits.ts';

const LIMITS = { perAddress: 100, perAccount: 40 };

/** Two processes on one store, at a time that the test sets. */
function processes() {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const store = openSqliteStore({ file: ':memory:', now });
  const make = () => createRequestCounts({ store, limits: LIMITS, now });
  return { clock, one: make(), other: make() };
}

describe('request counts', () => {
  it('refuses from the limit on, for the rest of the minute, and says how long that is', async () => {
    const { clock, one } = processes();
    for (let count = 1; count < 100; count += 1) {
      expect(await one.count('address', '203.0.113.7')).toBeNull();
    }
    clock.now += 20_000;
    expect(await one.count('address', '203.0.113.7')).toBe(40);
    expect(await one.count('address', '203.0.113.8')).toBeNull();
    clock.now += 40_000;
    expect(await one.count('address', '203.0.113.7')).toBeNull();
  });

  it('keeps nobody out for longer when the clock is set back', async () => {
    const { clock, one } = processes();
    for (let count = 0; count < 100; count += 1) await one.count('address', '203.0.113.7');
    clock.now -= 3_600_000;
    expect(await one.count('address', '203.0.113.7')).toBeNull();
  });

  it('counts over processes, exact to a step of each', async () => {
    const { one, other } = processes();
    let taken = 0;
    for (let count = 0; count < 40; count += 1) {
      for (const process of [one, other]) {
        if ((await process.count('account', 'u1')) === null) taken += 1;
      }
    }
    expect(taken).toBeGreaterThanOrEqual(38);
    expect(taken).toBeLessThanOrEqual(44);
  });

  it('asks the store for one request in many', async () => {
    let asked = 0;
    const store = { increment: () => Promise.resolve((asked += 1)) };
    const counts = createRequestCounts({ store, limits: LIMITS, now: () => 0 });
    for (let count = 0; count < 50; count += 1) await counts.count('address', 'a');
    expect(asked).toBe(10);
  });

  it('keeps nobody out while the store can’t be reached, or where there is no limit', async () => {
    const store = { increment: () => Promise.reject(new StoreUnavailable(null)) };
    const counts = createRequestCounts({
      store,
      limits: { perAddress: 2, perAccount: 0 },
      now: () => 0,
    });
    for (let count = 0; count < 9; count += 1) {
      expect(await counts.count('address', 'a')).toBeNull();
      expect(await counts.count('account', 'a')).toBeNull();
    }
  });
});
