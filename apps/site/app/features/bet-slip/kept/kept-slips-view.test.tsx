// @vitest-environment happy-dom
import { useLoaderData } from '@remix-run/react';
import { KICK_OFF } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { BRAZILIAN_FORMAT } from '../../../../test/brazilian-format.ts';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import { keptSlipPath } from '../../../paths/slip-paths.ts';
import { paths } from '../../../paths.ts';
import type { KeptSlipName } from '../../../shapes/bet-slip/kept-slip.ts';
import { KeptSlipsView } from './kept-slips-view.tsx';

const TEXTS = textsOf('pt-BR', 'bet-history');

/** The page of three kept slips, whose buttons delete them. */
async function openKept() {
  let kept = [1, 2, 3].map((n): KeptSlipName => ({
    id: `${n}`,
    outcomeName: `Time ${n}`,
    count: n,
    keptAt: KICK_OFF,
  }));
  function Page() {
    return (
      <KeptSlipsView
        texts={TEXTS}
        kept={useLoaderData() as readonly KeptSlipName[]}
        isFull={false}
      />
    );
  }
  const remove = (id: string) => ({
    path: keptSlipPath(id),
    action: async () => {
      kept = kept.filter((each) => each.id !== id);
      return new Response(null, { status: 302, headers: { Location: paths.keptSlips } });
    },
  });
  const page = { id: 'page', path: paths.keptSlips, loader: () => kept, Component: Page };
  const routes = [page, ...kept.map(({ id }) => remove(id))];
  const shell = { csrf: 'c', format: BRAZILIAN_FORMAT };
  const place = await openInDocument({ address: paths.keptSlips, routes, shell, data: kept });
  const button = (id: string) =>
    place.querySelector<HTMLElement>(`form[action="${keptSlipPath(id)}"] button`);
  return {
    button,
    async press(id: string) {
      button(id)?.focus();
      await act(async () => button(id)?.click());
      await act(() => vi.waitFor(() => expect(button(id)).toBeNull()));
    },
  };
}

it('the focus of a kept slip that is deleted goes to the next, and at last to the words of none', async () => {
  const { press, button } = await openKept();
  await press('2');
  expect(document.activeElement).toBe(button('3'));
  await press('3');
  expect(document.activeElement).toBe(button('1'));
  await press('1');
  expect(document.activeElement?.textContent).toContain(TEXTS['kept.empty.title']);
});
