import { createMemoryHistory, createRouter } from '@remix-run/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteFrameRead } from '../frame/frame-age.ts';
import { reloadPageAlone, revalidateWithPage } from './reload-scope.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A browser on a page within a frame; `asked` has what was read of the site since, in its order. */
function openPage() {
  const asked: string[] = [];
  noteFrameRead();
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/esportes'] }),
    hydrationData: { loaderData: { frame: 'frame', home: 'home' } },
    routes: [
      {
        id: 'frame',
        shouldRevalidate: (args) => revalidateWithPage(args as never),
        loader() {
          asked.push('frame');
          noteFrameRead();
          return 'frame';
        },
        children: [
          { id: 'home', path: '/esportes', loader: () => asked.push('home') },
          { id: 'sport', path: '/esportes/:sport', loader: () => asked.push('sport') },
        ],
      },
    ],
  }).initialize();
  const go = async (path: string) => {
    asked.length = 0;
    await router.navigate(path);
    return [...asked].sort();
  };
  return { router, asked, go };
}

it('FLAG-05 FLAG-06 FLAG-10 a link asks for the frame again once it is 30000 ms old, and not before', async () => {
  const { router, go } = openPage();
  vi.advanceTimersByTime(29_999);
  expect(await go('/esportes/futebol')).toEqual(['sport']);
  vi.advanceTimersByTime(1);
  expect(await go('/esportes/tenis')).toEqual(['frame', 'sport']);
  expect(await go('/esportes')).toEqual(['home']);
  vi.advanceTimersByTime(3_600_000);
  expect(await go('/esportes/futebol')).toEqual(['frame', 'sport']);
  router.dispose();
});

it('asks for an old frame with the next link where the clock was set back', async () => {
  const { router, go } = openPage();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await go('/esportes/futebol')).toEqual(['frame', 'sport']);
  router.dispose();
});

it('leaves the frame where the page alone is asked for, however old it is', async () => {
  const { router, asked } = openPage();
  vi.advanceTimersByTime(3_600_000);
  reloadPageAlone(() => router.revalidate());
  await vi.waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(asked).toEqual(['home']);
  router.revalidate();
  await vi.waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(asked).toHaveLength(3);
  router.dispose();
});
