import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { measureLoop } from './loop-state.ts';

/** Keeps the loop from turning. */
function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('tells how late and how busy the loop is, and only what was since the last look', async () => {
  const loop = measureLoop();
  await wait(50);
  loop.take();
  for (let turn = 0; turn < 4; turn += 1) {
    block(120);
    await wait(1);
  }
  const busy = loop.take();
  expect(busy.delayMs).toBeGreaterThan(50);
  expect(busy.busyShare).toBeGreaterThan(0.8);
  // Other tests can keep the cores for a while; a sum of all looks would never fall this low.
  await vi.waitFor(
    async () => {
      await wait(300);
      const idle = loop.take();
      expect(idle.delayMs).toBeLessThan(50);
      expect(idle.busyShare).toBeLessThan(0.5);
    },
    { timeout: 10_000 },
  );
  loop.close();
});
