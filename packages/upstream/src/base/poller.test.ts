import { expect, it } from 'vitest';
import { poll } from './poller.ts';
import { createTestSchedule } from '../test/schedule.ts';

/** A poll every second whose reads the test answers by hand. */
function setUp() {
  const time = createTestSchedule();
  const reads: {
    readonly signal: AbortSignal;
    readonly answer: (value: number) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const heard: unknown[] = [];
  const stop = poll<number>({
    everyMs: 1000,
    schedule: time.schedule,
    read: (signal) => new Promise((answer, fail) => void reads.push({ signal, answer, fail })),
    onRead: (value) => heard.push(value),
    onFailed: (error) => heard.push(error),
  });
  return { time, reads, heard, stop };
}

it('reads at once and then at its rhythm, and goes on after a failure', async () => {
  const { time, reads, heard } = setUp();
  expect(reads.length).toBe(1);
  reads[0]?.answer(1);
  await time.pass(999);
  expect(reads.length).toBe(1);
  await time.pass(1);
  reads[1]?.fail('down');
  await time.pass(1000);
  reads[2]?.answer(3);
  await time.pass(0);
  expect(heard).toEqual([1, 'down', 3]);
});

it('leaves a turn out while a read is under way', async () => {
  const { time, reads, heard } = setUp();
  await time.pass(2000);
  expect(reads.length).toBe(1);
  reads[0]?.answer(1);
  await time.pass(1000);
  expect(reads.length).toBe(2);
  expect(heard).toEqual([1]);
});

it('says nothing more once it is stopped', async () => {
  const { time, reads, heard, stop } = setUp();
  stop();
  expect(reads[0]?.signal.aborted).toBe(true);
  expect(time.waiting).toBe(0);
  reads[0]?.answer(1);
  await time.pass(5000);
  expect(reads.length).toBe(1);
  expect(heard).toEqual([]);
});
