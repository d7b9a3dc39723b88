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
    const { hear } = structureReload({ reload, random: () => 0, clock: globalThis });
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
    const { hear } = structureReload({ reload, random: () => 0, clock: globalThis });
    for (let step = 0; step < 50; step += 1) {
      hear({ x: ['sr:match:1'] });
      vi.advanceTimersByTime(100);
    }
    expect(reload.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(reload.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('waits by chance, so that not all browsers come at once', () => {
    const reload = vi.fn();
    structureReload({ reload, random: () => 0.7, clock: globalThis }).hear({ gap: true });
    vi.advanceTimersByTime(899);
    expect(reload).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks for the page alone, and for more where more was missed than lists and markets', () => {
    const reload = vi.fn();
    const { hear } = structureReload({ reload, random: () => 0, clock: globalThis });
    hear({ x: ['sr:match:1'] });
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenLastCalledWith('page');
    hear({ x: ['sr:match:1'] });
    hear({ gap: true });
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenLastCalledWith('whole');
    hear({ x: ['sr:match:1'] });
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenLastCalledWith('page');
  });

  it('waits until the server has the change', () => {
    const reload = vi.fn();
    structureReload({ reload, random: () => 0, clock: globalThis }).hear({ x: ['sr:match:1'] });
    vi.advanceTimersByTime(199);
    expect(reload).toHaveBeenCalledTimes(0);
  });

  it('repeats a reload that nobody answered, for everything, once five seconds went by', () => {
    const reload = vi.fn();
    const { hear, repeat } = structureReload({ reload, random: () => 0, clock: globalThis });
    hear({ x: ['sr:match:1'] });
    vi.advanceTimersByTime(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
    repeat();
    vi.advanceTimersByTime(4_999);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenLastCalledWith('whole');
    // One that is due already is enough.
    hear({ x: ['sr:match:1'] });
    repeat();
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenLastCalledWith('whole');
  });

  it('does nothing any more once stopped', () => {
    const reload = vi.fn();
    const structure = structureReload({ reload, random: () => 0, clock: globalThis });
    structure.hear({ gap: true });
    structure.stop();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(0);
  });
});
