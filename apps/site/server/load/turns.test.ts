import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** An event loop that turns when the test says so, and the pages that begin in it. */
function stillLoop() {
  const works: (() => void)[] = [];
  const turns = createTurns((work) => void works.push(work));
  const begun: number[] = [];
  return {
    begun,
    isIdle: () => works.length === 0,
    /** Asks for pages, each by its number on the connection of that number. */
    async ask(...pages: readonly { readonly page: number; readonly on: object }[]) {
      for (const { page, on } of pages) void turns.next(on).then(() => begun.push(page));
      await settled();
    },
    async pass(count: number) {
      for (let passed = 0; passed < count; passed += 1) works.splice(0).forEach((work) => work());
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await Promise.resolve();
}

function pages(from: number, to: number, on: (page: number) => object = () => ({})) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    page: from + index,
    on: on(from + index),
  }));
}

it('begins the page of a newcomer at once, and the next ones in their order with turns in between', async () => {
  const { ask, pass, begun } = stillLoop();
  await ask(...pages(1, 3));
  expect(begun).toEqual([1]);
  await pass(7);
  expect(begun).toEqual([1]);
  await pass(1);
  expect(begun).toEqual([1, 2]);
  await pass(8);
  expect(begun).toEqual([1, 2, 3]);
});

it('begins five pages of known connections in one turn, and those that are left in the next', async () => {
  const { ask, pass, begun } = stillLoop();
  const connection = {};
  await ask({ page: 0, on: connection });
  await pass(8);
  await ask(...pages(1, 12, () => connection));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  await pass(1);
  expect(begun).toHaveLength(11);
  await pass(1);
  expect(begun).toEqual(Array.from({ length: 13 }, (_, page) => page));
});

it('lets nobody begin beside a newcomer, who may stand before others that are not seen yet', async () => {
  const { ask, pass, begun } = stillLoop();
  const connection = {};
  await ask({ page: 1, on: connection });
  await pass(8);
  await ask({ page: 2, on: connection }, { page: 3, on: {} }, { page: 4, on: connection });
  expect(begun).toEqual([1, 2, 3]);
  await pass(7);
  expect(begun).toEqual([1, 2, 3]);
  await pass(1);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('turns no loop that has nothing to wait for', async () => {
  const { ask, pass, begun, isIdle } = stillLoop();
  await ask({ page: 1, on: {} });
  await pass(20);
  expect(isIdle()).toBe(true);
  await ask({ page: 2, on: {} });
  expect(begun).toEqual([1, 2]);
});
