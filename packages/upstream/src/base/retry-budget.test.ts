import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from './client.ts';
import { createRetryBudget } from './retry-budget.ts';
import { failureOf, ping } from '../test/client.ts';
import { hostsAt } from '../test/server.ts';

/** Chance that takes all of the wait before a repeat away. */
const NO_WAIT = () => -1.5;

describe('the retry budget of a host', () => {
  it('NET-01 gives a single call in a quiet time its three repeats, again and again', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    for (let minute = 0; minute < 10; minute += 1) {
      now += 60_000;
      budget.noteCall();
      expect([1, 2, 3].map(budget.takeRetry)).toEqual([true, true, true]);
    }
  });

  it('ends a burst of repeats, and has more once it is past', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    const taken = () => Array.from({ length: 40 }, budget.takeRetry).filter(Boolean).length;
    expect(taken()).toBe(10);
    now = 9_999;
    expect(taken()).toBe(0);
    now = 10_000;
    expect(taken()).toBe(10);
  });

  it('is a tenth of the calls of any ten seconds, or ten, however they come', () => {
    const gaps = fc.array(fc.record({ gapMs: fc.nat(400), wants: fc.nat(4) }), { maxLength: 400 });
    fc.assert(
      fc.property(gaps, (arrivals) => {
        let now = 0;
        const budget = createRetryBudget(() => now);
        const sent: { readonly at: number; readonly retries: number }[] = [];
        for (const { gapMs, wants } of arrivals) {
          now += gapMs;
          budget.noteCall();
          const retries = Array.from({ length: wants }, budget.takeRetry).filter(Boolean).length;
          sent.push({ at: now, retries });
          // Counted by the second: the last nine whole ones and the one that runs.
          const since = (Math.floor(now / 1_000) - 9) * 1_000;
          const recent = sent.filter(({ at }) => at >= since);
          const total = recent.reduce((sum, each) => sum + each.retries, 0);
          expect(total).toBeLessThanOrEqual(Math.max(10, recent.length / 10));
        }
      }),
    );
  });
});

describe('a sick host', () => {
  /** Thousands of calls to a host whose answers fail by chance, hardly slower than they come. */
  async function loadOn(chanceToFail: number, failures: number): Promise<number> {
    const CALLS = 4_000;
    let now = 0;
    let sent = 0;
    let seed = 42;
    const chance = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return seed / 2 ** 32;
    };
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: () => now,
      random: NO_WAIT,
      circuit: { failures },
      fetch: () => {
        sent += 1;
        const isSick = chance() < chanceToFail;
        return Promise.resolve(Response.json({ ok: true }, { status: isSick ? 503 : 200 }));
      },
    });
    for (let call = 0; call < CALLS; call += 1) {
      now += 5;
      await client.call(ping('GET')).catch((error: unknown) => error);
    }
    return sent / CALLS;
  }

  it.each([1, 0.5, 0.2])(
    'NET-01 sees at most 1.1 times its load while calls fail at a rate of %d',
    async (chanceToFail) => {
      const load = await loadOn(chanceToFail, Infinity);
      expect(load).toBeGreaterThan(1.05);
      expect(load).toBeLessThanOrEqual(1.1);
    },
  );

  it('sees next to nothing once it gives no answers at all', async () => {
    expect(await loadOn(1, 10)).toBeLessThan(0.02);
  });

  it('takes its repeats from nobody else', async () => {
    let sent = 0;
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: () => 0,
      random: NO_WAIT,
      circuit: { failures: Infinity },
      fetch: () => {
        sent += 1;
        return Promise.resolve(Response.json({}, { status: 503 }));
      },
    });
    for (let call = 0; call < 20; call += 1) await failureOf(client.call(ping('GET')));
    expect(sent).toBe(30);
    await failureOf(client.call({ ...ping('GET'), host: 'payments' }));
    expect(sent).toBe(34);
  });
});
