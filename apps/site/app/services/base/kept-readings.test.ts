import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { KeptReadings } from './kept-readings.ts';

const KEPT_MS = 3_000;

describe('KeptReadings', () => {
  const site = openTestSite();
  let now: number;
  let readings: KeptReadings<string>;
  const read = vi.fn<(last: string | null) => Promise<string>>();
  const ask = (key: string) => readings.of(key, site.context({ now: () => now }), read);

  beforeEach(() => {
    now = site.now();
    readings = new KeptReadings(KEPT_MS);
    read.mockReset().mockResolvedValue('answer');
  });

  it('reads once for all who ask for a time, and after it with the last answer', async () => {
    await Promise.all([ask('a'), ask('a')]);
    now += KEPT_MS - 1;
    await ask('a');
    expect(read.mock.calls).toEqual([[null]]);
    now += 1;
    await ask('a');
    expect(read.mock.calls).toEqual([[null], ['answer']]);
  });

  it('holds no answers without end: the oldest go whose time is over', async () => {
    await ask('old');
    now += KEPT_MS;
    for (let each = 0; each < 1_000; each += 1) await ask(`other ${each}`);
    read.mockClear();
    await ask('old');
    await ask('other 999');
    expect(read.mock.calls).toEqual([[null]]);
  });

  it('keeps no answer for longer when the clock is set back', async () => {
    await ask('a');
    now -= 3_600_000;
    await ask('a');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
