// @vitest-environment happy-dom
import { Outlet, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeHandle } from '../../../guard/route-handle.ts';
import { NO_TRACKING } from '../../../tracking/shell-tracking.ts';
import PageTracking from './page-tracking.tsx';

const track = vi.fn();
vi.mock('../../../tracking/use-track.ts', () => ({ useTrack: () => track }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  track.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The pages that were tracked, in their order. */
const shown = () => track.mock.calls.map(([event]) => (event as { page: string }).page);

it('TRACK-06 of several pages within 250 ms the first is tracked at once, then the last alone', async () => {
  let go: ReturnType<typeof useNavigate> = () => undefined;
  function Frame() {
    go = useNavigate();
    return (
      <>
        <PageTracking />
        <Outlet />
      </>
    );
  }
  const shell = { tracking: NO_TRACKING };
  const page = (path: string, handle: object) => ({ path, handle, Component: () => <main /> });
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      Component: Frame,
      children: [
        page('/esportes', routeHandle('sportsbook')),
        page('/casino', routeHandle('casino')),
        page('/login', routeHandle('login')),
        page('/deposit', routeHandle('deposit')),
      ],
    },
  ]);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Stub initialEntries={['/esportes']} hydrationData={{ loaderData: { root: shell } }} />,
    ),
  );
  expect(shown()).toEqual(['sportsbook']);
  for (const path of ['/casino', '/login', '/deposit']) await act(async () => go(path));
  expect(shown()).toEqual(['sportsbook']);
  await act(async () => vi.advanceTimersByTime(249));
  expect(shown()).toEqual(['sportsbook']);
  await act(async () => vi.advanceTimersByTime(1));
  expect(shown()).toEqual(['sportsbook', 'deposit']);
  await act(async () => vi.advanceTimersByTime(250));
  await act(async () => go('/casino'));
  expect(shown()).toEqual(['sportsbook', 'deposit', 'casino']);
  await act(async () => root.unmount());
});
