import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReconnectWait } from './reconnect-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const waits = createReconnectWait({
    signal: closing.signal,
    random: () => 0.5,
    onBack(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const isOver = vi.fn();
  const wait = (milliseconds: number) => void waits.wait(milliseconds).then(isOver);
  return {
    waits,
    wait,
    isOver,
    closing,
    listeners,
    comeBack: () => listeners.forEach((hear) => hear()),
  };
}

it('waits as long as it is told', async () => {
  const { wait, isOver } = waiting();
  wait(30_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
});

it('waits less than a second when the other side is back, and no longer than it would have', async () => {
  const { wait, isOver, comeBack } = waiting();
  wait(30_000);
  await vi.advanceTimersByTimeAsync(10_000);
  comeBack();
  await vi.advanceTimersByTimeAsync(499);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
  wait(100);
  comeBack();
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).toHaveBeenCalledTimes(2);
});

it('tells once that the other side came back, also between two waits', () => {
  const { waits, comeBack } = waiting();
  expect(waits.isNewlyBack()).toBe(false);
  comeBack();
  expect(waits.isNewlyBack()).toBe(true);
  expect(waits.isNewlyBack()).toBe(false);
});

it('ends with the signal, and hears no more once it was stopped', async () => {
  const { waits, wait, isOver, closing, listeners } = waiting();
  wait(30_000);
  closing.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toHaveBeenCalledOnce();
  waits.stop();
  expect(listeners.size).toBe(0);
});
