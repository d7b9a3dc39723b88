// @vitest-environment happy-dom
import { Link, Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNetworkBack } from './use-network-back.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Frame({ words }: { readonly words?: string }) {
  useNetworkBack();
  return words ?? <Outlet />;
}

/** A site whose second page fails once with `failure`, opened at that page. */
async function openFailed(failure: unknown) {
  const site = { reads: 0 };
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => <Frame />,
      ErrorBoundary: () => <Frame words="Failed" />,
      children: [
        { index: true, Component: () => <Link to="/bets">Bets</Link> },
        {
          path: 'bets',
          loader() {
            site.reads += 1;
            if (site.reads === 1) throw failure;
            return null;
          },
          Component: () => 'Your bets',
        },
      ],
    },
  ]);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<Stub />));
  await act(async () => place.querySelector('a')?.click());
  await act(() => vi.waitFor(() => expect(place.textContent).toBe('Failed')));
  return {
    site,
    place,
    async comeBack() {
      await act(async () => void dispatchEvent(new Event('online')));
    },
    close: () => act(async () => root.unmount()),
  };
}

it('a page that nobody answered is read when the network is back', async () => {
  const { site, place, comeBack, close } = await openFailed(new TypeError('Failed to fetch'));
  await comeBack();
  await act(() => vi.waitFor(() => expect(place.textContent).toBe('Your bets')));
  await comeBack();
  expect(site.reads).toBe(2);
  await close();
});

it('a failure that was answered stays', async () => {
  const { site, place, comeBack, close } = await openFailed(new Response(null, { status: 404 }));
  await comeBack();
  expect(place.textContent).toBe('Failed');
  expect(site.reads).toBe(1);
  await close();
});
