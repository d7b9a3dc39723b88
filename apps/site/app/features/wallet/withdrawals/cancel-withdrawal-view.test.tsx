// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import { ATTEMPT, CancelWithdrawalView, type ShownCancelling } from './cancel-withdrawal-view.tsx';

const TEXTS = textsOf('pt-BR', 'wallet');
const PATH = '/withdrawal/W1/cancel';

const ASKED: ShownCancelling = {
  kind: 'asked',
  attempt: 0,
  amount: 'R$ 500,00',
  askedAt: '14/03/2026 10:20',
  number: 'W1',
  confirm: 'Cancelar o saque de R$ 500,00',
};

function Page() {
  const [search] = useSearchParams();
  const shown = search.has(ATTEMPT)
    ? ({ kind: 'cancelled', amount: ASKED.amount } as const)
    : ASKED;
  return <CancelWithdrawalView texts={TEXTS} path={PATH} shown={shown} form={undefined} />;
}

it('WAL-17 what became of the cancelling has the focus of the button that asked for it', async () => {
  const action = () => redirect(`${PATH}?${ATTEMPT}=0`);
  const routes = [{ path: PATH, Component: Page, action }];
  const place = await openInDocument({ address: PATH, routes });
  const button = place.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  const title = TEXTS['cancelWithdrawal.cancelledTitle'];
  await act(() => vi.waitFor(() => expect(place.textContent).toContain(title)));
  expect(document.activeElement?.textContent).toBe(title);
});
