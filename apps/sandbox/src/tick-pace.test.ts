import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPaceMeter } from './tick-pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('tells how late looks were done since it was asked last', () => {
  const meter = createPaceMeter();
  for (let tick = 1; tick <= 100; tick += 1) {
    meter.measure(performance.now(), () => vi.advanceTimersByTime(tick));
  }
  meter.missed();
  const { ticks, missed, late, work, cpuSeconds } = meter.read();
  expect({ ticks, missed, late }).toEqual({
    ticks: 100,
    missed: 1,
    late: { median: 50, p99: 99, most: 100 },
  });
  expect(work.p99).toBeGreaterThanOrEqual(work.median);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(meter.read()).toMatchObject({ ticks: 0, missed: 0, late: { most: 0 } });
});
