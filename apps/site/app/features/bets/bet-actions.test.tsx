// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betDetailsPath, SHARED, shareBetPath } from '../../paths/bet-paths.ts';
import { BetActions } from './bet-actions.tsx';

const TEXTS = textsOf('pt-BR', 'bet-history');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Bet() {
  const [search] = useSearchParams();
  const link = search.get(SHARED);
  return <BetActions texts={TEXTS} betNumber="7" sharing={link === null ? null : { link }} />;
}

it('REPL-01 the link of a bet has the focus of the button that made it', async () => {
  const bet = betDetailsPath('7');
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ csrf: 'c' }),
      children: [
        { path: bet, Component: Bet },
        { path: shareBetPath('7'), action: () => redirect(`${bet}?${SHARED}=aB3`) },
      ],
    },
  ]);
  const hydrationData = { loaderData: { root: { csrf: 'c' } } };
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  await act(async () => root.render(<Stub initialEntries={[bet]} hydrationData={hydrationData} />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(() => vi.waitFor(() => expect(container.querySelector('#share-link')).not.toBeNull()));
  expect(document.activeElement?.id).toBe('share-link');
  await act(async () => root.unmount());
});
