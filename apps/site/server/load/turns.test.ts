import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** An event loop that turns when the test says so. */
function stillLoop() {
  const works: (() => void)[] = [];
  return {
    turn: (work: () => void) => void works.push(work),
    async pass(turns: number) {
      for (let count = 0; count < turns; count += 1) works.splice(0).forEach((work) => work());
      await Promise.resolve();
    },
    isIdle: () => works.length === 0,
  };
}

it('begins a page at once, and the next ones in their order with turns in between', async () => {
  const loop = stillLoop();
  const turns = createTurns(loop.turn);
  const begun: number[] = [];
  for (const page of [1, 2, 3]) void turns.next().then(() => begun.push(page));
  await Promise.resolve();
  expect(begun).toEqual([1]);
  await loop.pass(7);
  expect(begun).toEqual([1]);
  await loop.pass(1);
  expect(begun).toEqual([1, 2]);
  await loop.pass(8);
  expect(begun).toEqual([1, 2, 3]);
});

it('turns no loop that has nothing to wait for', async () => {
  const loop = stillLoop();
  const turns = createTurns(loop.turn);
  await turns.next();
  await loop.pass(20);
  expect(loop.isIdle()).toBe(true);
  await turns.next();
});
