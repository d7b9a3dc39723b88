// @vitest-environment happy-dom
import { Link, Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTold } from './page-told.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Page({ title }: { readonly title: string }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

const WAYS = ['/sacar', '/sacar?filtro=hoje', '/sacar#ajuda', '/conta'];

/** Two pages below one frame, and what is said when a link is followed. */
async function openSite() {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <>
          {WAYS.map((way) => (
            <Link key={way} to={way}>
              {way}
            </Link>
          ))}
          <Outlet />
          <PageTold />
        </>
      ),
      children: [
        { path: 'conta', Component: () => <Page title="Conta | Estrela" /> },
        { path: 'sacar', Component: () => <Page title="Sacar | Estrela" /> },
      ],
    },
  ]);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  await act(async () => root.render(<Stub initialEntries={['/conta']} />));
  const words = () => container.querySelector('[aria-live]');
  return {
    words: () => words()?.textContent,
    region: words,
    follow: (way: string) =>
      act(async () => container.querySelector<HTMLElement>(`a[href="${way}"]`)?.click()),
    close: () => act(async () => root.unmount()),
  };
}

it('the title of a page that a link led to is said; that of the first page is the browser’s', async () => {
  const { words, region, follow, close } = await openSite();
  const standing = region();
  expect(words()).toBe('');
  await follow('/sacar');
  expect(words()).toBe('Sacar | Estrela');
  await follow('/conta');
  expect(words()).toBe('Conta | Estrela');
  expect(region()).toBe(standing);
  await close();
});

it('nothing is said of another place or another filter of the same page', async () => {
  const { words, follow, close } = await openSite();
  await follow('/sacar');
  await follow('/conta');
  await follow('/sacar');
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(document.body, { subtree: true, characterData: true, childList: true });
  await follow('/sacar#ajuda');
  await follow('/sacar?filtro=hoje');
  await act(async () => {});
  expect(words()).toBe('Sacar | Estrela');
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();
  await close();
});
