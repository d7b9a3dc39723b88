import type { UpstreamClient } from '@vitrine/upstream/base/client';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createEndedMatches } from './ended-matches.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The matches that ended, of an operator who refuses the list, and a clock. */
function setUp() {
  const clock = { now: 1_700_000_000_000 };
  let reads = 0;
  const refuse = () => {
    reads += 1;
    return Promise.reject(new Error('refused'));
  };
  const ended = createEndedMatches({
    upstream: { call: refuse } as UpstreamClient,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    shownOf: (matches) => Promise.resolve(matches),
    closing: new AbortController().signal,
  });
  /** How often the list is asked for meanwhile. */
  async function readsWithin(milliseconds: number): Promise<number> {
    const before = reads;
    for (let passed = 0; passed < milliseconds; passed += 5 * SECOND_MS) {
      ended.maintain();
      await new Promise(setImmediate);
      clock.now += 5 * SECOND_MS;
    }
    return reads - before;
  }
  return { ended, readsWithin };
}

describe('the operator’s list of ended matches', () => {
  it('CAT-33 is asked for ever less often while it can’t be read, and never given up', async () => {
    const { ended, readsWithin } = setUp();
    expect(await readsWithin(MINUTE_MS)).toBe(4);
    await readsWithin(10 * MINUTE_MS);
    expect(await readsWithin(20 * MINUTE_MS)).toBe(4);
    expect(ended.isPastKnown()).toBe(false);
    expect(ended.list()).toEqual([]);
  });
});
