// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { useSearchParams } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import type { BankAccount } from '@vitrine/upstream/wallet/bank-accounts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openInDocument } from '../../../test/page-in-document.tsx';
import { paths, SAVED } from '../../paths.ts';
import { MAKE_DEFAULT } from './bank-account-fields.ts';
import { BankAccountsView } from './bank-accounts-view.tsx';

const TEXTS = textsOf('pt-BR', 'wallet');
const PATH = paths.bankAccounts;

function keys(defaultId: string): readonly BankAccount[] {
  return ['a-1', 'a-2'].map((id) => ({
    id,
    isDefault: id === defaultId,
    state: 'Confirmed',
    kind: 'pix',
    keyType: 'email',
    key: `${id}@exemplo.com.br`,
  }));
}

function Page() {
  const isSaved = useSearchParams()[0].has(SAVED);
  return (
    <BankAccountsView
      texts={TEXTS}
      country="BR"
      path={PATH}
      accounts={keys(isSaved ? 'a-2' : 'a-1')}
      changed={null}
      isSaved={isSaved}
      form={undefined}
    />
  );
}

it('what was saved has the focus of the button that is gone', async () => {
  const action = () => redirect(`${PATH}?${SAVED}=1`);
  const place = await openInDocument({
    address: PATH,
    routes: [{ path: PATH, Component: Page, action }],
  });
  const button = () => place.querySelector<HTMLButtonElement>(`button[name="${MAKE_DEFAULT}"]`);
  expect(button()?.value).toBe('a-2');
  button()?.focus();
  await act(async () => button()?.click());
  await act(() => vi.waitFor(() => expect(button()?.value).toBe('a-1')));
  expect(document.activeElement?.textContent).toBe(TEXTS['account.saved']);
});
