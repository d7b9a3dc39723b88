// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openInDocument } from '../../../test/page-in-document.tsx';
import { betDetailsPath, SHARED, shareBetPath } from '../../paths/bet-paths.ts';
import { BetActions } from './bet-actions.tsx';

const TEXTS = textsOf('pt-BR', 'bet-history');

function Bet() {
  const [search] = useSearchParams();
  const link = search.get(SHARED);
  return <BetActions texts={TEXTS} betNumber="7" sharing={link === null ? null : { link }} />;
}

it('REPL-01 the link of a bet has the focus of the button that made it', async () => {
  const bet = betDetailsPath('7');
  const routes = [
    { path: bet, Component: Bet },
    { path: shareBetPath('7'), action: () => redirect(`${bet}?${SHARED}=aB3`) },
  ];
  const place = await openInDocument({ address: bet, routes });
  const button = place.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(() => vi.waitFor(() => expect(place.querySelector('#share-link')).not.toBeNull()));
  expect(document.activeElement?.id).toBe('share-link');
});
