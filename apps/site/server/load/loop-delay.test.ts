import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureLoopDelay } from './loop-delay.ts';

/** Keeps the loop from turning. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('tells how late the loop is, and only what was since the last look', async () => {
  const delay = measureLoopDelay();
  await wait(50);
  delay.take();
  for (let turn = 0; turn < 4; turn += 1) {
    block(120);
    await wait(1);
  }
  expect(delay.take()).toBeGreaterThan(50);
  await wait(200);
  expect(delay.take()).toBeLessThan(50);
  delay.close();
});
