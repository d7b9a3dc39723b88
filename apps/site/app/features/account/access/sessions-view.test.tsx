// @vitest-environment happy-dom
import { redirect } from '@remix-run/node';
import { useActionData, useSearchParams } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openInDocument } from '../../../../test/page-in-document.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { CONFIRMING, END_FIELD, SessionsView } from './sessions-view.tsx';

const TEXTS = textsOf('pt-BR', 'access');

const THIS = {
  handle: 's0',
  device: 'Chrome, Android',
  since: 'Hoje',
  seen: 'Agora',
  isThis: true,
};
const OTHER = {
  handle: 's1',
  device: 'Safari, macOS',
  since: 'Ontem',
  seen: '10:00',
  isThis: false,
};

const confirm = {
  by: 'password' as const,
  label: 'Senha',
  hint: '',
  showLabel: 'Mostrar',
  hideLabel: 'Ocultar',
};

function Page() {
  const isEnded = useSearchParams()[0].has('ended');
  return (
    <SessionsView
      texts={TEXTS}
      sessions={isEnded ? [THIS] : [THIS, OTHER]}
      done={isEnded ? TEXTS['sessions.ended'] : null}
      form={useActionData<FormState>()}
    />
  );
}

async function action({ request }: { request: Request }) {
  const form = await request.formData();
  if (form.has(CONFIRMING)) return redirect(`${accountPaths.sessions}?ended=1`);
  return { values: { [END_FIELD]: 's1' }, errors: {}, formError: null, confirm };
}

it('the focus follows from a session’s button to the question, and to what was done', async () => {
  const routes = [{ path: accountPaths.sessions, Component: Page, action }];
  const place = await openInDocument({ address: accountPaths.sessions, routes });
  const press = async (name: string, field: string) => {
    const button = place.querySelector<HTMLButtonElement>(`form:has([name="${field}"]) ${name}`);
    button?.focus();
    await act(async () => button?.click());
  };
  await press('button[value="s1"]', END_FIELD);
  await act(() => vi.waitFor(() => expect(place.querySelector('#password')).not.toBeNull()));
  expect(document.activeElement?.textContent).toBe(
    `${TEXTS['sessions.end']}: Safari, macOS. Ontem`,
  );
  await press('button[type="submit"]', CONFIRMING);
  const done = TEXTS['sessions.ended'];
  await act(() => vi.waitFor(() => expect(place.textContent).toContain(done)));
  expect(document.activeElement?.textContent).toBe(done);
});
