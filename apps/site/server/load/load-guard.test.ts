import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadGuard, type LoadGuard, type LoadChange } from './load-guard.ts';

const onChange = vi.fn<(change: LoadChange) => void>();
let delayMs: number;
let busyShare: number;
let guard: LoadGuard;

beforeEach(() => {
  onChange.mockReset();
  delayMs = 30;
  busyShare = 1;
  guard = createLoadGuard({
    loop: () => ({ delayMs, busyShare }),
    limits: { delayMs: 200, pages: 10 },
    onChange,
  });
  guard.look();
});

function begin(count: number) {
  return Array.from({ length: count }, () => guard.begin('own'));
}

describe('load guard', () => {
  it('makes every page while there are few', () => {
    const ends = begin(9);
    expect(ends).not.toContain(null);
    expect(guard.pages()).toBe(9);
    guard.look();
    expect(guard.isShedding()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('refuses visitors’ own pages from the limit on, until half of them are done', () => {
    const ends = begin(10);
    expect(guard.begin('own')).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith({ isShedding: true, delayMs: 30, pages: 10 });
    for (const end of ends.slice(0, 5)) end?.();
    expect(guard.begin('own')).toBeNull();
    ends[5]?.();
    expect(guard.isShedding()).toBe(false);
    expect(guard.begin('own')).not.toBeNull();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('takes many more pages while they wait for the operator, though not any number', () => {
    busyShare = 0.3;
    guard.look();
    expect(begin(99)).not.toContain(null);
    expect(guard.isShedding()).toBe(false);
    begin(1);
    expect(guard.begin('own')).toBeNull();
  });

  it('refuses them while the loop is late, until it is well below', () => {
    delayMs = 250;
    guard.look();
    expect(guard.begin('own')).toBeNull();
    delayMs = 150;
    guard.look();
    expect(guard.begin('own')).toBeNull();
    delayMs = 90;
    guard.look();
    expect(guard.begin('own')).not.toBeNull();
  });

  it('never refuses what is about money, and makes a few shared pages at a time', () => {
    delayMs = 1_000;
    guard.look();
    expect(Array.from({ length: 50 }, () => guard.begin('needed'))).not.toContain(null);
    const shared = Array.from({ length: 5 }, () => guard.begin('shared'));
    expect(shared.filter((end) => end === null)).toHaveLength(1);
    shared[0]?.();
    expect(guard.begin('shared')).not.toBeNull();
  });

  it('counts the end of a page once', () => {
    const [first] = begin(2);
    first?.();
    first?.();
    expect(guard.pages()).toBe(1);
  });
});
