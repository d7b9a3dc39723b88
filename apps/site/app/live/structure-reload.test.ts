import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { structureReload } from './structure-reload.ts';

describe('structureReload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reloads for new structure, a gap and a changed feed, and not for prices', () => {
    const reload = vi.fn();
    const { hear } = structureReload({ reload, random: () => 0 });
    hear({ o: { 1: '1.90' }, m: { 2: 'suspended' } });
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(0);
    for (const frame of [{ x: ['sr:match:1'] }, { gap: true as const }, { f: false }]) {
      reload.mockClear();
      hear(frame);
      vi.advanceTimersByTime(5_000);
      expect(reload).toHaveBeenCalledTimes(1);
    }
  });

  it('reloads at most once a second however much is heard', () => {
    const reload = vi.fn();
    const { hear } = structureReload({ reload, random: () => 0 });
    for (let step = 0; step < 50; step += 1) {
      hear({ x: ['sr:match:1'] });
      vi.advanceTimersByTime(100);
    }
    expect(reload.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(reload.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('waits by chance, so that not all browsers come at once', () => {
    const reload = vi.fn();
    structureReload({ reload, random: () => 0.7 }).hear({ gap: true });
    vi.advanceTimersByTime(699);
    expect(reload).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does nothing any more once stopped', () => {
    const reload = vi.fn();
    const structure = structureReload({ reload, random: () => 0 });
    structure.hear({ gap: true });
    structure.stop();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(0);
  });
});
