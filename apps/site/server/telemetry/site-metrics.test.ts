import { describe, expect, it } from 'vitest';
import { createSiteMetrics } from './site-metrics.ts';

const CANARY = 'canary-person';

/** The figure under a name and labels; undefined where there is none. */
function figure(text: string, name: string, labels: Record<string, string> = {}) {
  const given = Object.entries({ brand: 'arara', ...labels });
  const line = text
    .split('\n')
    .find(
      (each) =>
        each.startsWith(`${name}{`) &&
        given.every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('site metrics', () => {
  it('counts requests by route and status, and calls by host and endpoint', async () => {
    const metrics = createSiteMetrics('arara', () => 0);
    metrics.noteRequest({ method: 'GET', route: 'wallet/deposit', status: 200, milliseconds: 30 });
    metrics.noteRequest({ method: 'BREW', route: 'refusal', status: 405, milliseconds: 1 });
    const call = { error: null, isUnanswered: false, leftOut: null, requestId: CANARY } as const;
    metrics.noteCall({
      ...call,
      endpoint: 'balance',
      host: 'payments',
      outcome: 'failed',
      milliseconds: 2_000,
      retries: 2,
    });
    metrics.noteCircuit({ host: 'payments', isOpen: true });
    const text = await metrics.text();
    expect(
      figure(text, 'vitrine_request_seconds_count', {
        method: 'GET',
        route: 'wallet/deposit',
        status: '200',
      }),
    ).toBe(1);
    expect(figure(text, 'vitrine_request_seconds_count', { method: 'other', status: '405' })).toBe(
      1,
    );
    expect(
      figure(text, 'vitrine_upstream_call_seconds_sum', {
        host: 'payments',
        endpoint: 'balance',
        outcome: 'failed',
      }),
    ).toBe(2);
    expect(figure(text, 'vitrine_upstream_repeats_total', { host: 'payments' })).toBe(2);
    expect(figure(text, 'vitrine_upstream_circuit_open', { host: 'payments' })).toBe(1);
    expect(figure(text, 'vitrine_upstream_circuit_open', { host: 'main' })).toBe(0);
    expect(text).not.toContain(CANARY);
  });

  it('tells open movements of money by state and age, and of settled ones the number', async () => {
    let now = 1_000;
    const metrics = createSiteMetrics('arara', () => now);
    const one = { key: `money:deposit:${CANARY}:1`, kind: 'deposit', sentAt: 1_000 };
    metrics.noteMovement({ ...one, state: 'sending' });
    metrics.noteMovement({ ...one, state: 'unknown' });
    metrics.noteMovement({ ...one, key: `${one.key}2`, state: 'sending' });
    now = 31_000;
    const open = await metrics.text();
    expect(figure(open, 'vitrine_intents_open', { kind: 'deposit', state: 'unknown' })).toBe(1);
    expect(figure(open, 'vitrine_intents_oldest_seconds')).toBe(30);
    expect(open).not.toContain(CANARY);
    metrics.noteMovement({ ...one, state: 'done' });
    metrics.noteMovement({ ...one, key: `${one.key}2`, state: 'refused' });
    const settled = await metrics.text();
    expect(figure(settled, 'vitrine_intents_total', { kind: 'deposit', state: 'done' })).toBe(1);
    expect(figure(settled, 'vitrine_intents_oldest_seconds')).toBe(0);
    expect(figure(settled, 'vitrine_intents_open')).toBeUndefined();
  });

  it('reads the feed, the listeners and the relay when it is asked', async () => {
    const metrics = createSiteMetrics('arara', () => 0);
    expect(figure(await metrics.text(), 'vitrine_feed_age_seconds')).toBeUndefined();
    metrics.watch({
      hub: {
        status: () => ({
          feed: 'up',
          topics: 3,
          relay: { redis: 'up', live: 'reader', relays: 1, reads: 2, alone: 0 },
        }),
        heardAgoMs: () => 1_500,
      },
      live: { streamCount: () => 7 },
      load: { isShedding: () => true, pages: () => 42 },
    });
    metrics.noteRefusal('busy');
    const text = await metrics.text();
    expect(figure(text, 'vitrine_feed_up')).toBe(1);
    expect(figure(text, 'vitrine_feed_age_seconds')).toBe(1.5);
    expect(figure(text, 'vitrine_listeners')).toBe(7);
    expect(figure(text, 'vitrine_shedding')).toBe(1);
    expect(figure(text, 'vitrine_pages_under_way')).toBe(42);
    expect(figure(text, 'vitrine_refused_total', { reason: 'busy' })).toBe(1);
    expect(figure(text, 'vitrine_refused_total', { reason: 'address' })).toBe(0);
    expect(figure(text, 'vitrine_relay_topics', { role: 'reader' })).toBe(2);
    expect(figure(text, 'vitrine_relay_redis_up')).toBe(1);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(text).toMatch(/process_resident_memory_bytes/);
  });
});
