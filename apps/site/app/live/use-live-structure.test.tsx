// @vitest-environment happy-dom
import { useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveFrame } from './live-types.ts';
import { useLiveStructure } from './use-live-structure.ts';

const heard: ((frame: LiveFrame) => void)[] = [];
vi.mock('./load-live.ts', () => ({
  loadLive: () =>
    Promise.resolve({
      subscribe: (hear: (frame: LiveFrame) => void) => {
        heard.push(hear);
        return () => undefined;
      },
    }),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Timers that run once they are told to. */
function heldTimers() {
  const due: (() => void)[] = [];
  return {
    world: {
      Math,
      performance,
      setTimeout: (work: () => void) => due.push(work),
      clearTimeout: () => undefined,
    },
    due,
  };
}

it('a live page that nobody reloads stays as it is, and asks again until it is answered', async () => {
  const { world, due } = heldTimers();
  const answers = [null, null, 3];
  let asked = 0;
  function Page() {
    useLiveStructure({ pageAlone: true }, world as never);
    return <p>{useLoaderData<{ count: number }>().count}</p>;
  }
  const Stub = createRemixStub([
    {
      id: 'page',
      path: '/',
      Component: Page,
      loader() {
        const count = answers[asked];
        asked += 1;
        if (count == null) throw new TypeError('Failed to fetch');
        return { count };
      },
    },
  ]);
  const place = document.createElement('main');
  await act(async () =>
    createRoot(place).render(<Stub hydrationData={{ loaderData: { page: { count: 0 } } }} />),
  );
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  const runDue = async () => {
    const [next] = due.splice(0, 1);
    expect(due).toEqual([]);
    await act(async () => next?.());
    await settle();
  };
  await settle();
  expect(place.textContent).toBe('0');

  heard[0]?.({ x: ['sr:match:1'] });
  await runDue();
  expect([place.textContent, due.length]).toEqual(['0', 1]);
  await runDue();
  expect([place.textContent, due.length]).toEqual(['0', 1]);
  await runDue();
  expect([place.textContent, due.length]).toEqual(['3', 0]);
  expect(asked).toBe(3);
});
