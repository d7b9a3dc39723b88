import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentEvent } from '../../app/tracking/sent-event.ts';
import { createEventQueue } from './event-queue.ts';

function event(id: string): SentEvent {
  return {
    name: 'slowConnection',
    id,
    at: '2026-01-01T00:00:00.000Z',
    brand: 'arara',
    purpose: 'measurement',
    device: null,
    address: '{ip}',
    attribution: null,
  };
}

/** A queue whose collector takes what the test lets it take. */
function openQueue() {
  const sent: string[][] = [];
  const warnings: object[] = [];
  const collector = { isThere: true, tries: 0 };
  const queue = createEventQueue({
    async send(batch) {
      collector.tries += 1;
      await Promise.resolve();
      if (!collector.isThere) throw new Error('away');
      sent.push(batch.map(({ id }) => id));
    },
    now: Date.now,
    schedule: setTimeout,
    log: { warn: (facts: object) => void warnings.push(facts) },
  });
  const add = (id: string) => queue.add(() => Promise.resolve(event(id)));
  return { sent, warnings, collector, queue, add };
}

describe('the queue of tracked events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('TRACK-01 sends at once, and then what came within 500 ms together', async () => {
    const { sent, add } = openQueue();
    add('1');
    await vi.advanceTimersByTimeAsync(0);
    add('2');
    add('3');
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([['1']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['1'], ['2', '3']]);
  });

  it('TRACK-01 tries a batch three times more, says so, and sends it with the next event', async () => {
    const { sent, warnings, collector, add } = openQueue();
    collector.isThere = false;
    add('1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent, collector.tries]).toEqual([[], 4]);
    expect(warnings).toMatchObject([{ waiting: 1 }]);
    collector.isThere = true;
    add('2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([['1', '2']]);
  });

  it('TRACK-01 keeps no more than a thousand for a collector that stays away', async () => {
    const { sent, collector, add, queue } = openQueue();
    collector.isThere = false;
    for (let id = 0; id < 1_100; id += 1) add(String(id));
    await vi.advanceTimersByTimeAsync(2_000);
    collector.isThere = true;
    await queue.close();
    expect(sent.flat()).toHaveLength(1_000);
    expect(sent.flat().at(-1)).toBe('1099');
    expect(Math.max(...sent.map(({ length }) => length))).toBe(50);
  });

  it('sends what waits when the process ends', async () => {
    const { sent, add, queue } = openQueue();
    add('1');
    add('2');
    await queue.close();
    expect(sent.flat()).toEqual(['1', '2']);
  });
});
