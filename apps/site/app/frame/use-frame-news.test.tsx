// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { noteFrameRead } from './frame-age.ts';
import { type FrameNews, useFrameNews } from './use-frame-news.ts';

const SAME: FrameNews = { version: 'one', isClosed: false };
const MINUTE_MS = 60_000;

let isHidden: boolean;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date'] });
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An open page whose frame has the version `one`; `news` is what the site answers, or that it fails. */
async function openPage() {
  const site = { news: SAME as FrameNews | null, asked: 0, reloads: -1 };
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe(paths.frameNews);
    site.asked += 1;
    return site.news ? Promise.resolve(Response.json(site.news)) : Promise.reject(new TypeError());
  });
  const timers: { work: () => void; every: number }[] = [];
  const world = {
    setInterval: (work: () => void, every: number) => timers.push({ work, every }),
    clearInterval: () => undefined,
  };
  function Page() {
    useFrameNews({ frameVersion: 'one' }, world as never);
    return <input aria-label="amount" />;
  }
  const Stub = createRemixStub([
    { id: 'page', path: '/', Component: Page, loader: () => (site.reloads += 1) },
  ]);
  const container = document.createElement('div');
  const root = createRoot(container);
  document.body.append(container);
  await act(async () => root.render(<Stub />));
  await act(() => vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull()));
  noteFrameRead();
  return {
    site,
    timers,
    container,
    tick: () => act(async () => timers.forEach(({ work }) => work())),
    look: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
    close() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

it('FLAG-05 is asked for every 120000 ms while somebody sees the page, and changes nothing alone', async () => {
  const { site, timers, tick, close } = await openPage();
  expect(timers.map(({ every }) => every)).toEqual([120_000]);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await tick();
  expect(site).toMatchObject({ asked: 1, reloads: 0 });
  isHidden = true;
  vi.advanceTimersByTime(2 * MINUTE_MS);
  await tick();
  expect(site.asked).toBe(1);
  close();
});

it('FLAG-05 is asked for when the page becomes visible, at most once per 30000 ms', async () => {
  const { site, tick, look, close } = await openPage();
  vi.advanceTimersByTime(29_999);
  await look();
  expect(site.asked).toBe(0);
  vi.advanceTimersByTime(1);
  await look();
  await tick();
  vi.advanceTimersByTime(29_999);
  await look();
  expect(site.asked).toBe(1);
  vi.advanceTimersByTime(1);
  await look();
  expect(site.asked).toBe(2);
  close();
  vi.advanceTimersByTime(MINUTE_MS);
  await look();
  expect(site.asked).toBe(2);
});

it('FLAG-05 FLAG-06 FLAG-10 the page’s data are asked for again once the news are others', async () => {
  const { site, look, close } = await openPage();
  vi.advanceTimersByTime(MINUTE_MS);
  site.news = null;
  await look();
  expect(site.reloads).toBe(0);
  vi.advanceTimersByTime(MINUTE_MS);
  site.news = { version: 'two', isClosed: false };
  await look();
  await act(() => vi.waitFor(() => expect(site.reloads).toBe(1)));
  close();
});

it('FLAG-05 maintenance of the whole site takes no page away on which somebody has typed', async () => {
  const { site, container, look, close } = await openPage();
  container.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  site.news = { version: 'two', isClosed: true };
  vi.advanceTimersByTime(MINUTE_MS);
  await look();
  expect(site).toMatchObject({ asked: 1, reloads: 0 });
  site.news = { version: 'two', isClosed: false };
  vi.advanceTimersByTime(MINUTE_MS);
  await look();
  await act(() => vi.waitFor(() => expect(site.reloads).toBe(1)));
  close();
});
